import type { AnyField, FieldMap } from '#fields/Field.ts';
import type { FieldPath } from '#fields/input/ItemProps.ts';
import type { ListField } from '#fields/list/list.ts';
import { isObject } from '#fields/nested/isObject.ts';
import type { UnionField } from '#fields/union/union.ts';

const isList = (field: AnyField): field is ListField => field.kind === 'list';
const isUnion = (field: AnyField): field is UnionField => field.kind === 'union';

/** What stands at a place in the form, in words: `['spec', '2', 0, 'price']` → `规格 1 价格`. */
export function labelAt(fields: FieldMap, path: FieldPath): string {
  const [name = '', ...rest] = path;
  const field = fields[name];
  return field ? within(field, rest) : '';
}

function within(field: AnyField, path: FieldPath): string {
  const [step, ...rest] = path;
  if (step === undefined) return field.label;
  if (isUnion(field)) {
    const variant = field.variants[Number(step)];
    return variant ? within(variant, rest) : field.label;
  }
  if (isObject(field)) {
    const inner = labelAt(field.of, path);
    return inner === '' ? field.label : `${field.label} · ${inner}`;
  }
  if (!isList(field)) return field.label;
  const row = `${field.label} ${Number(step) + 1}`;
  return rest.length === 0 ? row : `${row} ${labelAt(field.of, rest)}`;
}
