/** Of those that say the same under one name, the first. See docs/decisions. */
export default function uniqBy<Value extends object>(list: readonly Value[] | undefined, name: keyof Value): Value[] {
  const byName = new Map<unknown, Value>();
  for (const each of list ?? []) if (!byName.has(each[name])) byName.set(each[name], each);
  return [...byName.values()];
}
