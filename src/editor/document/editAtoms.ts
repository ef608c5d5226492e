import { AtomicBlockUtils, type ContentBlock, EditorState, Modifier, SelectionState } from 'draft-js';
import type { Atom } from '../Atom.ts';
import { boxData, withBoxesAt } from './newInBox.ts';
import { ATOM_CHAR } from './readRuns.ts';
import { succeed } from './sameAtom.ts';

/** Puts an atom where the caret stands, as a block of its own: one step of undo. */
export function insertAtom<Value>(state: EditorState, atom: Atom<Value>, value: Value): EditorState {
  const content = state.getCurrentContent().createEntity('ATOM', 'IMMUTABLE', { name: atom.name, value });
  const inserted = AtomicBlockUtils.insertAtomicBlock(
    EditorState.set(state, { currentContent: content }),
    content.getLastCreatedEntityKey(),
    ATOM_CHAR,
  );
  return EditorState.set(inserted, { currentContent: withBoxesAt(inserted.getCurrentContent(), state) });
}

/** Where an atom stands: at `offset` of the block `blockKey`. */
export interface AtomPlace {
  readonly blockKey: string;
  readonly offset: number;
}

/** Another value for the atom at a place, as a new entity, so that undo finds the old one: one step of undo. */
export function replaceAtom(state: EditorState, place: AtomPlace, name: string, value: unknown): EditorState {
  const before = state.getCurrentContent();
  const block: ContentBlock | undefined = before.getBlockForKey(place.blockKey);
  const old: string | null | undefined = block?.getEntityAt(place.offset);
  if (!old) return state;
  const content = before.createEntity('ATOM', 'IMMUTABLE', { name, value });
  const key = content.getLastCreatedEntityKey();
  succeed(content.getEntity(old), content.getEntity(key));
  const next = Modifier.applyEntity(content, selectionOf(place), key);
  const pushed = EditorState.push(state, next, 'apply-entity');
  return EditorState.acceptSelection(pushed, state.getSelection());
}

/** The article without the atom; the caret stands where it was: one step of undo. */
export function removeAtom(state: EditorState, place: AtomPlace): EditorState {
  const content = state.getCurrentContent();
  const block: ContentBlock | undefined = content.getBlockForKey(place.blockKey);
  if (!block) return state;
  if (block.getType() !== 'atomic') {
    return EditorState.push(state, Modifier.removeRange(content, selectionOf(place), 'backward'), 'remove-range');
  }
  // The block turns into an empty line, where the caret goes.
  const emptied = Modifier.removeRange(content, selectionOf(place), 'backward');
  const caret = SelectionState.createEmpty(place.blockKey);
  const typed = Modifier.setBlockType(emptied, caret, 'unstyled');
  const line = Modifier.setBlockData(typed, caret, boxData(block).set('phantom', true));
  return EditorState.forceSelection(EditorState.push(state, line, 'remove-range'), caret);
}

/** The caret behind the atom: in the line after it, which is made where there is none. */
export function caretAfter(state: EditorState, { blockKey, offset }: AtomPlace): EditorState {
  const content = state.getCurrentContent();
  const block: ContentBlock | undefined = content.getBlockForKey(blockKey);
  if (!block) return state;
  if (block.getType() !== 'atomic') {
    const behind = SelectionState.createEmpty(blockKey).merge({ anchorOffset: offset + 1, focusOffset: offset + 1 });
    return EditorState.forceSelection(state, behind);
  }
  const after: ContentBlock | undefined = content.getBlockAfter(blockKey);
  return after ? EditorState.forceSelection(state, SelectionState.createEmpty(after.getKey())) : state;
}

const selectionOf = ({ blockKey, offset }: AtomPlace): SelectionState =>
  SelectionState.createEmpty(blockKey).merge({ anchorOffset: offset, focusOffset: offset + 1 });
