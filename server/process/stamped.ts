/** Puts the moment before what a line of JSON says; a line for people has none. */
export const stamped =
  (log: (line: string) => void, clock: () => Date) =>
  (line: string): void =>
    log(line.startsWith('{') ? `{"at":"${clock().toISOString()}",${line.slice(1)}` : line);
