/** The library has no types; these are what the stand-ins are compared by. */
declare module 'lodash-es/*.js' {
  // biome-ignore lint/suspicious/noExplicitAny: only compared with, in one test.
  const work: (...args: readonly any[]) => any;
  export default work;
}
declare module 'lodash-es/debounce.js' {
  const debounce: (
    work: (asked: number) => void,
    wait: number,
  ) => ((asked: number) => void) & { cancel(): void; flush(): void };
  export default debounce;
}
