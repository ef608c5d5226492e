import { CharacterMetadata, ContentBlock, ContentState, type DraftEntityMutability, genKey } from 'draft-js';
import { Map as Data, List, OrderedSet } from 'immutable';
import type { Entity, Piece } from './Piece.ts';

const mutability: Readonly<Record<Entity['type'], DraftEntityMutability>> = { LINK: 'MUTABLE', ATOM: 'IMMUTABLE' };

/** The editor's own state of an article; never empty, for a caret needs a line to stand in. */
export function contentOf(pieces: readonly Piece[]): ContentState {
  let made = ContentState.createFromText('');
  const keys = new Map<Entity, string>();
  const keyOf = (entity: Entity): string => {
    const known = keys.get(entity);
    if (known !== undefined) return known;
    made = made.createEntity(entity.type, mutability[entity.type], entity.data);
    const key = made.getLastCreatedEntityKey();
    keys.set(entity, key);
    return key;
  };
  const blocks = pieces.map((piece) => blockOf(piece, keyOf));
  return blocks.length === 0 ? made : ContentState.createFromBlockArray(blocks);
}

function blockOf({ type, depth, runs, ...piece }: Piece, keyOf: (entity: Entity) => string): ContentBlock {
  const characters = runs.flatMap(({ text, styles, entity }) => {
    const character = CharacterMetadata.create({
      style: OrderedSet(styles),
      ...(entity && { entity: keyOf(entity) }),
    });
    return Array.from({ length: text.length }, () => character);
  });
  return new ContentBlock({
    key: genKey(),
    type,
    depth,
    text: runs.map(({ text }) => text).join(''),
    characterList: List(characters),
    data: Data(piece),
  });
}
