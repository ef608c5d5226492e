/** The bytes of a file that an answer carries, both ends counted in. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * What a `Range` header asks of a file; videos are asked for in pieces.
 *
 * Undefined when it asks for nothing we know, which means the whole file; `unsatisfiable` when it begins behind the end.
 * Source: https://www.rfc-editor.org/rfc/rfc9110#section-14
 */
export function readRange(header: string | null, size: number): Range | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : 'unsatisfiable';
}
