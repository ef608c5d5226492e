/** A promise that is kept from outside; `Promise.withResolvers`, which Node 20 has not got. */
export function later<Value>(): { readonly promise: Promise<Value>; readonly resolve: (value: Value) => void } {
  let keep: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    keep = resolve;
  });
  return { promise, resolve: (value) => keep(value) };
}
