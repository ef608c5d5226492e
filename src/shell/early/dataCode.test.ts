import { expect, it } from 'vitest';
import { headOf } from '#crud/declared/ResourceHead.ts';
import { fromData } from '#crud/plain/fromData.ts';
import { readWritten } from '#crud/plain/lintData.ts';
import { roleBelow } from '#providers/access/roleBelow.ts';
import { dataCode } from './dataCode.ts';

const giftCards = JSON.stringify({
  name: 'giftCards',
  label: '礼品卡',
  scope: 'shop',
  access: { below: 3, reason: '只有平台管理员' },
  fields: { title: { kind: 'text', label: '卡名' } },
  calls: { noun: 'gift_card' },
});

/** What a browser makes of the written module. */
function run(code: string): readonly { load: () => Promise<unknown>; name: string }[] {
  const body = code
    .replace(/^import .*$/m, '')
    .replace(/^export const/gm, 'const')
    .replace(/import\(/g, 'fetched(');
  const fetched = (id: string) => Promise.resolve({ resource: id });
  return new Function('roleBelow', 'fetched', `${body}; return declaredAsData;`)(roleBelow, fetched);
}

it('a .resource.json file becomes a head, and the way to the rest of it', async () => {
  const [head] = run(dataCode([{ id: 'virtual:gift', text: giftCards }], 'roleBelow.ts'));
  const { load, ...facts } = head ?? { load: () => Promise.reject(new Error('nothing was written')) };
  const wanted = headOf(fromData(readWritten(giftCards, 'gift')));
  expect(JSON.parse(JSON.stringify(facts))).toEqual(JSON.parse(JSON.stringify(wanted)));
  expect(await load()).toBe('virtual:gift');
});

it('a product without any pays nothing for them', () => {
  expect(dataCode([], 'roleBelow.ts')).toBe('export const declaredAsData = [];\n');
});

it('one that cannot be read is refused with file, place and sentence', () => {
  const text = giftCards.replace('"scope"', '"scoop"');
  expect(() => dataCode([{ id: 'gift.resource.json', text }], 'roleBelow.ts')).toThrow(
    /^gift\.resource\.json:1:\d+ unknown-key scoop：没有 "scoop" 这个键。你是不是想写 "scope"？/,
  );
});
