import type { EditorState } from 'draft-js';
import { swapStyles } from './textStyles.ts';

/** Emphasis that is an element of its own in HTML, by what the engine calls it. */
export const marks = {
  bold: 'BOLD',
  italic: 'ITALIC',
  underline: 'UNDERLINE',
  strike: 'STRIKETHROUGH',
  superscript: 'SUPERSCRIPT',
  subscript: 'SUBSCRIPT',
} as const;

export type Mark = keyof typeof marks;

/** No text is raised and lowered at once. */
const opposites: Partial<Record<Mark, Mark>> = { superscript: 'subscript', subscript: 'superscript' };

/** Whether the text at the caret, or at the start of the selection, has it. */
export const hasMark = (state: EditorState, mark: Mark): boolean => state.getCurrentInlineStyle().has(marks[mark]);

/** Gives the selected text, or what is typed next, an emphasis, or takes it away. */
export function toggleMark(state: EditorState, mark: Mark): EditorState {
  const opposite = opposites[mark];
  const gone = hasMark(state, mark) ? marks[mark] : opposite && marks[opposite];
  return swapStyles(state, (style) => style === gone, hasMark(state, mark) ? [] : [marks[mark]]);
}
