/** What a browser that keeps nothing says to whoever would write. */
const blocked = () => new DOMException('The browser keeps nothing for this page.', 'SecurityError');

/** A storage in which nothing stands and nothing stays. */
const nothing: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {
    throw blocked();
  },
  removeItem() {},
  clear() {},
};

/** The browser's storage; where it is shut off, the mere word for it throws, one that keeps nothing. N11 */
export function openStorage(find: () => Storage): Storage {
  try {
    return find();
  } catch {
    return nothing;
  }
}
