import { type ContentState, type DraftInlineStyle, EditorState, Modifier, type SelectionState } from 'draft-js';
import { isText } from '../commands/selectedBlocks.ts';
import { lineAfter } from '../keys/pressReturn.ts';
import { isSame } from './rangeOf.ts';

/** How a text looks, and the link it stands in. */
export interface Look {
  readonly style: DraftInlineStyle;
  readonly link: string | undefined;
}

/**
 * A text in the place of a range, in the look that was chosen for what is written there: one step of undo of its own,
 * whatever was typed before and is typed after it. E16
 *
 * @param as how it looks, where that is not what stands there
 */
export function replaceText(state: EditorState, range: SelectionState, text: string, as?: Look): EditorState {
  if (range.isCollapsed() && text === '') return state;
  // A look that was chosen at the caret is forgotten where the caret goes elsewhere.
  const at = isSame(range, state.getSelection()) ? state : EditorState.acceptSelection(state, range);
  const content = at.getCurrentContent();
  const block = content.getBlockForKey(range.getStartKey());
  if (!isText(block)) return text === '' ? state : lineAfter(at, block, text);
  if (text === '') return EditorState.push(at, Modifier.removeRange(content, range, 'backward'), 'remove-range');
  const { style, link } = as ?? { style: at.getCurrentInlineStyle(), link: linkAt(content, range) };
  const written = Modifier.replaceText(content, range, text, style, link);
  // Not `insert-characters`: what is typed beside it would be of the same step.
  return EditorState.push(at, written, 'insert-fragment');
}

/** A text goes on in a link only within it: at its edges one writes beside it, as with plain keys. */
export function linkAt(content: ContentState, range: SelectionState): string | undefined {
  const block = content.getBlockForKey(range.getStartKey());
  const offset = range.getStartOffset();
  const entity: string | null = block.getEntityAt(offset);
  const isWithin = !range.isCollapsed() || (offset > 0 && block.getEntityAt(offset - 1) === entity);
  return entity !== null && isWithin && content.getEntity(entity).getMutability() === 'MUTABLE' ? entity : undefined;
}
