import type { AnyField, FieldMap } from '#fields/Field.ts';

/** A field with its place below the fields it was looked for in: `spec`, `variants`, `2`, `of`, `price`. */
export interface Found {
  readonly path: readonly string[];
  readonly field: AnyField;
}

/** A field by its label or heading; of nested ones the first. */
export function fieldCalled(fields: FieldMap, label: string): Found | undefined {
  for (const [name, field] of Object.entries(fields)) {
    if (field.label === label || field.heading === label) return { path: [name], field };
  }
  for (const [name, field] of Object.entries(fields)) {
    for (const key of ['of', 'variants'] as const) {
      const found = fieldCalled(inside(field, key), label);
      if (found) return { path: [name, key, ...found.path], field: found.field };
    }
  }
  return undefined;
}

/** A field by the id of its input, which is where its value stands in the record: `spec_2_0_price`. */
export function fieldAt(fields: FieldMap, id: string): Found | undefined {
  for (const [name, field] of Object.entries(fields)) {
    if (id === name) return { path: [name], field };
    if (!id.startsWith(`${name}_`)) continue;
    const rest = id.slice(name.length + 1);
    const variant = fieldAt(inside(field, 'variants'), rest);
    if (variant) return { path: [name, 'variants', ...variant.path], field: variant.field };
    const row = fieldAt(inside(field, 'of'), rest.replace(/^\d+_/, ''));
    if (row) return { path: [name, 'of', ...row.path], field: row.field };
  }
  return undefined;
}

/** The fields of a nested row, or the variants of a union by their values. */
function inside(field: AnyField, key: 'of' | 'variants'): FieldMap {
  const inner: unknown = Reflect.get(field, key);
  return isFields(inner) ? inner : {};
}

const isFields = (value: unknown): value is FieldMap => typeof value === 'object' && value !== null;
