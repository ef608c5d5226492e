import { type ContentBlock, EditorState, Modifier, RichUtils, SelectionState } from 'draft-js';
import { selectedBlocks } from '../commands/selectedBlocks.ts';
import type { KeyPress } from './useTextKeys.ts';

/** What a tab is in running text. E10 */
export const TAB = '\u00a0'.repeat(4);
const TAB_IN_CODE = ' '.repeat(4);
const DEEPEST_ITEM = 4;

const isItem = (block: ContentBlock): boolean => /-list-item$/.test(block.getType());

/** A tab: four hard blanks; a list's item moves deeper or, with Shift, out. E10 */
export function pressTab(state: EditorState, event: KeyPress): EditorState {
  const blocks = selectedBlocks(state).filter((block) => block.getType() !== 'atomic');
  const [first, ...more] = blocks;
  if (!first) return state;
  if (more.length === 0 && isItem(first)) return RichUtils.onTab(event, state, DEEPEST_ITEM);
  if (event.shiftKey) return outdent(state, blocks);
  const tab = first.getType() === 'code-block' ? TAB_IN_CODE : TAB;
  const content = state.getCurrentContent();
  if (more.length > 0) {
    const indented = blocks.reduce((next, block) => Modifier.insertText(next, startOf(block), tab), content);
    return selecting(EditorState.push(state, indented, 'insert-characters'), blocks);
  }
  const style = state.getCurrentInlineStyle();
  const next = Modifier.replaceText(content, state.getSelection(), tab, style);
  return EditorState.push(state, next, 'insert-characters');
}

/** Takes the blanks of one tab away from the start of each line. */
function outdent(state: EditorState, blocks: readonly ContentBlock[]): EditorState {
  const content = blocks.reduce((next, block) => {
    const blanks = /^[ \u00a0]{1,4}/.exec(block.getText())?.[0].length ?? 0;
    return blanks === 0 ? next : Modifier.removeRange(next, startOf(block).merge({ focusOffset: blanks }), 'backward');
  }, state.getCurrentContent());
  if (content === state.getCurrentContent()) return state;
  return selecting(EditorState.push(state, content, 'remove-range'), blocks);
}

/** The lines stay selected, for the next tab. One line has the caret at its end. */
function selecting(state: EditorState, blocks: readonly ContentBlock[]): EditorState {
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last) return state;
  const end = state.getCurrentContent().getBlockForKey(last.getKey()).getLength();
  const anchorOffset = first === last ? end : 0;
  return EditorState.forceSelection(
    state,
    startOf(first).merge({ anchorOffset, focusKey: last.getKey(), focusOffset: end }),
  );
}

const startOf = (block: ContentBlock): SelectionState => SelectionState.createEmpty(block.getKey());
