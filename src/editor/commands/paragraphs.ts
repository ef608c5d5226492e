import type { EditorState } from 'draft-js';
import { lookAt, setLook } from './blockLook.ts';
import { INDENT, lineHeightOf, linesOf } from './values.ts';

export type Align = 'left' | 'center' | 'right' | 'justify';

/** How the paragraph at the caret is aligned; undefined when nothing is said. */
export const alignAt = (state: EditorState): string | undefined => lookAt(state, 'text-align');

/** Aligns the selected paragraphs; the same again says nothing any more. */
export const toggleAlign = (state: EditorState, align: Align): EditorState =>
  setLook(state, 'text-align', alignAt(state) === align ? undefined : align);

/** Whether the first line of the paragraph at the caret is set in. */
export const isIndented = (state: EditorState): boolean => /^[1-9.]/.test(lookAt(state, 'text-indent') ?? '');

/** Sets the first line of the selected paragraphs in by two letters, or back. E10 */
export const toggleIndent = (state: EditorState): EditorState =>
  setLook(state, 'text-indent', isIndented(state) ? undefined : INDENT);

/** How many lines high a line of the paragraph at the caret is, e.g. `1.5`; undefined when nothing is said. */
export const linesAt = (state: EditorState): string | undefined => linesOf(lookAt(state, 'line-height'));

/** Sets the height of the selected paragraphs' lines; undefined for what the page says. E10 */
export const setLines = (state: EditorState, lines: string | undefined): EditorState =>
  setLook(state, 'line-height', lines === undefined ? undefined : lineHeightOf(lines));

export type Side = 'before' | 'after';
const margins = { before: 'margin-top', after: 'margin-bottom' } as const;

/** The space on one side of the paragraph at the caret, in px; undefined when nothing is said, or not in px. */
export function spacingAt(state: EditorState, side: Side): number | undefined {
  const pixels = /^([\d.]+)px$/.exec(lookAt(state, margins[side]) ?? '')?.[1];
  return pixels === undefined ? undefined : Number(pixels);
}

/** Sets the space on one side of the selected paragraphs, in px; undefined for what the page says. E10 */
export const setSpacing = (state: EditorState, side: Side, pixels: number | undefined): EditorState =>
  setLook(state, margins[side], pixels === undefined ? undefined : `${pixels}px`);
