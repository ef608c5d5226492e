/** The database's own word for a failure, five letters; it is the cause of what drizzle throws. Undefined for any other. */
export function codeOf(failure: unknown): string | undefined {
  if (!(failure instanceof Error)) return undefined;
  const code = 'code' in failure ? failure.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : codeOf(failure.cause);
}

/** A number of too many digits, a day that is none, a text of signs that are none, a key too long to be kept. */
const unstorable = new Set<string | undefined>(['22003', '22008', '22021', '22P05', '54000']);

/** Whether a failure is that of a value which fits its row, and no database all the same. */
export const isUnstorable = (failure: unknown): boolean => unstorable.has(codeOf(failure));
