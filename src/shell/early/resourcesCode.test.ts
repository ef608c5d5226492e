import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { createFurther } from '#crud/declared/createFurther.ts';
import { standingAt } from '#crud/declared/Further.ts';
import { headOf, type LateResource } from '#crud/declared/ResourceHead.ts';
import type { Resource } from '#crud/Resource.ts';
import { roleBelow } from '#providers/access/roleBelow.ts';
import { arrange } from './arrange.ts';
import { dataDeclarations } from './dataDeclarations.ts';
import { declarations } from './declarations.ts';
import { menuCode, type ResourcesFrom, resourcesCode, shelfCode } from './resourcesCode.ts';
import { shelvesOf } from './shelves.ts';

const from: ResourcesFrom = {
  roleBelow: 'roleBelow.ts',
  importLate: 'importLate.ts',
  createFurther: 'createFurther.ts',
  shelf: (nth) => `shelf:${nth}`,
  menu: 'menu',
};
const giftCards = {
  name: 'giftCards',
  label: '礼品卡',
  scope: 'shop',
  access: { below: 3, reason: '只有平台管理员' },
  fields: { title: { kind: 'text', label: '卡名' } },
  calls: { noun: 'gift_card' },
};
const declared = (facts: object = {}) =>
  dataDeclarations([{ id: 'virtual:gift', text: JSON.stringify({ ...giftCards, ...facts }) }]);

/** What a browser makes of a written module; what it imports later is what `files` say. */
function run(code: string, files: Readonly<Record<string, object>> = {}) {
  const body = code
    .replace(/^import .*$/gm, '')
    .replace(/^export const (\w+) =/gm, 'exported.$1 =')
    .replace(/import\(/g, 'fetched(');
  const importLate = (load: () => Promise<Record<string, unknown>>, name: string) => async () => (await load())[name];
  const fetched = (id: string) => Promise.resolve(files[id] ?? { resource: id });
  return new Function(
    'roleBelow',
    'importLate',
    'createFurther',
    'fetched',
    `const exported = {}; ${body}; return exported;`,
  )(roleBelow, importLate, createFurther, fetched);
}

it('a .resource.json file becomes a head, and the way to the rest of it', async () => {
  const [head] = run(resourcesCode(declared(), 0, from)).declaredAsData as LateResource[];
  const { load, ...facts } = head ?? { load: () => Promise.reject(new Error('nothing was written')) };
  const wanted = headOf(declared()[0]?.resource as Resource);
  expect(JSON.parse(JSON.stringify(facts))).toEqual(JSON.parse(JSON.stringify(wanted)));
  expect(await load()).toBe('virtual:gift');
});

it('a product without any pays nothing for them', () => {
  expect(resourcesCode([], 0, from)).toBe('export const declaredAsData = [];\nexport const further = undefined;\n');
});

it('one that cannot be read is refused with file, place and sentence', () => {
  const text = JSON.stringify(giftCards).replace('"scope"', '"scoop"');
  expect(() => dataDeclarations([{ id: 'gift.resource.json', text }])).toThrow(
    /^gift\.resource\.json:1:\d+ unknown-key scoop：没有 "scoop" 这个键。你是不是想写 "scope"？/,
  );
});

describe('further resources', () => {
  /** A product of which nothing is near, as a browser meets it. */
  const furtherOf = (placed: ReturnType<typeof declared>) => {
    const shelves = shelvesOf(placed);
    const files = Object.fromEntries(
      shelves.map((each, nth): [string, object] => [from.shelf(nth), run(shelfCode(each, from))]),
    );
    const { further } = run(resourcesCode([], shelves.length, from), { ...files, menu: run(menuCode(placed, from)) });
    return further as ReturnType<typeof createFurther>;
  };
  const all = declarations();

  test.each(all.map((placed) => [placed.resource.name, placed] as const))(
    'the head of %s is found by its name and by each of its addresses',
    async (name, { resource }) => {
      const further = furtherOf(all);
      const head = await further.named(name);
      expect(head?.name).toBe(name);
      const { routes, screens } = headOf(resource);
      for (const screen of screens) {
        const address = (routes[screen] ?? '').replace(/:\w+/g, '7');
        expect(standingAt(await further.shelfAt(address).load(), address)).toBe(head);
      }
    },
  );

  it('whatever it is called and wherever it stands, it is found again, and nothing else is', async () => {
    const word = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9]{0,11}$/);
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(word, { minLength: 1, maxLength: 60, selector: (name) => name.toLowerCase() }),
        word,
        async (names, other) => {
          const further = furtherOf(names.flatMap((name) => declared({ name })));
          for (const name of names) {
            expect((await further.named(name))?.name).toBe(name);
            const address = `/shop/3/${name}/add/`;
            expect(standingAt(await further.shelfAt(address).load(), address)?.name).toBe(name);
          }
          if (!names.some((name) => name.toLowerCase() === other.toLowerCase()))
            expect(standingAt(await further.shelfAt(`/shop/3/${other}`).load(), `/shop/3/${other}`)).toBeUndefined();
          expect((await further.all()).map(({ name }) => name).sort()).toEqual([...names].sort());
        },
      ),
      { numRuns: 25 },
    );
  });

  it('the menu says of each its name, its address and who may see it; of one without a line nothing', async () => {
    const placed = [...declared(), ...declared({ name: 'notes', menu: false })];
    const lines = await furtherOf(placed).menu.load();
    expect(lines).toMatchObject([
      { menu: '礼品卡管理', scope: 'shop', routes: { list: '/shop/:sid/giftCards' }, access: { below: 3 } },
    ]);
    expect(lines[0]?.access?.may({ role: 4 } as never)).toBe(false);
  });
});

describe('which ones are near', () => {
  const asCode = ['orders', 'goods', 'tags'].flatMap((name) => declarations().filter((each) => each.exported === name));
  const app =
    'import { goods } from …\nimport { orders } from …\nconst sections = [tags, goods, orders, ...declaredAsData]';

  it('the first of the menu; what is declared as data comes behind what is declared as code', () => {
    const { near, further } = arrange(asCode, declared(), app, 2);
    expect([near, further].map((part) => part.map(({ resource }) => resource.name))).toEqual([
      ['tags', 'goods'],
      ['orders', 'giftCards'],
    ]);
  });

  it('R7 and one whose access is code, which cannot be written down', () => {
    const [gift] = declared();
    if (!gift) throw new Error('Failed to test: nothing is declared.');
    const placed = { ...gift, resource: { ...gift.resource, access: { may: () => false, reason: '今天不行' } } };
    expect(arrange(asCode, [placed], app, 1).near.map(({ resource }) => resource.name)).toEqual(['tags', 'giftCards']);
  });
});
