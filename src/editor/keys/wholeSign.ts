import { EditorState, Modifier } from 'draft-js';

/** Signs that are seen as one and written as several: families, flags, a hand with a colour, a digit in a key. */
const JOINED = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/**
 * The text without the sign beside the caret, where that is made of several; undefined where the engine does well by
 * itself. E16
 */
export function removeWholeSign(state: EditorState, command: string): EditorState | undefined {
  const selection = state.getSelection();
  if ((command !== 'backspace' && command !== 'delete') || !selection.isCollapsed()) return undefined;
  const content = state.getCurrentContent();
  const block = content.getBlockForKey(selection.getStartKey());
  const offset = selection.getStartOffset();
  const span = signAt(block.getText(), command === 'backspace' ? offset - 1 : offset);
  if (!span || !JOINED.test(span.segment) || Array.from(span.segment).length === 1) return undefined;
  const to = span.index + span.segment.length;
  const range = selection.merge({ anchorOffset: span.index, focusOffset: to });
  const removed = Modifier.removeRange(content, range, command === 'backspace' ? 'backward' : 'forward');
  return EditorState.push(state, removed, 'remove-range');
}

/** The sign a unit of a text belongs to. */
function signAt(text: string, offset: number): Intl.SegmentData | undefined {
  // Browsers before 2024 may not know how to tell signs apart.
  if (offset < 0 || !('Segmenter' in Intl)) return undefined;
  return new Intl.Segmenter().segment(text).containing(offset);
}
