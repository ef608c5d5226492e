import type { EditorState } from 'draft-js';
import { cssOf, cssStyle } from '../document/inlineStyles.ts';
import { type Look, lookOf, withLooks } from './blockLook.ts';
import { blockTypeAt, withType } from './blockTypes.ts';
import { marks } from './marks.ts';
import { selectedText } from './selectedBlocks.ts';
import { step } from './step.ts';
import { swapStyles } from './textStyles.ts';

const line: Look = {
  'font-size': '32px',
  'font-weight': 'bold',
  'border-bottom': '2px solid #ccc',
  padding: '0 4px 0 0',
};

/** Headings of our own: an h1 with a line below. */
const lookOfHeading = {
  标题居中: { ...line, 'text-align': 'center', margin: '0 0 20px' },
  标题居左: { ...line, 'text-align': 'left', margin: '0 0 10px' },
} as const satisfies Record<string, Look>;

const emphasis = [cssStyle('font-size', '16px'), marks.bold, marks.italic];

/** Emphasis of our own, within a line. */
const stylesOfEmphasis = {
  强调: emphasis,
  明显强调: [...emphasis, cssStyle('color', 'rgb(51,153,204)')],
} as const satisfies Record<string, readonly string[]>;

export type CustomHeading = keyof typeof lookOfHeading | keyof typeof stylesOfEmphasis;
export const customHeadings: readonly CustomHeading[] = ['标题居中', '标题居左', '强调', '明显强调'];

const hasAll = (look: Look, wanted: Look): boolean =>
  Object.entries(wanted).every(([name, value]) => look[name] === value);

/** Which of them stands at the caret; undefined where none does. */
export function customHeadingAt(state: EditorState): CustomHeading | undefined {
  const [first] = selectedText(state);
  if (first && blockTypeAt(state) === 'header-one') {
    for (const name of ['标题居中', '标题居左'] as const) if (hasAll(lookOf(first), lookOfHeading[name])) return name;
  }
  const styles = state.getCurrentInlineStyle();
  return (['明显强调', '强调'] as const).find((name) => stylesOfEmphasis[name].every((style) => styles.has(style)));
}

/** Gives the selected paragraphs, or the selected text, one of our own looks; the same again takes it away. */
export function toggleCustomHeading(state: EditorState, name: CustomHeading): EditorState {
  const isOn = customHeadingAt(state) === name;
  if (name === '强调' || name === '明显强调') return swapStyles(state, isEmphasis, isOn ? [] : stylesOfEmphasis[name]);
  const blocks = selectedText(state);
  const content = withType(state.getCurrentContent(), blocks, isOn ? 'unstyled' : 'header-one');
  const typed = blocks.map((block) => content.getBlockForKey(block.getKey()));
  const changed = withLooks(content, typed, (look) => ({
    ...Object.fromEntries(Object.entries(look).filter(([property]) => !(property in lookOfHeading[name]))),
    ...(isOn ? {} : lookOfHeading[name]),
  }));
  return step(state, changed, 'change-block-type');
}

const isEmphasis = (style: string): boolean =>
  style === marks.bold || style === marks.italic || ['font-size', 'color'].includes(cssOf(style)?.[0] ?? '');
