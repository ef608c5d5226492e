import { type ContentBlock, type ContentState, EditorState, Modifier } from 'draft-js';
import { opensInPlace } from '#schemas/article/addresses.ts';
import { selectedText, spanIn } from '../commands/selectedBlocks.ts';
import { rangeIn, step } from '../commands/step.ts';
import { type LinkRange, linkRange } from './linkRange.ts';

/** What a merchant says of a link. */
export interface Link {
  readonly href: string;
  readonly title?: string;
  /** It opens in a window of its own. */
  readonly apart: boolean;
}

/** The attributes of a link, as the engine keeps them. */
type Attributes = Readonly<Record<string, string>>;

/** A link that stands in the article. */
export interface PlacedLink {
  readonly attributes: Attributes;
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const isAttributes = (data: unknown): data is Attributes => typeof data === 'object' && data !== null;

function attributesOf(content: ContentState, entity: string | null): Attributes | undefined {
  if (!entity) return undefined;
  const found = content.getEntity(entity);
  const data: unknown = found.getType() === 'LINK' ? found.getData() : undefined;
  return isAttributes(data) ? data : undefined;
}

/** What is not said in the dialog stays as it was, e.g. a class. */
function attributesWith(before: Attributes, { href, title, apart }: Link): Attributes {
  const { title: _, target: __, rel: ___, ...rest } = before;
  const leaves = apart && !opensInPlace(href);
  return { ...rest, href, ...(title && { title }), ...(leaves && { target: '_blank', rel: 'noopener noreferrer' }) };
}

/** A link that is about to be put on a range. */
export function newLink(content: ContentState, link: Link, before: Attributes = {}): NonNullable<LinkRange['link']> {
  const attributes = attributesWith(before, link);
  const entity = content.createEntity('LINK', 'MUTABLE', attributes).getLastCreatedEntityKey();
  return { entity, attributes };
}

/** The links in a block, and where. */
function linksIn(block: ContentBlock, content: ContentState): readonly PlacedLink[] {
  const links: PlacedLink[] = [];
  block.findEntityRanges(
    (character) => attributesOf(content, character.getEntity()) !== undefined,
    (from, to) => {
      const attributes = attributesOf(content, block.getEntityAt(from));
      if (attributes) links.push({ attributes, key: block.getKey(), from, to, text: block.getText().slice(from, to) });
    },
  );
  return links;
}

/** The link the caret stands in, or the first one the selection touches. */
export function linkAt(state: EditorState): PlacedLink | undefined {
  const selection = state.getSelection();
  for (const block of selectedText(state)) {
    const [start, end] = spanIn(block, selection);
    const touches = ({ from, to }: PlacedLink) =>
      start === end ? from <= start && start <= to : from < end && start < to;
    const found = linksIn(block, state.getCurrentContent()).find(touches);
    if (found) return found;
  }
  return undefined;
}

/** The text a link is put on: the one it has, or what is selected in one paragraph; undefined over several. */
export function linkText(state: EditorState): string | undefined {
  const link = linkAt(state);
  if (link) return link.text;
  const [block, more] = selectedText(state);
  if (!block || more) return undefined;
  const [from, to] = spanIn(block, state.getSelection());
  return block.getText().slice(from, to);
}

/**
 * Puts a link on the selected text, or changes the one at the caret.
 *
 * A text takes the place of the one it had; with nothing selected it is written at the caret.
 */
export function setLink(state: EditorState, link: Link, text?: string): EditorState {
  const placed = linkAt(state);
  const [block, more] = selectedText(state);
  if (!block) return state;
  const made = state.getCurrentContent();
  const { entity, attributes } = newLink(made, link, placed?.attributes);
  const [from, to] = placed ? [placed.from, placed.to] : spanIn(block, state.getSelection());
  const key = placed ? placed.key : block.getKey();
  if (placed || !more) {
    const shown = text || (placed?.text ?? (block.getText().slice(from, to) || link.href));
    return withText(state, made, { key, from, to, text: shown, entity, attributes });
  }
  const selection = state.getSelection();
  const linked = selectedText(state).reduce((content, each) => {
    const [start, end] = spanIn(each, selection);
    return linkRange(content, { key: each.getKey(), from: start, to: end, link: { entity, attributes } });
  }, made);
  return step(state, linked, 'apply-entity');
}

interface Written {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly entity: string;
  readonly attributes: Attributes;
}

/** Only a text that differs is written anew: what stands keeps its formatting. */
function withText(state: EditorState, content: ContentState, written: Written): EditorState {
  const { key, from, to, text, entity, attributes } = written;
  const block = content.getBlockForKey(key);
  const range = rangeIn(key, from, to);
  const isSame = block.getText().slice(from, to) === text;
  const style = from < to ? block.getInlineStyleAt(from) : state.getCurrentInlineStyle();
  const linked = isSame
    ? linkRange(content, { key, from, to, link: { entity, attributes } })
    : Modifier.replaceText(content, range, text, style, entity);
  const pushed = EditorState.push(state, linked, 'apply-entity');
  const end = from + text.length;
  return EditorState.set(pushed, { selection: rangeIn(key, end, end) });
}

/** Takes the link at the caret away, or all the selection touches; their text stays. */
export function unlink(state: EditorState): EditorState {
  const selection = state.getSelection();
  let content = state.getCurrentContent();
  for (const block of selectedText(state)) {
    const [start, end] = spanIn(block, selection);
    for (const { from, to } of linksIn(block, content)) {
      const isTouched = start === end ? from <= start && start <= to : from < end && start < to;
      if (isTouched) content = linkRange(content, { key: block.getKey(), from, to });
    }
    content = linkRange(content, { key: block.getKey(), from: start, to: end });
  }
  return step(state, content, 'apply-entity');
}
