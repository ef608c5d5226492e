/** Texts, to be passed over, and whole numbers that a float may not hold. */
const LONG = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;
const HAS_LONG = /\d{16}/;

/**
 * What a JSON text says; whole numbers beyond 2^53 are texts, so that an id stays the same id.
 *
 * @throws SyntaxError for what is no JSON.
 */
export function readJson(text: string): unknown {
  if (!HAS_LONG.test(text)) return JSON.parse(text);
  const isExact = (digits: string) => Number.isSafeInteger(Number(digits));
  return JSON.parse(text.replace(LONG, (found) => (found.startsWith('"') || isExact(found) ? found : `"${found}"`)));
}
