import { type ContentBlock, type ContentState, EditorState, type SelectionState } from 'draft-js';
import { isText } from '../commands/selectedBlocks.ts';
import { type Change, changeOf, narrowed } from './changeOf.ts';
import { elementOf, type Place, textOf } from './domText.ts';
import { rangeOf, selectedRange } from './rangeOf.ts';
import { type Look, replaceText } from './replaceText.ts';

/** Where an input method began to write. */
export interface Began {
  readonly host: Element;
  /** As it was then. */
  readonly block: ContentBlock;
  readonly range: SelectionState;
  /** How what it writes looks where the text that said so is gone: that was selected. */
  readonly as?: Look;
}

/**
 * The state with what was composed so far, the caret where the page has it. It is read off the page: browsers put it
 * beside a link or a picture where it does not belong, take up words next to it, and tell of each in words of their own.
 *
 * @param data what the browser says was composed, for the case that its block is gone from the page
 */
export function composedIn(began: Began, state: EditorState, data: string): EditorState {
  const { host, block, as } = began;
  const change = changeIn(began, data);
  // Where the text is gone that was written into, what was written is not.
  const range = rangeNow(state.getCurrentContent(), block, change) ?? state.getSelection();
  const next = replaceText(state, range, change.text, as);
  const caret = selectedRange(host, next.getCurrentContent());
  const isMoved = caret && next.getCurrentContent() !== state.getCurrentContent();
  return isMoved ? EditorState.forceSelection(next, caret) : EditorState.set(next, { forceSelection: true });
}

function changeIn({ host, block, range }: Began, data: string): Change {
  const was = block.getText();
  const at = { from: range.getStartOffset(), to: range.getEndOffset() };
  const element = elementOf(host, block.getKey());
  if (!element || !isText(block)) return { ...at, text: data };
  // Of a word that was taken up only what is new gets the look of the caret.
  return narrowed(was, changeOf(was, withoutLastBreak(textOf(element), was), at));
}

/** draft-js draws a last line break twice, for the caret to have a line to stand in. */
const withoutLastBreak = (now: string, was: string): string =>
  was.endsWith('\n') && now.endsWith('\n') ? now.slice(0, -1) : now;

/** The range of a change in the text as it is by now: an upload that ended meanwhile may have moved it. */
function rangeNow(content: ContentState, block: ContentBlock, { from, to }: Change): SelectionState | undefined {
  const start = placeNow(content, block, from);
  const end = placeNow(content, block, to);
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
