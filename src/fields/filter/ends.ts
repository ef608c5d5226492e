/** The two ends of a stretch; one of them may be open. */
export interface Ends<End> {
  readonly min?: End | undefined;
  readonly max?: End | undefined;
}

const BETWEEN = '..';

/** One text for the address: `3..20`, `3..`, `..20`; none where both ends are open. */
export const writeEnds = <End extends string | number>({ min, max }: Ends<End>): readonly string[] =>
  min === undefined && max === undefined ? [] : [`${min ?? ''}${BETWEEN}${max ?? ''}`];

/** Reads {@link writeEnds} back; an end that `readEnd` makes nothing of is open. Undefined when both are. */
export function readEnds<End>(
  texts: readonly string[],
  readEnd: (text: string) => End | undefined,
): Ends<End> | undefined {
  const [low = '', high = '', ...rest] = (texts[0] ?? '').split(BETWEEN);
  const min = low === '' ? undefined : readEnd(low);
  const max = high === '' ? undefined : readEnd(high);
  if (rest.length > 0 || (min === undefined && max === undefined)) return undefined;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** Whether a value lies between the ends, both included. */
export const isBetween = <Value>(
  value: Value,
  { min, max }: Ends<Value>,
  compare: (a: Value, b: Value) => number,
): boolean => (min === undefined || compare(value, min) >= 0) && (max === undefined || compare(value, max) <= 0);

/** `3 至 20`, `不少于 3`, `不超过 20`. */
export function sayEnds({ min, max }: Ends<string>): string {
  if (min !== undefined && max !== undefined) return min === max ? min : `${min} 至 ${max}`;
  return min === undefined ? `不超过 ${max ?? ''}` : `不少于 ${min}`;
}
