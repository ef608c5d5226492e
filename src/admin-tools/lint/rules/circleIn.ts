import type { When } from '#crud/Resource.ts';

/** The first circle the conditions form, as the names on the way round; undefined where there is none. G4 */
export function circleIn(when: When = {}): readonly string[] | undefined {
  const way = new Map<string, number>();
  /** Names that lead into no circle: none is walked from twice. */
  const fine = new Set<string>();
  const visit = (name: string): readonly string[] | undefined => {
    const before = way.get(name);
    if (before !== undefined) return [...[...way.keys()].slice(before), name];
    if (fine.has(name)) return undefined;
    way.set(name, way.size);
    const circle = firstOf(Object.keys(when[name] ?? {}), visit);
    way.delete(name);
    fine.add(name);
    return circle;
  };
  return firstOf(Object.keys(when), visit);
}

function firstOf<Item, Found>(items: readonly Item[], look: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const seen = look(item);
    if (seen !== undefined) return seen;
  }
  return undefined;
}
