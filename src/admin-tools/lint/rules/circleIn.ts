import type { When } from '#crud/Resource.ts';

/** The first circle the conditions form, as the names on the way round; undefined where there is none. G4 */
export function circleIn(when: When = {}): readonly string[] | undefined {
  const visit = (name: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    return firstOf(Object.keys(when[name] ?? {}), (on) => visit(on, [...path, name]));
  };
  return firstOf(Object.keys(when), (name) => visit(name, []));
}

function firstOf<Item, Found>(items: readonly Item[], look: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const seen = look(item);
    if (seen !== undefined) return seen;
  }
  return undefined;
}
