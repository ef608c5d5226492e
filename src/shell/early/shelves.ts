import { shelfOf, wordIn } from '#crud/declared/shelfOf.ts';
import type { Placed } from './declarations.ts';

/** About so many heads lie on a shelf: a page fetches one shelf, and its name is in the first file. */
const ON_SHELF = 16;

/** Further declarations by shelf; one whose name and addresses begin with different words lies on several. 030 */
export function shelvesOf(further: readonly Placed[]): readonly (readonly Placed[])[] {
  const count = Math.ceil(further.length / ON_SHELF);
  const shelvesFor = ({ resource: { name, routes } }: Placed): ReadonlySet<number> => {
    const { list, create, edit, show } = routes;
    // As a browser shows an address: what is not ASCII is escaped there.
    const words = [list, create, edit, show].flatMap((route) =>
      route === undefined ? [] : [wordIn(encodeURI(route))],
    );
    return new Set([name, ...words].map((word) => shelfOf(word, count)));
  };
  const shelves: Placed[][] = Array.from({ length: count }, () => []);
  for (const placed of further) for (const nth of shelvesFor(placed)) shelves[nth]?.push(placed);
  return shelves;
}
