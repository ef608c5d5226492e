/** An object whose keys nobody has looked at. */
export type Thing = Readonly<Record<string, unknown>>;

/** An object, and no list. */
export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
