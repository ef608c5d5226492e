/** Where the next one stands, among so many; undefined for any other key. At the ends it goes round. */
export function placeAfter(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (Math.max(at, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Which of these has the focus; -1 for none. */
export const focusedOf = (elements: readonly (Element | null)[]): number => elements.indexOf(document.activeElement);
