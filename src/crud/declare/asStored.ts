import type { AnyField, FieldMap } from '#fields/Field.ts';

/**
 * How the embedded applet holds these fields: JSON as its text. What a database, and a browser, make of JSON itself has its
 * keys in another order.
 */
export const asStored = (fields: FieldMap): FieldMap =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, textOf(field)]));

/** The same as a body holds them: our own applet clears a field that is sent empty, so each that is not asked for may be. */
export const sentStored = (fields: FieldMap): FieldMap =>
  Object.fromEntries(
    Object.entries(asStored(fields)).map(([name, field]) => [
      name,
      field.required === undefined && field.nullable === undefined ? { ...field, nullable: true } : field,
    ]),
  );

const textOf = (field: AnyField): AnyField =>
  field.kind === 'json' && !('wire' in field)
    ? { ...field, ...{ wire: 'text', nullable: field.nullable ?? true } }
    : field;
