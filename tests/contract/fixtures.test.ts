import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import type { AnyField } from '#fields/Field.ts';
import { kinds } from '#fields/kinds.ts';
import { rareKindNames } from '#fields/rareKinds.ts';
import { banners } from '../fixtures/shop/banners.ts';
import { coupons } from '../fixtures/shop/coupons.ts';
import { riders } from '../fixtures/shop/riders.ts';

const folder = 'tests/fixtures/shop';
const linesOf = (name: string) => readFileSync(`${folder}/${name}`, 'utf8').trimEnd().split('\n');
const resources = { coupons, banners, riders };
const names = Object.keys(resources);

test.each(names)('a resource is one short file: %s', (name) => {
  expect(linesOf(`${name}.ts`).length).toBeLessThanOrEqual(45);
});

test.each(names)('beside its import, a product names a resource once, and nothing else does: %s', (name) => {
  const naming = linesOf('App.tsx').filter((line) => new RegExp(`\\b${name}\\b`).test(line));
  expect(naming.filter((line) => !line.startsWith('import '))).toHaveLength(1);
  const others = readdirSync(folder).filter((file) => file !== 'App.tsx' && file !== `${name}.ts`);
  expect(others.filter((file) => linesOf(file).some((line) => line.includes(`./${name}.ts`)))).toEqual([]);
});

it('the three of them hold every kind of field that is there before its declaration', () => {
  const held = Object.values(resources).flatMap(({ fields }) => Object.values(fields).flatMap(kindsIn));
  expect(
    Object.keys(kinds).filter((kind) => !rareKindNames.includes(kind) && !held.some((each) => each === kind)),
  ).toEqual([]);
});

/** The kind of a field, and of those inside it. */
function kindsIn(field: AnyField): readonly string[] {
  const inner = 'variants' in field ? field.variants : 'of' in field ? field.of : {};
  return [field.kind, ...Object.values(inner ?? {}).flatMap(kindsIn)];
}
