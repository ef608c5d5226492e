import {
  BlockMapBuilder,
  type ContentBlock,
  type ContentState,
  EditorState,
  genKey,
  Modifier,
  SelectionState,
} from 'draft-js';
import { atoms } from '../atoms.ts';
import { sanitize } from '../sanitize.ts';
import { formOf } from './blockForm.ts';
import { boxesOf, inBoxes } from './boxes.ts';
import { contentOf } from './contentOf.ts';
import { blockAt } from './newInBox.ts';
import type { Piece } from './Piece.ts';
import { readPieces } from './readPieces.ts';

/** Puts an article's HTML where the caret stands, clean and in our blocks: one step of undo. */
export const insertHtml = (state: EditorState, html: string): EditorState =>
  insertPieces(state, betweenLines(readFresh(html)));

/** The blocks of HTML that is to come into an article, clean. */
export function readFresh(html: string): readonly Piece[] {
  const salt = genKey();
  const read = readPieces(sanitize(html), atoms).filter(({ phantom }) => !phantom);
  return read.map((piece) => fresh(piece, salt));
}

function insertPieces(state: EditorState, read: readonly Piece[]): EditorState {
  const around = boxesOf(formOf(blockAt(state)));
  const pieces = read.map((piece) => inBoxes(piece, around));
  if (pieces.length === 0) return state;
  const fragment = BlockMapBuilder.createFromArray(contentOf(pieces).getBlocksAsArray());
  const before = state.getCurrentContent();
  const selection = state.getSelection();
  const target = before.getBlockForKey(selection.getStartKey());
  const inserted = Modifier.replaceWithFragment(before, selection, fragment);
  const [only, ...more] = pieces;
  const isEmpty = selection.isCollapsed() && target.getLength() === 0;
  // One block runs into a line that is there, and takes the place of an empty one.
  const isJoined = more.length === 0 ? !isEmpty : selection.getStartOffset() > 0;
  const typed =
    only && more.length === 0 && isEmpty ? Modifier.setBlockType(inserted, atBlock(target), only.type) : inserted;
  const content = isJoined ? keepData(inserted, target) : caretOf(typed, inserted);
  return EditorState.push(state, content, 'insert-fragment');
}

const atBlock = (block: ContentBlock): SelectionState => SelectionState.createEmpty(block.getKey());

const keepData = (content: ContentState, block: ContentBlock): ContentState =>
  caretOf(Modifier.setBlockData(content, atBlock(block), block.getData()), content);

/** A content with the caret another one has. */
export const caretOf = (content: ContentState, other: ContentState): ContentState =>
  // The type of a draft-js record's merge forgets what it merges into.
  content.merge({
    selectionBefore: other.getSelectionBefore(),
    selectionAfter: other.getSelectionAfter(),
  }) as ContentState;

/** What it was read from is not what it is pasted into; its lists and boxes are others than those that are there. */
function fresh({ source: _source, gap: _gap, tail: _tail, group, boxes, ...piece }: Piece, salt: string): Piece {
  return {
    ...piece,
    ...(group && { group: group.id === undefined ? group : { ...group, id: `${salt}${group.id}` } }),
    ...(boxes && { boxes: boxes.map((box) => ({ ...box, id: `${salt}${box.id}` })) }),
  };
}

/** draft-js runs the first and the last block into the line they are pasted in; what is no mere line must stay alone. */
function betweenLines(pieces: readonly Piece[]): readonly Piece[] {
  const line: Piece = { type: 'unstyled', depth: 0, runs: [], phantom: true };
  const isAlone = (piece: Piece | undefined) => piece?.type === 'atomic' || piece?.boxes !== undefined;
  const opened = isAlone(pieces[0]) ? [line, ...pieces] : pieces;
  return isAlone(opened.at(-1)) ? [...opened, line] : opened;
}

/** Puts plain text where the caret stands: an empty line parts paragraphs, a single break stays one. One step of undo. */
export function insertText(state: EditorState, text: string): EditorState {
  const paragraphs = text.replace(/\r\n?/g, '\n').split(/\n{2,}/);
  const [only = '', ...others] = paragraphs;
  if (others.length === 0) {
    const style = state.getCurrentInlineStyle();
    const content = Modifier.replaceText(state.getCurrentContent(), state.getSelection(), only, style);
    return EditorState.push(state, content, 'insert-characters');
  }
  return insertPieces(
    state,
    paragraphs.map((line) => ({ type: 'unstyled', depth: 0, runs: [{ text: line, styles: [] }] })),
  );
}
