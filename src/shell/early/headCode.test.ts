import { expect, it, test } from 'vitest';
import { headOf } from '#crud/declared/ResourceHead.ts';
import { roleBelow } from '#providers/access/roleBelow.ts';
import { declarations } from './declarations.ts';
import { headCode } from './headCode.ts';

const from = { roleBelow: 'roleBelow.ts', importLate: 'importLate.ts' };

/** What a browser makes of the written module: its exports, by name. */
const run = (code: string): Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> => {
  const body = code
    .replace(/^import .*$/gm, '')
    .replace(/export const (\w+) =/g, 'exported.$1 =')
    .replace(/import\(/g, 'fetched(');
  const importLate = (load: () => unknown) => load;
  return new Function('roleBelow', 'importLate', 'fetched', `const exported = {}; ${body}; return exported;`)(
    roleBelow,
    importLate,
    () => Promise.resolve({}),
  );
};
const all = declarations();

it('every resource of the product is declared in a file of its own', () => {
  expect(all.map(({ file, resource }) => `${resource.name} ${file}`)).toContain('goods /src/resources/goods/goods.ts');
  expect(new Set(all.map(({ file }) => file)).size).toBe(all.length);
});

test.each(all.map((placed) => [placed.resource.name, placed] as const))(
  'the written head of %s says what its declaration says',
  (_, placed) => {
    const { load, ...head } = run(headCode([placed], [], from))[placed.exported] ?? {};
    expect(JSON.stringify(head, sorted)).toBe(JSON.stringify(headOf(placed.resource), sorted));
    expect(load).toBeTypeOf('function');
    const rule = placed.resource.access;
    if (rule) expect(head.access).toMatchObject({ below: rule.below, reason: rule.reason });
  },
);

const [first] = all;
if (!first) throw new Error('Failed to test: nothing is declared.');

it('R7 a declaration whose access is code is left whole', () => {
  const resource = { ...first.resource, access: { may: () => false, reason: '今天不行' } };
  const placed = { file: '/goods.ts', exported: 'goods', resource };
  expect(headCode([placed], [], from)).toContain('export { goods } from "/goods.ts";');
});

it('a further declaration leaves a gap in the first file', () => {
  const exported = run(headCode([], [first], from));
  expect(Object.entries(exported)).toEqual([[first.exported, undefined]]);
});

/** Names in one order: a head is the same however it is written. */
const sorted = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
    : value;
