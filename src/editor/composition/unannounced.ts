import { EditorState, Modifier, RichUtils, type SelectionState } from 'draft-js';
import { type Mark, toggleMark } from '../commands/marks.ts';
import { pressReturn } from '../keys/pressReturn.ts';
import { replaceText } from './replaceText.ts';

/** What a browser is about to do to a text: https://w3c.github.io/input-events/ */
export interface Input {
  readonly type: string;
  /** What it is about to change. */
  readonly range: SelectionState | undefined;
  readonly text: string | null;
}

const marks: Readonly<Record<string, Mark>> = {
  formatBold: 'bold',
  formatItalic: 'italic',
  formatUnderline: 'underline',
  formatStrikeThrough: 'strike',
  formatSuperscript: 'superscript',
  formatSubscript: 'subscript',
};

/**
 * What an input does that no key announced: a correction that is chosen, the keys of a phone, a browser's own menu.
 * Undefined for what the engine hears of in other ways.
 */
export function unannounced(state: EditorState, { type, range, text }: Input): EditorState | undefined {
  const mark = marks[type];
  if (mark) return toggleMark(state, mark);
  if (type === 'historyUndo') return EditorState.undo(state);
  if (type === 'historyRedo') return EditorState.redo(state);
  if (type === 'insertParagraph' || type === 'insertLineBreak') return pressEnter(state, type === 'insertLineBreak');
  if (!range) return undefined;
  if (type === 'insertReplacementText' && text !== null) return replaceText(state, range, text);
  return /^delete(?!By(?:Cut|Drag))/.test(type) ? remove(state, range, type) : undefined;
}

function pressEnter(state: EditorState, isBreak: boolean): EditorState {
  const split = () => Modifier.splitBlock(state.getCurrentContent(), state.getSelection());
  return pressReturn(state, isBreak) ?? EditorState.push(state, split(), 'split-block');
}

function remove(state: EditorState, range: SelectionState, type: string): EditorState {
  const isBackspace = type === 'deleteContentBackward' && state.getSelection().isCollapsed();
  // At the start of an item or a heading it becomes plain text first.
  const left = isBackspace ? RichUtils.handleKeyCommand(state, 'backspace') : null;
  if (left) return left;
  const content = Modifier.removeRange(state.getCurrentContent(), range, 'backward');
  return EditorState.push(EditorState.acceptSelection(state, range), content, 'remove-range');
}
