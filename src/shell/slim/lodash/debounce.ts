/** A function that waits until it has not been asked for so many milliseconds. */
export interface Debounced<Args extends readonly unknown[]> {
  (...args: Args): void;
  /** Forgets what was asked. */
  cancel(): void;
  /** Does now what was asked. */
  flush(): void;
}

/** Does what was asked last, once nothing has been asked for `wait` milliseconds. See docs/decisions. */
export default function debounce<Args extends readonly unknown[]>(
  work: (...args: Args) => void,
  wait = 0,
): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: Args | undefined;
  const cancel = () => {
    clearTimeout(timer);
    asked = undefined;
  };
  const flush = () => {
    const args = asked;
    cancel();
    if (args) work(...args);
  };
  const ask = (...args: Args) => {
    clearTimeout(timer);
    asked = args;
    timer = setTimeout(flush, wait);
  };
  return Object.assign(ask, { cancel, flush });
}
