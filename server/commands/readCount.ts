/** A whole number written in digits, as an option of a command; undefined for anything else, for nothing as well. */
export function readCount(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
