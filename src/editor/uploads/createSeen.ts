/** Which files on their way are drawn in the article: of the others the tray tells. E3 */
export interface Seen {
  /** The ids; another set after every change. */
  get(): ReadonlySet<string>;
  subscribe(listener: () => void): () => void;
  /** One is drawn, until what is given back is called. A copy of a placeholder draws the same file twice. */
  show(id: string): () => void;
}

/** Nothing is drawn yet. */
export function createSeen(): Seen {
  const listeners = new Set<() => void>();
  let drawn: readonly string[] = [];
  let seen: ReadonlySet<string> = new Set();
  const keep = (next: readonly string[]) => {
    drawn = next;
    seen = new Set(next);
    for (const listener of listeners) listener();
  };
  return {
    get: () => seen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(id) {
      keep([...drawn, id]);
      return () => keep(drawn.toSpliced(drawn.indexOf(id), 1));
    },
  };
}
