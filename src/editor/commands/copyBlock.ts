import { CharacterMetadata, ContentBlock, type ContentState, type EditorState, genKey, SelectionState } from 'draft-js';
import { List } from 'immutable';
import { boxesAt, outsideOf } from './boxStretch.ts';
import { type Ends, movableOf, reorder } from './moveBlocks.ts';
import { withBoxes, withPhantoms } from './settleBlocks.ts';

/** What is said of where a block was read, not of the block. */
const OF_ITS_PLACE = ['source', 'gap', 'tail'];

/** Writes blocks, and what hangs on them, a second time below: one step of undo. Boxes that hold no others are copied, too. */
export function copyStretch(state: EditorState, ends: Ends): EditorState {
  const movable = movableOf(state, ends);
  if (!movable) return state;
  const { blocks, stretch } = movable;
  let content = state.getCurrentContent();
  // An atom changes by its entity, and boxes are told apart by their names: two may not have the same.
  const entityOf = onceEach((entity) => {
    const { type, mutability, data } = dataOf(content, entity);
    content = content.createEntity(type, mutability, data);
    return content.getLastCreatedEntityKey();
  });
  const nameOf = onceEach(() => genKey());
  const copies = blocks.slice(stretch.from, stretch.to).map((block, index) => {
    const at = stretch.from + index;
    const outside = outsideOf(blocks, at, stretch);
    const boxes = boxesAt(blocks, at).map((box, depth) => (depth < outside ? box : { ...box, id: nameOf(box.id) }));
    return withBoxes(copyOf(block, entityOf), boxes);
  });
  const order = [...blocks.slice(0, stretch.to), ...copies, ...blocks.slice(stretch.to)];
  return reorder(state, order);
}

/** What is made for a key the first time, and found again after that. */
function onceEach(make: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
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

/** Takes blocks out of the article, and what hangs on them: one step of undo. The caret goes to what comes after. */
export function removeStretch(state: EditorState, ends: Ends): EditorState {
  const movable = movableOf(state, ends);
  if (!movable) return state;
  const { blocks, stretch } = movable;
  const left = withPhantoms([...blocks.slice(0, stretch.from), ...blocks.slice(stretch.to)], state.getCurrentContent());
  const rest = left.length > 0 ? left : [new ContentBlock({ key: genKey(), type: 'unstyled', text: '' })];
  const selection = state.getSelection();
  const isThere = [selection.getAnchorKey(), selection.getFocusKey()].every((each) =>
    rest.some((block) => block.getKey() === each),
  );
  if (isThere) return reorder(state, rest);
  const next = blocks[stretch.to] ?? rest.at(-1);
  const caret = SelectionState.createEmpty(next?.getKey() ?? '').merge({ hasFocus: selection.getHasFocus() });
  return reorder(state, rest, caret);
}
