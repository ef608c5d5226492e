/** Where everything that is declared stands: resource → `fields.price` → `src/…/goods.ts:41`. */
export function placesOf(
  modules: readonly (readonly [file: string, module: object])[],
): Readonly<Record<string, Readonly<Record<string, string>>>>;
