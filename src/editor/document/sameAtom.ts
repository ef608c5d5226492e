import type { ContentBlock, ContentState, EntityInstance } from 'draft-js';
import type { AtomPlace } from './editAtoms.ts';

/** The first of the entities an atom has been, by each later one: entities are replaced, never changed. */
const firsts = new WeakMap<EntityInstance, EntityInstance>();

const firstOf = (entity: EntityInstance): EntityInstance => firsts.get(entity) ?? entity;

/** Makes the entity of an atom's next value known as the same atom. */
export function succeed(before: EntityInstance, next: EntityInstance): void {
  firsts.set(next, firstOf(before));
}

/** An atom as it is now. */
interface Found {
  readonly place: AtomPlace;
  readonly name: string;
  readonly value: unknown;
}

/**
 * An atom as it is now, whatever its value has become and wherever it has moved to; undefined once it is gone.
 *
 * @param entity any that the atom has been
 * @param near where it was seen last: a pasted copy shares its entity
 */
export function findAtom(content: ContentState, entity: EntityInstance, near: AtomPlace): Found | undefined {
  const first = firstOf(entity);
  const found = (place: AtomPlace): Found | undefined => {
    const block: ContentBlock | undefined = content.getBlockForKey(place.blockKey);
    const key: string | null | undefined = block?.getEntityAt(place.offset);
    if (!key || firstOf(content.getEntity(key)) !== first) return undefined;
    const { name, value }: { readonly name: string; readonly value: unknown } = content.getEntity(key).getData();
    return { place, name, value };
  };
  return found(near) ?? searched(content, found);
}

function searched(content: ContentState, found: (place: AtomPlace) => Found | undefined): Found | undefined {
  for (const block of content.getBlocksAsArray()) {
    for (let offset = 0; offset < block.getLength(); offset++) {
      const here = block.getEntityAt(offset) && found({ blockKey: block.getKey(), offset });
      if (here) return here;
    }
  }
  return undefined;
}
