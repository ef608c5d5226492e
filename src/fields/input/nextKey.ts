let last = 0;

/** A key no other row or picture of this page has. Counted, since `crypto.randomUUID` is missing where there is no TLS. */
export function nextKey(): string {
  last += 1;
  return `new-${last}`;
}
