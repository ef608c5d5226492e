import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isBlank } from '#schemas/text/fold.ts';
import { everyKind, names } from '../../tests/support/everyKind.ts';
import type { FieldKind } from './Field.ts';
import { f } from './f.ts';
import { kinds } from './kinds.ts';

const whole = fc.integer({ min: -(10 ** 14), max: 10 ** 14 });
const amount = fc.tuple(whole, fc.stringMatching(/^\d{0,4}$/)).map(([n, d]) => (d === '' ? String(n) : `${n}.${d}`));
const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const ends = <End>(end: fc.Arbitrary<End>, names: readonly [string, string]) =>
  fc
    .tuple(fc.option(end, { nil: undefined }), fc.option(end, { nil: undefined }))
    .filter(([low, high]) => low !== undefined || high !== undefined)
    .map(([low, high]) => ({
      ...(low !== undefined && { [names[0]]: low }),
      ...(high !== undefined && { [names[1]]: high }),
    }));

const asked: readonly (readonly [FieldKind, fc.Arbitrary<unknown>])[] = [
  ['int', ends(whole, ['min', 'max'])],
  ['money', ends(amount, ['min', 'max'])],
  ['day', ends(day, ['from', 'to'])],
  ['dayRange', ends(day, ['from', 'to'])],
  ['ref', fc.uniqueArray(fc.integer({ min: 0, max: 10 ** 14 }), { minLength: 1, maxLength: 60 })],
  ['choice', fc.uniqueArray(fc.constantFrom(1, 2, 3), { minLength: 1 })],
  ['switch', fc.boolean()],
  ['text', fc.string().filter((text) => !isBlank(text.normalize('NFKC')))],
];

test.each(asked)('whatever is asked of a %s stands in the address and comes back as it was', (kind, any) => {
  const filter = kinds[kind].filter;
  fc.assert(
    fc.property(any, (value) => {
      expect(filter?.read(filter.write(value, everyKind[kind]), everyKind[kind])).toEqual(value);
    }),
  );
});

test.each<[FieldKind, readonly string[], unknown]>([
  ['choice', ['1', '9', '1'], [1]],
  ['choice', ['9'], undefined],
  ['ref', ['7', 'x', '07'], [7]],
  ['refs', ['7', 'x', '3'], [7, 3]],
  ['switch', ['yes'], undefined],
  ['int', ['3..20'], { min: 3, max: 20 }],
  ['int', ['3..'], { min: 3 }],
  ['int', ['..1.5'], undefined],
  ['int', ['3..4..5'], undefined],
  ['int', ['七'], undefined],
  ['money', ['１２．５..'], { min: '12.5' }],
  ['money', ['..abc'], undefined],
  ['percent', ['10%..１５'], { min: '10', max: '15' }],
  ['day', ['20260308..2026-02-30'], { from: '2026-03-08' }],
  ['text', ['  '], undefined],
])('of a %s the address %j asks for %j', (kind, texts, value) => {
  expect(kinds[kind].filter?.read(texts, everyKind[kind])).toEqual(value);
});

test.each<[FieldKind, unknown, unknown, boolean]>([
  ['int', 3, { min: 3, max: 3 }, true],
  ['int', 0, { max: 5 }, true],
  ['int', 6, { max: 5 }, false],
  ['money', '9.9', { min: '10' }, false],
  ['money', '10.00', { min: '10', max: '10.0' }, true],
  ['money', '0.3', { min: '0.30000000000000001' }, false],
  ['day', '2026-03-08', { from: '2026-03-09' }, false],
  ['day', '2026-03-08', { to: '2026-03-08' }, true],
  ['day', '', { to: '2026-03-08' }, false],
  ['dayRange', { from: '2026-03-01', to: '2026-03-08' }, { from: '2026-03-08', to: '2026-03-20' }, true],
  ['dayRange', { from: '2026-03-01', to: '2026-03-08' }, { from: '2026-03-09' }, false],
  ['dayRange', { from: '2026-03-01' }, { from: '2027-01-01' }, true],
  ['dayRange', {}, { from: '2027-01-01' }, false],
  ['text', 'ＡＢＣ 牛肉', 'abc', true],
  ['text', '牛肉', '羊', false],
  ['tags', ['新鲜', '本地'], '本', true],
  ['tags', ['新鲜'], '本', false],
  ['refs', [3, 7], [7, 9], true],
  ['refs', [3, 7], [9], false],
  ['switch', false, false, true],
  ['switch', undefined, false, false],
  ['choice', 3, [1, 3], true],
  ['choice', 3, [2], true],
  ['choice', 3, [1], false],
  ['choice', 2, [3], false],
])('a %s of %j is looked for by %j: %s', (kind, value, asked, found) => {
  expect(kinds[kind].filter?.matches(value, asked, everyKind[kind])).toBe(found);
});

test.each<[FieldKind, unknown, string]>([
  ['int', { min: 3, max: 20 }, '3 件 至 20 件'],
  ['int', { min: 3 }, '不少于 3 件'],
  ['money', { max: '1234.5' }, '不超过 1,234.50'],
  ['decimal', { min: '1.5' }, '不少于 1.500 kg'],
  ['percent', { min: '10', max: '15.5' }, '10% 至 15.5%'],
  ['day', { from: '2026-03-01', to: '2026-03-08' }, '2026-03-01 至 2026-03-08'],
  ['day', { from: '2026-03-01' }, '2026-03-01 起'],
  ['dayRange', { to: '2026-03-08' }, '2026-03-08 止'],
  ['choice', [1, 2], '进行中、已结束'],
  ['switch', false, '隐藏'],
  ['ref', [7], '第 7 个'],
  ['refs', [7, 3], '第 7 个、第 3 个'],
  ['text', ' 牛肉 ', '含「牛肉」'],
])('of a %s %j is said as %s', (kind, asked, said) => {
  expect(kinds[kind].filter?.say(asked, everyKind[kind], names.nameOf)).toBe(said);
});

it('a record whose name is not known is said by its number', () => {
  expect(kinds.ref.filter?.say([7], f.ref({ label: '分类', to: 'tags', shows: 'name' }))).toBe('#7');
});
