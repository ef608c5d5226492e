import { EditorState, type SelectionState } from 'draft-js';
import { isText, selectedBlocks, selectedText, spanIn } from '../commands/selectedBlocks.ts';
import { step } from '../commands/step.ts';
import { caretOf, insertText } from '../document/insertHtml.ts';
import { addressesIn, hrefOfWhole } from './addressesIn.ts';
import { type LinkRange, linkRange } from './linkRange.ts';
import { newLink } from './links.ts';

/** Puts plain text where the caret stands, the addresses in it as links: one step of undo. E1 */
export function pasteText(state: EditorState, text: string): EditorState {
  const next = insertText(state, text);
  const content = next.getCurrentContent();
  const put = between(state.getSelection(), next.getSelection());
  const ranges = selectedText(EditorState.acceptSelection(next, put)).flatMap((block): LinkRange[] => {
    if (block.getType() === 'code-block') return [];
    const [start, end] = spanIn(block, put);
    return addressesIn(block.getText().slice(start, end)).map(({ from, to, href }) => ({
      key: block.getKey(),
      from: start + from,
      to: start + to,
      link: newLink(content, { href, apart: false }),
    }));
  });
  if (ranges.length === 0) return next;
  return EditorState.set(next, { currentContent: caretOf(ranges.reduce(linkRange, content), content) });
}

/** From where one selection begins to where another ends. */
const between = (from: SelectionState, to: SelectionState): SelectionState =>
  to.merge({ anchorKey: from.getStartKey(), anchorOffset: from.getStartOffset(), isBackward: false });

/**
 * Links the chosen words to an address that is pasted over them, and puts the caret behind: one step of undo.
 *
 * Undefined where the address takes their place: nothing is chosen, more than one line is, or an address is. E1
 */
export function linkChosen(state: EditorState, pasted: string): EditorState | undefined {
  const href = hrefOfWhole(pasted);
  const [block, more] = selectedBlocks(state);
  if (href === undefined || !block || more || !isText(block) || block.getType() === 'code-block') return undefined;
  const selection = state.getSelection();
  const [from, to] = spanIn(block, selection);
  const words = block.getText().slice(from, to).trim();
  if (words === '' || hrefOfWhole(words) !== undefined) return undefined;
  const content = state.getCurrentContent();
  const link = newLink(content, { href, apart: true });
  const linked = step(state, linkRange(content, { key: block.getKey(), from, to, link }), 'apply-entity');
  const behind = selection.merge({ anchorOffset: to, focusOffset: to, isBackward: false });
  return EditorState.forceSelection(linked, behind);
}
