import type { CharacterMetadata, ContentBlock, ContentState, EntityInstance } from 'draft-js';
import { type BlockType, blockTypes, type Entity, type Piece, type Run } from './Piece.ts';

const known = new WeakMap<ContentBlock, Piece>();
const entities = new WeakMap<object, Entity>();

/** The blocks of the editor's state as plain data. A block that is still the same gives the same piece. */
export const piecesOf = (content: ContentState): readonly Piece[] =>
  content.getBlocksAsArray().map((block) => pieceOf(block, content));

/** One block as plain data. Entities are never changed, only replaced: so a block says all there is to know. */
export function pieceOf(block: ContentBlock, content: ContentState): Piece {
  const made = known.get(block) ?? {
    ...dataOf(block),
    type: typeOf(block),
    depth: block.getDepth(),
    runs: runsOf(block, content),
  };
  known.set(block, made);
  return made;
}

/** What stands in a block's data, as the reader or a command has put it there. */
function dataOf(block: ContentBlock): Partial<Piece> {
  return block.getData().toObject();
}

const typeOf = (block: ContentBlock): BlockType => blockTypes.find((type) => type === block.getType()) ?? 'unstyled';

function runsOf(block: ContentBlock, content: ContentState): readonly Run[] {
  const runs: Run[] = [];
  const text = block.getText();
  const characters: readonly CharacterMetadata[] = block.getCharacterList().toArray();
  for (let from = 0; from < text.length; ) {
    const character = characters[from];
    let to = from + 1;
    while (to < text.length && characters[to] === character) to += 1;
    const entity = character?.getEntity();
    runs.push({
      text: text.slice(from, to),
      styles: character?.getStyle().toArray() ?? [],
      ...(entity && { entity: entityOf(content, entity) }),
    });
    from = to;
  }
  return runs;
}

function entityOf(content: ContentState, key: string): Entity {
  const instance = content.getEntity(key);
  const entity = entities.get(instance) ?? read(instance);
  entities.set(instance, entity);
  return entity;
}

/** draft-js does not know what it was given to hold; nobody but this room gives it entities. */
function read(instance: EntityInstance): Entity {
  const type = instance.getType();
  return type === 'ATOM' ? { type, data: instance.getData() } : { type: 'LINK', data: instance.getData() };
}
