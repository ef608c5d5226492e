import type { ChoiceField } from './choice/choice.tsx';
import type { DayRangeField } from './dayRange/dayRange.ts';
import { inTurn, narrowed } from './dependsOn.ts';
import type { AnyField, FieldMap } from './Field.ts';
import type { KindShape } from './KindShape.ts';
import { kindShapes } from './kindShapes.ts';
import { kinds } from './kinds.ts';
import type { UnionField } from './union/union.ts';

/**
 * A plausible value of a field, for mocks and tests; the same for the same seed, any whole number.
 *
 * It has the shape of its kind; a rule of the field may still refuse it.
 */
export function exampleOf(field: AnyField, seed: number): unknown {
  const shape: KindShape = kindShapes[field.kind];
  return shape.sample(field, seed, { exampleOf, exampleRecord });
}

/** A plausible record: a choice agrees with the one it depends on, a union agrees with the field it depends on, a range with its two days. */
export function exampleRecord(fields: FieldMap, seed: number): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  Object.entries(fields).forEach(([name, field], nth) => {
    const value = exampleOf(field, seed + nth);
    if (value !== undefined) record[name] = value;
  });
  for (const [name, field] of Object.entries(fields)) {
    if (isRange(field)) Object.assign(record, { ...spreadOf(field, seed), [name]: undefined });
    if (isUnion(field)) {
      const variant = field.variants[Number(record[field.on])];
      record[name] = variant && exampleOf(variant, seed);
    }
  }
  for (const { name, field } of inTurn(Object.entries(fields).map(([name, field]) => ({ name, field })))) {
    if (isChoice(field) && field.dependsOn)
      record[name] = exampleOf(narrowed(field, record[field.dependsOn.field]), seed);
  }
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

const spreadOf = (field: AnyField, seed: number) => kinds[field.kind].form?.spread?.(exampleOf(field, seed), field);
const isRange = (field: AnyField): field is DayRangeField => field.kind === 'dayRange';
const isChoice = (field: AnyField): field is ChoiceField => field.kind === 'choice';
const isUnion = (field: AnyField): field is UnionField => field.kind === 'union';
