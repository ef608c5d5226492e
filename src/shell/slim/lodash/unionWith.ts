type Same<Value> = (one: Value, other: Value) => boolean;

/** All lists in one, of equals the first; the last argument says what equals. See docs/decisions. */
export default function unionWith<Value>(...given: readonly (readonly Value[] | undefined | Same<Value>)[]): Value[] {
  const same = given.find((each) => typeof each === 'function') ?? Object.is;
  const union: Value[] = [];
  for (const list of given) {
    if (typeof list === 'function') continue;
    for (const each of list ?? []) if (!union.some((known) => same(known, each))) union.push(each);
  }
  return union;
}
