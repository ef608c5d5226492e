import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { optionsOf } from './choice/optionsOf.ts';
import { inTurn, misfit, narrowed } from './dependsOn.ts';
import { exampleRecord } from './examples.ts';
import { f } from './f.ts';
import { faultIn } from './form/faultIn.ts';

const province = f.choice({
  label: '省份',
  options: [
    { value: 'gd', label: '广东' },
    { value: 'sh', label: '上海' },
  ],
});
const county = f.choice({
  label: '区县',
  options: [
    { value: 1, label: '南山区' },
    { value: 2, label: '天河区' },
    { value: 3, label: '徐汇区' },
  ],
  dependsOn: { field: 'province', options: { gd: [1, 2], sh: [3] } },
});

test.each([
  ['gd', ['南山区', '天河区']],
  ['sh', ['徐汇区']],
  ['hk', []],
  ['constructor', []],
  [undefined, []],
])('beside %j exactly %j is offered', (under, offered) => {
  expect(optionsOf(narrowed(county, under)).map(({ label }) => label)).toEqual(offered);
});

test.each([
  [1, 'gd', undefined],
  [undefined, 'sh', undefined],
  [1, 'sh', '这里不能选「南山区」，可以选：徐汇区'],
  [1, undefined, '这里不能选「南山区」'],
  [9, 'sh', '这里不能选「9」，可以选：徐汇区'],
])('%j beside %j: %j', (value, beside, said) => {
  expect(misfit(county, value, { province: beside })).toBe(said);
});

it('G5 a row of a list is held against its own row, not against the one before', () => {
  const stops = f.list({ label: '站点', add: '添加站点', of: { province, county } });
  const rows = [
    { province: 'gd', county: 1 },
    { province: 'sh', county: 1 },
  ];
  expect(faultIn(stops, rows, {})).toBe('站点第 2 行：这里不能选「南山区」，可以选：徐汇区');
});

it('whatever order fields are declared in, each comes after the one it depends on', () => {
  const named = (name: string, on?: string) => ({
    name,
    field: on === undefined ? province : f.ref({ label: name, to: 'x', shows: 'x', dependsOn: { field: on, by: 'x' } }),
  });
  const chain = [named('a'), named('b', 'a'), named('c', 'b'), named('d')];
  fc.assert(
    fc.property(fc.shuffledSubarray(chain, { minLength: chain.length }), (order) => {
      const names = inTurn(order).map(({ name }) => name);
      expect(names.indexOf('a')).toBeLessThan(names.indexOf('b'));
      expect(names.indexOf('b')).toBeLessThan(names.indexOf('c'));
    }),
  );
});

it('made-up records choose what fits', () => {
  const fields = { county, province };
  for (let seed = 0; seed < 12; seed += 1) {
    const record = exampleRecord(fields, seed);
    expect(misfit(county, record.county, record)).toBeUndefined();
  }
});
