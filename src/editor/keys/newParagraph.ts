import { type ContentBlock, EditorState, Modifier } from 'draft-js';
import { Map as Data } from 'immutable';
import { withType } from '../commands/blockTypes.ts';
import { boxData } from '../document/newInBox.ts';
import { leaveBox } from './boxEdges.ts';

/** What a paragraph hands on to the one that Enter makes of it. */
const INHERITED = ['style', 'class', 'boxes'];

/**
 * What Enter makes of a paragraph where the engine would forget something; undefined where it does well by itself.
 *
 * An empty item or quotation is left, as is an empty last line of a box; a heading is followed by plain text, any other
 * look goes on.
 */
export function newParagraph(state: EditorState): EditorState | undefined {
  const selection = state.getSelection();
  const block: ContentBlock = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  const type = block.getType();
  if (block.getLength() === 0 && (type === 'blockquote' || /-list-item$/.test(type))) {
    const left = withType(state.getCurrentContent(), [block], 'unstyled');
    // The line is drawn anew, and the caret with it.
    return EditorState.forceSelection(EditorState.push(state, left, 'change-block-type'), selection);
  }
  const outside = leaveBox(state, block);
  if (outside) return outside;
  const isHeading = type.startsWith('header-');
  const look = block.getData().filter((_, name = '') => INHERITED.includes(name));
  if (!isHeading && look.isEmpty()) return undefined;

  const content = state.getCurrentContent();
  const joined = selection.isCollapsed() ? content : Modifier.removeRange(content, selection, 'backward');
  const split = Modifier.splitBlock(joined, selection.isCollapsed() ? selection : joined.getSelectionAfter());
  const caret = split.getSelectionAfter();
  const below: ContentBlock = split.getBlockForKey(caret.getStartKey());
  const ended = isHeading && below.getLength() === 0;
  const next = ended
    ? Modifier.setBlockData(Modifier.setBlockType(split, caret, 'unstyled'), caret, boxData(block))
    : Modifier.setBlockData(split, caret, Data(look));
  return EditorState.push(state, next, 'split-block');
}
