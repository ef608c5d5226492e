/** FNV-1a, 32 bits. https://www.rfc-editor.org/rfc/rfc9923 */
const [OFFSET, PRIME] = [0x811c9dc5, 0x01000193];
/** Of a sum that weighs each letter by its place. */
const WEIGHT = 31;

/**
 * A short text that two bodies share only when they are the same, for all that a merchant will ever send twice.
 *
 * It tells slips of the network from new writes and guards nothing; the browser's own digests answer too late for that.
 */
export function printOf(text: string): string {
  let hash = OFFSET;
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    hash = Math.imul(hash ^ code, PRIME);
    sum = (Math.imul(sum, WEIGHT) + code) | 0;
  }
  return [text.length, hash >>> 0, sum >>> 0].map((part) => part.toString(36)).join('.');
}
