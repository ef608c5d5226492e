import { type ContentBlock, type ContentState, EditorState, type SelectionState } from 'draft-js';
import { selectedBlocks } from '../commands/selectedBlocks.ts';
import { type Change, changeOf, narrowed } from './changeOf.ts';
import { elementOf, type Place, textOf } from './domText.ts';
import { isSame, rangeOf, selectedRange } from './rangeOf.ts';
import { replaceText } from './replaceText.ts';

/** Where an input method began to write, and into what. */
export interface Began {
  readonly host: Element;
  readonly range: SelectionState;
  /** The blocks it writes into, as they were; of several the browser makes one. */
  readonly blocks: readonly ContentBlock[];
  /** The merchant has selected that; else the input method has taken up a word at the caret. */
  readonly chosen: boolean;
}

/** A composition that begins now: where the page says, for the engine may not have heard of the caret yet. */
export function beginIn(host: Element, state: EditorState): Began {
  const range = selectedRange(host, state.getCurrentContent()) ?? state.getSelection();
  const blocks = selectedBlocks(EditorState.acceptSelection(state, range));
  return { host, range, blocks, chosen: !range.isCollapsed() && isSame(range, state.getSelection()) };
}

/**
 * The state with what was composed so far, the caret where the page has it. It is read off the page: browsers put it
 * beside a link or a picture where it does not belong, take up words next to it, and tell of each in words of their own.
 *
 * @param data what the browser says was composed, for the case that its block is gone from the page
 */
export function composedIn(began: Began, state: EditorState, data: string): EditorState {
  const { host, blocks } = began;
  const change = changeIn(began, data);
  // Where the text is gone that was written into, what was written is not.
  const range = rangeNow(state.getCurrentContent(), blocks, change) ?? state.getSelection();
  const next = replaceText(state, range, change.text);
  const caret = selectedRange(host, next.getCurrentContent());
  const isMoved = caret && next.getCurrentContent() !== state.getCurrentContent();
  return isMoved ? EditorState.forceSelection(next, caret) : EditorState.set(next, { forceSelection: true });
}

/** What has changed in the text of the blocks, one after the other. */
function changeIn({ host, blocks, range, chosen }: Began, data: string): Change {
  const was = blocks.map((block) => block.getText()).join('');
  const behind = (blocks.at(-1)?.getLength() ?? 0) - range.getEndOffset();
  const at = { from: range.getStartOffset(), to: was.length - behind };
  const now = shownIn(host, blocks) ?? `${was.slice(0, at.from)}${data}${was.slice(at.to)}`;
  const change = changeOf(was, withoutLastBreak(now, was), at);
  // Of a word that was taken up only what is new gets the look of the caret.
  return chosen || blocks.length > 1 ? change : narrowed(was, change);
}

/** What blocks are drawn with; undefined where the first is drawn no more. */
function shownIn(host: Element, blocks: readonly ContentBlock[]): string | undefined {
  const [first, ...others] = blocks.map((block) => elementOf(host, block.getKey()));
  return first ? [first, ...others].map((element) => (element ? textOf(element) : '')).join('') : undefined;
}

/** draft-js draws a last line break twice, for the caret to have a line to stand in. */
const withoutLastBreak = (now: string, was: string): string =>
  was.endsWith('\n') && now.endsWith('\n') ? now.slice(0, -1) : now;

/** The range of a change in the text as it is by now: an upload that ended meanwhile may have moved it. */
function rangeNow(
  content: ContentState,
  blocks: readonly ContentBlock[],
  { from, to }: Change,
): SelectionState | undefined {
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last) return undefined;
  const before = blocks.slice(0, -1).reduce((length, block) => length + block.getLength(), 0);
  const start = placeNow(content, first, from);
  const end = placeNow(content, last, to - before);
  return start && end && rangeOf(content, start, end);
}

function placeNow(content: ContentState, block: ContentBlock, offset: number): Place | undefined {
  const now: ContentBlock | undefined = content.getBlockForKey(block.getKey());
  if (!now) return undefined;
  const was = block.getText();
  const moved = narrowed(was, { from: 0, to: was.length, text: now.getText() });
  const by = moved.to <= offset ? moved.text.length - (moved.to - moved.from) : 0;
  return { key: block.getKey(), offset: offset + by };
}
