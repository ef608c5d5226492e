import { type ContentState, EditorState, Modifier } from 'draft-js';
import { rangeIn } from '../commands/step.ts';
import type { Found } from './findText.ts';

/** Puts a text in the place of one that was found, in its formatting, and selects it. */
export function replaceOne(state: EditorState, found: Found, text: string): EditorState {
  const content = replaced(state.getCurrentContent(), found, text);
  const pushed = EditorState.push(state, content, 'insert-characters');
  return EditorState.set(pushed, { selection: rangeIn(found.key, found.from, found.from + text.length) });
}

/** Puts a text in the place of all that were found, as one step that can be undone; the caret goes behind the last. */
export function replaceAll(state: EditorState, found: readonly Found[], text: string): EditorState {
  const last = found.at(-1);
  if (!last) return state;
  // From the last to the first: what stands further on has moved already.
  const content = [...found]
    .reverse()
    .reduce((before, each) => replaced(before, each, text), state.getCurrentContent());
  const inBlock = found.filter(({ key }) => key === last.key);
  const caret = last.to + inBlock.reduce((moved, { from, to }) => moved + text.length - (to - from), 0);
  const pushed = EditorState.push(state, content, 'insert-characters');
  return EditorState.set(pushed, { selection: rangeIn(last.key, caret, caret) });
}

function replaced(content: ContentState, { key, from, to }: Found, text: string): ContentState {
  const block = content.getBlockForKey(key);
  const style = block.getInlineStyleAt(from);
  // A link or a picture in the line keeps only what is wholly inside of it.
  const entity = block.getEntityAt(from) === block.getEntityAt(to - 1) ? block.getEntityAt(from) : undefined;
  return Modifier.replaceText(content, rangeIn(key, from, to), text, style, entity ?? undefined);
}
