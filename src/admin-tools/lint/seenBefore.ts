/** Tells of one thing after the other whether it was there before. */
export function seenBefore(): (item: unknown) => boolean {
  const seen = new Set<unknown>();
  return (item) => {
    const isAgain = seen.has(item);
    seen.add(item);
    return isAgain;
  };
}
