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
  schema: { readonly def: { readonly shape: object; readonly catchall?: unknown } },
  value: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { shape, catchall } = schema.def;
  const isLoose = catchall !== undefined;
  if (!isLoose && !keeping.has(schema)) return {};
  // In a form body nothing has no spelling; left out, it stays what it is. Within JSON it has.
  const stays = (held: unknown) => (isLoose ? held !== undefined : held != null);
  return Object.fromEntries(Object.entries(value).filter(([name, held]) => !Object.hasOwn(shape, name) && stays(held)));
}
