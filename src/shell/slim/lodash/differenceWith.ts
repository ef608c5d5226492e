/** What of a list has no equal in the other one, in its order. See docs/decisions. */
export default function differenceWith<Value>(
  list: readonly Value[] | undefined,
  other: readonly Value[] | undefined,
  same: (one: Value, other: Value) => boolean,
): Value[] {
  return (list ?? []).filter((one) => !(other ?? []).some((each) => same(one, each)));
}
