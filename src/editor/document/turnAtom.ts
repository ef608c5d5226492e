import {
  BlockMapBuilder,
  CharacterMetadata,
  ContentBlock,
  type ContentState,
  EditorState,
  SelectionState,
} from 'draft-js';
import { Map as Data, List, OrderedSet } from 'immutable';
import { formOf } from './blockForm.ts';
import { sameBoxes } from './boxes.ts';
import type { AtomPlace } from './editAtoms.ts';
import { linkOf, linkStyle } from './inlineStyles.ts';
import { type Fresh, phantomLine } from './insertParagraphs.ts';
import { boxData } from './newInBox.ts';
import type { Form } from './Piece.ts';
import { ATOM_CHAR } from './readRuns.ts';
import { succeed } from './sameAtom.ts';

/** A paragraph an atom stands alone in: how it is written, and the link around the atom. */
export interface Standing {
  readonly form: Form;
  readonly link?: Readonly<Record<string, string>>;
}

const forms = ['class', 'style', 'other'] as const;

/** How the paragraph is written that an atom stands alone in; undefined where there is more in it, or it is none. */
export function standingOf(content: ContentState, { blockKey, offset }: AtomPlace): Standing | undefined {
  const block: ContentBlock | undefined = content.getBlockForKey(blockKey);
  if (!block || block.getText().trim() !== ATOM_CHAR) return undefined;
  const styles: readonly string[] = block.getInlineStyleAt(offset).toArray();
  const link = styles.map(linkOf).find((each) => each !== undefined);
  const linked = link && { link };
  if (block.getType() === 'atomic') return { form: {}, ...linked };
  if (block.getType() !== 'unstyled') return undefined;
  const { class: names, style, other }: Form = block.getData().toObject();
  return {
    form: { ...(names !== undefined && { class: names }), ...(style && { style }), ...(other && { other }) },
    ...linked,
  };
}

/**
 * Another atom in the place of one that stands alone: in a paragraph written so, else as a block of its own with lines
 * for the caret around it. The line stays the same one for whoever knows it; one step of undo.
 */
export function turnAtom(
  state: EditorState,
  { blockKey, offset }: AtomPlace,
  { name, value }: Fresh,
  standing?: Standing,
): EditorState {
  const before = state.getCurrentContent();
  const block: ContentBlock | undefined = before.getBlockForKey(blockKey);
  const old: string | null | undefined = block?.getEntityAt(offset);
  if (!block || !old) return state;
  const made = before.createEntity('ATOM', 'IMMUTABLE', { name, value });
  const entity = made.getLastCreatedEntityKey();
  succeed(before.getEntity(old), made.getEntity(entity));
  const character = CharacterMetadata.create({
    entity,
    style: OrderedSet(standing?.link ? [linkStyle(standing.link)] : []),
  });
  const turned = new ContentBlock({
    key: blockKey,
    type: standing ? 'unstyled' : 'atomic',
    text: ATOM_CHAR,
    characterList: List([character]),
    data: forms.reduce((data, name) => data.delete(name), block.getData()).merge(Data({ ...standing?.form })),
  });
  const blocks = made.getBlocksAsArray().flatMap((each) => (each === block ? around(turned, made) : [each]));
  // Immutable's own types forget what a record is once it is merged.
  const content = made.merge({ blockMap: BlockMapBuilder.createFromArray(blocks) }) as ContentState;
  const pushed = EditorState.push(state, content, 'change-block-type');
  const caret = state.getSelection();
  const isHere = caret.getStartKey() === blockKey || caret.getEndKey() === blockKey;
  return EditorState.acceptSelection(pushed, isHere ? SelectionState.createEmpty(blockKey) : caret);
}

/** A block of its own has a line before and behind it, in its own boxes, for the caret to stand in. */
function around(turned: ContentBlock, content: ContentState): readonly ContentBlock[] {
  if (turned.getType() !== 'atomic') return [turned];
  const lineBeside = (block: ContentBlock | undefined): readonly ContentBlock[] =>
    block && block.getType() !== 'atomic' && sameBoxes(formOf(block), formOf(turned))
      ? []
      : [phantomLine(boxData(turned))];
  return [
    ...lineBeside(content.getBlockBefore(turned.getKey())),
    turned,
    ...lineBeside(content.getBlockAfter(turned.getKey())),
  ];
}
