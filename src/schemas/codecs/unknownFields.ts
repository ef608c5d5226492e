const keeping = new WeakSet<object>();

/**
 * Notes that what an object holds beyond the fields of its schema is kept when it is read, and sent back when it is
 * saved: an applet may know more of it than this product does. Nothing shows it. V4
 */
export function keepingUnknown<Schema extends object>(schema: Schema): Schema {
  keeping.add(schema);
  return schema;
}

/** Whether a schema keeps what it does not name. */
export const keepsUnknown = (schema: object): boolean => keeping.has(schema);

/** What a value holds beyond the fields a schema names, as a new object; empty where the schema does not keep it. */
export function unknownOf(
  schema: { readonly def: { readonly shape: object } },
  value: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  if (!keeping.has(schema)) return {};
  const { shape } = schema.def;
  // Nothing has no spelling on the wire; left out, it stays what it is.
  return Object.fromEntries(Object.entries(value).filter(([name, held]) => !(name in shape) && held != null));
}
