import { BlockMapBuilder, type ContentBlock, type ContentState, EditorState, Modifier, SelectionState } from 'draft-js';
import { is } from 'immutable';
import type { Fresh } from '../document/insertParagraphs.ts';

/** The name of the atom that stands in the article while a file is on its way. */
export const PLACEHOLDER = 'upload';

/** What a placeholder says of itself; all else is known by its id. E3 */
export interface PlaceholderValue {
  readonly id: string;
}

interface Found {
  readonly block: ContentBlock;
  readonly offset: number;
}

/** Where the placeholder of an upload stands; undefined when it is not in the article, or not any more. */
export function findPlaceholder(content: ContentState, id: string): Found | undefined {
  for (const block of content.getBlocksAsArray()) {
    let offset: number | undefined;
    block.findEntityRanges(
      (character) => {
        const key: string | null = character.getEntity();
        if (key === null || content.getEntity(key).getType() !== 'ATOM') return false;
        const { name, value }: { readonly name: string; readonly value: Partial<PlaceholderValue> } = content
          .getEntity(key)
          .getData();
        return name === PLACEHOLDER && value.id === id;
      },
      (start) => {
        offset ??= start;
      },
    );
    if (offset !== undefined) return { block, offset };
  }
  return undefined;
}

/**
 * Puts what has arrived in the place of its placeholder, or takes the placeholder out; no step of undo.
 *
 * In the steps that can be taken back it goes as well: nothing done later brings a placeholder back that waits for
 * nobody. E3
 */
export function settlePlaceholder(state: EditorState, id: string, arrived: Fresh | undefined): EditorState {
  const settle = (content: ContentState) => settleIn(content, id, arrived);
  const before = state.getCurrentContent();
  const now = settle(before);
  const steps = state.getUndoStack().map((content) => (content ? settle(content) : before));
  // Taking back what only put the placeholder there would be a step that changes nothing.
  const last = steps.first();
  const undoStack =
    last && now !== before && is(last.getBlockMap(), now.getBlockMap()) ? steps.skip(1).toStack() : steps.toStack();
  const redoStack = state
    .getRedoStack()
    .map((content) => (content ? settle(content) : before))
    .toStack();
  const silent = EditorState.set(state, { allowUndo: false });
  const pushed = now === before ? silent : EditorState.push(silent, now, 'apply-entity');
  const heard = EditorState.set(pushed, { allowUndo: state.getAllowUndo(), undoStack, redoStack });
  return now === before ? heard : keepCaret(heard, state.getSelection(), before);
}

function settleIn(content: ContentState, id: string, arrived: Fresh | undefined): ContentState {
  const found = findPlaceholder(content, id);
  if (!found) return content;
  const { block, offset } = found;
  const place = SelectionState.createEmpty(block.getKey()).merge({ anchorOffset: offset, focusOffset: offset + 1 });
  if (arrived) {
    const made = content.createEntity('ATOM', 'IMMUTABLE', { name: arrived.name, value: arrived.value });
    return Modifier.applyEntity(made, place, made.getLastCreatedEntityKey());
  }
  const blocks = content.getBlocksAsArray();
  if (block.getLength() > 1 || blocks.length === 1) return Modifier.removeRange(content, place, 'backward');
  const others = blocks.filter((each) => each !== block);
  // Immutable's own types forget what a record is once it is merged.
  return content.merge({ blockMap: BlockMapBuilder.createFromArray(others) }) as ContentState;
}

/** The caret stays where it is; from a paragraph that has gone it goes to the one that stood behind it. */
function keepCaret(state: EditorState, caret: SelectionState, before: ContentState): EditorState {
  const content = state.getCurrentContent();
  const isThere = (key: string) => content.getBlockMap().has(key);
  if (isThere(caret.getAnchorKey()) && isThere(caret.getFocusKey())) return EditorState.acceptSelection(state, caret);
  const next = before.getKeyAfter(caret.getStartKey()) ?? content.getFirstBlock().getKey();
  const key = isThere(next) ? next : content.getFirstBlock().getKey();
  return EditorState.acceptSelection(state, SelectionState.createEmpty(key));
}
