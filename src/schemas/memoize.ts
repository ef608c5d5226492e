/** What is made for an object once, and kept as long as the object is. */
export function memoize<Owner extends object, Made>(make: (owner: Owner) => Made): (owner: Owner) => Made {
  const made = new WeakMap<Owner, Made>();
  return (owner) => {
    const known = made.get(owner);
    if (known !== undefined) return known;
    const first = make(owner);
    made.set(owner, first);
    return first;
  };
}
