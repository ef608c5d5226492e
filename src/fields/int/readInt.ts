const WIDE_DIGIT = /[０-９]/g;

/**
 * What a merchant typed as a whole number: `１２` → 12, `''` → undefined; anything else comes back as typed.
 *
 * Nothing typed is ever thrown away; the field's rule says what is wrong with it.
 */
export function readInt(typed: string): number | string | undefined {
  const plain = typed.trim().replace(WIDE_DIGIT, (wide) => String(wide.charCodeAt(0) - '０'.charCodeAt(0)));
  if (plain === '') return undefined;
  return /^-?\d{1,15}$/.test(plain) && plain !== '-0' ? Number(plain) : plain;
}
