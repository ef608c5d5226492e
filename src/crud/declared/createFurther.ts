import type { Resource } from '../Resource.ts';
import { createLate, type Late } from './createLate.ts';
import { declaredOf } from './declaredOf.ts';
import type { Further, MenuHead, Shelf } from './Further.ts';
import type { LateResource } from './ResourceHead.ts';
import { shelfOf, wordIn } from './shelfOf.ts';

/** How each of the shelves is fetched, by its number, and the menu's lines. */
export interface Shelves {
  readonly shelves: readonly (() => Promise<Shelf>)[];
  readonly menu: () => Promise<readonly MenuHead[]>;
}

/** Further resources over their shelves; of one that lies on two of them, the same head comes from both. */
export function createFurther({ shelves, menu }: Shelves): Further {
  const heads = new Map<string, LateResource>();
  const same = (head: LateResource): LateResource => {
    const known = heads.get(head.name) ?? head;
    heads.set(head.name, known);
    return known;
  };
  const late = shelves.map((fetchShelf) => createLate(async () => (await fetchShelf()).map(same)));
  const empty = createLate(async (): Promise<Shelf> => []);
  const shelfFor = (word: string): Late<Shelf> => late[shelfOf(word, late.length)] ?? empty;
  const named = async (name: string) => (await shelfFor(name).load()).find((head) => head.name === name);
  const declared = new Map<string, Late<Resource | undefined>>();
  return {
    shelfAt: (pathname) => shelfFor(wordIn(pathname)),
    named,
    declared(name) {
      const known = declared.get(name) ?? createLate(async () => loadOf(await named(name)));
      declared.set(name, known);
      return known;
    },
    menu: createLate(menu),
    async all() {
      const found = await Promise.all(late.map((shelf) => shelf.load()));
      return [...new Set(found.flat())];
    },
  };
}

const loadOf = (head: LateResource | undefined) => head && declaredOf(head).load();
