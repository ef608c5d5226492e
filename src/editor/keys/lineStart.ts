import { type ContentBlock, type ContentState, type DraftBlockType, EditorState, Modifier } from 'draft-js';
import { withType } from '../commands/blockTypes.ts';
import { rangeIn } from '../commands/step.ts';
import { halfWidth } from '../commands/width.ts';
import { blockAt } from '../document/newInBox.ts';
import { blockTypes } from '../document/Piece.ts';

const headings = blockTypes.filter((type) => type.startsWith('header-'));

/**
 * With Chinese punctuation on, the keys of `.` and `>` write these. 「1、」 is left alone: it is how a list is written by
 * hand, and reads as it should; so is 「——」.
 */
const typedFor: Readonly<Record<string, string>> = { '。': '.', '》': '>' };

/** The signs as an English keyboard writes them. */
const plain = (signs: string): string => halfWidth(signs).replace(/[。》]/g, (sign) => typedFor[sign] ?? sign);

/** What a line that begins with such signs and a blank is to be; undefined for any other. */
function typeOf(signs: string, before: ContentBlock | undefined): DraftBlockType | undefined {
  if (/^#{1,6}$/.test(signs)) return headings[signs.length - 1];
  if (signs === '-') return 'unordered-list-item';
  if (signs === '>') return 'blockquote';
  // Any other number would be drawn as 1, unless it goes on with the list above.
  if (signs === '1.') return 'ordered-list-item';
  return /^\d{1,2}\.$/.test(signs) && before?.getType() === 'ordered-list-item' ? 'ordered-list-item' : undefined;
}

/**
 * What a blank makes of the signs it is typed behind, at the start of a plain paragraph: a heading of `#`, a list of `-`
 * and `1.`, a quotation of `>`, as narrow or wide as they are; undefined where it is just a blank. E10
 *
 * A step of its own: the signs and the blank come back by undo.
 */
export function lineStart(state: EditorState, typed: string): EditorState | undefined {
  const selection = state.getSelection();
  if ((typed !== ' ' && typed !== '\u3000') || !selection.isCollapsed()) return undefined;
  const block = blockAt(state);
  const signs = block.getText().slice(0, selection.getStartOffset());
  if (block.getType() !== 'unstyled' || signs.length > headings.length || holdsEntity(block, signs.length)) {
    return undefined;
  }
  const before: ContentBlock | undefined = state.getCurrentContent().getBlockBefore(block.getKey());
  const type = typeOf(plain(signs), before);
  if (!type) return undefined;
  const written = Modifier.insertText(state.getCurrentContent(), selection, typed, state.getCurrentInlineStyle());
  const behind = EditorState.push(state, written, 'insert-characters');
  const next = EditorState.push(behind, made(behind, signs.length + typed.length, type), 'change-block-type');
  // The line is drawn anew, and the caret with it.
  return EditorState.forceSelection(next, next.getSelection());
}

/** The paragraph without its first letters, as what it is now. */
function made(state: EditorState, length: number, type: DraftBlockType): ContentState {
  const block = blockAt(state);
  const cut = Modifier.removeRange(state.getCurrentContent(), rangeIn(block.getKey(), 0, length), 'backward');
  const caret = cut.getSelectionAfter();
  const turned = withType(cut, [cut.getBlockForKey(block.getKey())], type);
  const data = turned.getBlockForKey(block.getKey()).getData().delete('phantom');
  // The type of a draft-js record's merge forgets what it merges into.
  return Modifier.setBlockData(turned, caret, data).merge({
    selectionBefore: state.getSelection(),
    selectionAfter: caret,
  }) as ContentState;
}

const holdsEntity = (block: ContentBlock, length: number): boolean =>
  block.getCharacterList().some((letter, at = 0) => at < length && Boolean(letter?.getEntity()));

/** What Backspace does right behind such a step: the signs come back as they were typed; undefined anywhere else. */
export function unstartLine(state: EditorState): EditorState | undefined {
  const selection = state.getSelection();
  if (state.getLastChangeType() !== 'change-block-type' || !selection.isCollapsed()) return undefined;
  const block = blockAt(state);
  const before: ContentBlock | undefined = state.getUndoStack().first()?.getBlockForKey(block.getKey());
  if (selection.getStartOffset() > 0 || before?.getType() !== 'unstyled') return undefined;
  const signs = before.getText().slice(0, before.getLength() - block.getLength());
  return /^.{1,6}[ \u3000]$/.test(signs) && signs + block.getText() === before.getText()
    ? EditorState.undo(state)
    : undefined;
}
