import type { ChoiceField } from '#fields/choice/choice.tsx';
import type { AnyField, FieldMap } from '#fields/Field.ts';
import type { ListField } from '#fields/list/list.ts';
import { isObject } from '#fields/nested/isObject.ts';
import type { RefField } from '#fields/ref/ref.ts';
import type { UnionField } from '#fields/union/union.ts';
import { memoize } from '#schemas/memoize.ts';
import type { Path } from '../Finding.ts';

/** A field with its place and those it stands among. */
export interface Placed {
  readonly field: AnyField;
  readonly path: Path;
  readonly siblings: FieldMap;
}

export const isChoice = (field: AnyField | undefined): field is ChoiceField => field?.kind === 'choice';
export const isRef = (field: AnyField): field is RefField => field.kind === 'ref';
export const isUnion = (field: AnyField): field is UnionField => field.kind === 'union';
export const isList = (field: AnyField): field is ListField => field.kind === 'list';

/** Every field of a resource, those inside of lists and unions after their own; found once, for every rule asks. */
export const fieldsIn = memoize((fields: FieldMap) => allIn(fields, ['fields']));

function allIn(fields: FieldMap, path: Path): readonly Placed[] {
  return Object.entries(fields).flatMap(([name, field]) => placed(field, [...path, name], fields));
}

function placed(field: AnyField, path: Path, siblings: FieldMap): readonly Placed[] {
  const own = { field, path, siblings };
  if (isList(field) || isObject(field)) return [own, ...allIn(field.of, [...path, 'of'])];
  if (!isUnion(field)) return [own];
  const variants = Object.entries(field.variants).flatMap(([value, variant]) =>
    placed(variant, [...path, 'variants', value], siblings),
  );
  return [own, ...variants];
}
