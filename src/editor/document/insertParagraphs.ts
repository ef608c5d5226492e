import {
  BlockMapBuilder,
  CharacterMetadata,
  ContentBlock,
  type ContentState,
  EditorState,
  genKey,
  Modifier,
  SelectionState,
} from 'draft-js';
import { List } from 'immutable';
import { formOf } from './blockForm.ts';
import { sameBoxes } from './boxes.ts';
import { blockAt, boxData, withBoxesAt } from './newInBox.ts';
import { ATOM_CHAR } from './readRuns.ts';

/** An atom that is about to come into an article. */
export interface Fresh {
  readonly name: string;
  readonly value: unknown;
}

/** A line for the caret in the boxes of its neighbour; not there until something is typed in it. */
export const phantomLine = (data: ReturnType<typeof boxData>): ContentBlock =>
  new ContentBlock({
    key: genKey(),
    type: 'unstyled',
    text: '',
    characterList: List(),
    data: data.set('phantom', true),
  });

/**
 * Puts atoms where the caret stands, each in a paragraph of its own; the caret goes into the line behind them: one step
 * of undo. What was selected is replaced.
 */
export function insertParagraphs(state: EditorState, fresh: readonly Fresh[]): EditorState {
  if (fresh.length === 0) return state;
  const [cut, at] = makeRoom(state);
  const data = boxData(blockAt(state));
  let content = cut;
  const paragraphs = fresh.map(({ name, value }) => {
    content = content.createEntity('ATOM', 'IMMUTABLE', { name, value });
    const character = CharacterMetadata.create({ entity: content.getLastCreatedEntityKey() });
    return new ContentBlock({
      key: genKey(),
      type: 'unstyled',
      text: ATOM_CHAR,
      characterList: List([character]),
      data,
    });
  });
  const blocks = content.getBlocksAsArray();
  const rest = blocks.slice(at);
  // The caret needs a line of text to go on in.
  const goesOn = rest[0] && rest[0].getType() !== 'atomic' && sameBoxes(formOf(rest[0]), formOf(blockAt(state)));
  const behind = goesOn ? rest : [phantomLine(data), ...rest];
  const caret = SelectionState.createEmpty(behind[0]?.getKey() ?? '');
  const next = content.merge({
    blockMap: BlockMapBuilder.createFromArray([...blocks.slice(0, at), ...paragraphs, ...behind]),
    selectionBefore: state.getSelection(),
    selectionAfter: caret,
  });
  return EditorState.forceSelection(EditorState.push(state, asContent(next), 'insert-fragment'), caret);
}

/** Takes out what is selected, cuts the line at the caret, and says before which block there is room. */
function makeRoom(state: EditorState): readonly [ContentState, number] {
  const whole = state.getCurrentContent();
  const selected = state.getSelection();
  const content = selected.isCollapsed() ? whole : Modifier.removeRange(whole, selected, 'backward');
  const caret = selected.isCollapsed() ? selected : content.getSelectionAfter();
  const block = content.getBlockForKey(caret.getStartKey());
  const index = content.getBlocksAsArray().findIndex((each) => each.getKey() === caret.getStartKey());
  if (block.getType() === 'atomic') return [content, index + 1];
  if (caret.getStartOffset() === 0) return [content, index];
  if (caret.getStartOffset() === block.getLength()) return [content, index + 1];
  return [withBoxesAt(Modifier.splitBlock(content, caret), state), index + 1];
}

/** Immutable's own types forget what a record is once it is merged. */
const asContent = (merged: ReturnType<ContentState['merge']>): ContentState => merged as ContentState;
