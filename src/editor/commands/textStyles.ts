import { type ContentBlock, type DraftInlineStyle, EditorState, Modifier } from 'draft-js';
import { cssOf, cssStyle } from '../document/inlineStyles.ts';
import { selectedText, spanIn } from './selectedBlocks.ts';
import { rangeIn, step } from './step.ts';

type IsStyle = (style: string) => boolean;

/** What the text at the caret, or the start of the selection, has of a CSS property; undefined when nothing is said. */
export function textStyleAt(state: EditorState, property: string): string | undefined {
  const style = state.getCurrentInlineStyle().find((name = '') => cssOf(name)?.[0] === property);
  return style === undefined ? undefined : cssOf(style)?.[1];
}

/** Gives the selected text, or what is typed next, a CSS property; takes it away where the value is undefined. */
export function setTextStyle(state: EditorState, property: string, value: string | undefined): EditorState {
  const comes = value === undefined ? [] : [cssStyle(property, value)];
  return swapStyles(state, (style) => cssOf(style)?.[0] === property, comes);
}

/** Takes some styles from the selected text, or from what is typed next, and gives it others. */
export function swapStyles(state: EditorState, goes: IsStyle, comes: readonly string[]): EditorState {
  const selection = state.getSelection();
  if (selection.isCollapsed()) {
    return EditorState.setInlineStyleOverride(state, swapped(state.getCurrentInlineStyle(), goes, comes));
  }
  let content = state.getCurrentContent();
  for (const block of selectedText(state)) {
    const [from, to] = spanIn(block, selection);
    const range = rangeIn(block.getKey(), from, to);
    for (const style of stylesIn(block, from, to)) {
      if (goes(style) && !comes.includes(style)) content = Modifier.removeInlineStyle(content, range, style);
    }
    for (const style of comes) content = Modifier.applyInlineStyle(content, range, style);
  }
  return step(state, content, 'change-inline-style');
}

const swapped = (styles: DraftInlineStyle, goes: IsStyle, comes: readonly string[]): DraftInlineStyle =>
  styles
    .filterNot((style = '') => goes(style))
    .toOrderedSet()
    .union([...comes]);

/** Every style some of these characters have. */
export function stylesIn(block: ContentBlock, from: number, to: number): ReadonlySet<string> {
  const styles = new Set<string>();
  for (let at = from; at < to; at += 1) for (const style of block.getInlineStyleAt(at).toArray()) styles.add(style);
  return styles;
}
