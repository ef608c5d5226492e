import { CharacterMetadata, ContentBlock, type ContentState, type EditorState, genKey, SelectionState } from 'draft-js';
import { List } from 'immutable';
import { movableOf, reorder } from './moveBlocks.ts';
import { withPhantoms } from './settleBlocks.ts';

/** What is said of where a block was read, not of the block. */
const OF_ITS_PLACE = ['source', 'gap', 'tail'];

/** Writes a block, and what hangs on it, a second time below it: one step of undo. */
export function copyBlock(state: EditorState, key: string): EditorState {
  const movable = movableOf(state, [key, key]);
  if (!movable) return state;
  const { blocks, stretch } = movable;
  let content = state.getCurrentContent();
  const known = new Map<string, string>();
  // An atom changes by its entity: two may not have the same.
  const again = (entity: string): string => {
    const made = known.get(entity);
    if (made !== undefined) return made;
    const { type, mutability, data } = dataOf(content, entity);
    content = content.createEntity(type, mutability, data);
    known.set(entity, content.getLastCreatedEntityKey());
    return content.getLastCreatedEntityKey();
  };
  const copies = blocks.slice(stretch.from, stretch.to).map((block) => copyOf(block, again));
  const order = [...blocks.slice(0, stretch.to), ...copies, ...blocks.slice(stretch.to)];
  return reorder(state, order);
}

function dataOf(content: ContentState, key: string) {
  const entity = content.getEntity(key);
  return { type: entity.getType(), mutability: entity.getMutability(), data: entity.getData() };
}

const copyOf = (block: ContentBlock, again: (entity: string) => string): ContentBlock =>
  new ContentBlock({
    key: genKey(),
    type: block.getType(),
    depth: block.getDepth(),
    text: block.getText(),
    data: block.getData().filterNot((_, name = '') => OF_ITS_PLACE.includes(name)),
    characterList: List(
      block
        .getCharacterList()
        .toArray()
        .map((letter) => {
          const entity: string | null = letter.getEntity();
          return entity === null ? letter : CharacterMetadata.applyEntity(letter, again(entity));
        }),
    ),
  });

/** Takes a block out of the article, and what hangs on it: one step of undo. The caret goes to what comes after it. */
export function removeBlock(state: EditorState, key: string): EditorState {
  const movable = movableOf(state, [key, key]);
  if (!movable) return state;
  const { blocks, stretch } = movable;
  const left = withPhantoms([...blocks.slice(0, stretch.from), ...blocks.slice(stretch.to)]);
  const rest = left.length > 0 ? left : [new ContentBlock({ key: genKey(), type: 'unstyled', text: '' })];
  const selection = state.getSelection();
  const isThere = [selection.getAnchorKey(), selection.getFocusKey()].every((each) =>
    rest.some((block) => block.getKey() === each),
  );
  if (isThere) return reorder(state, rest);
  const next = rest[Math.min(stretch.from, rest.length - 1)];
  const caret = SelectionState.createEmpty(next?.getKey() ?? '').merge({ hasFocus: selection.getHasFocus() });
  return reorder(state, rest, caret);
}
