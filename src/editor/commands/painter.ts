import type { EditorState } from 'draft-js';
import { swapStyles } from './textStyles.ts';

/** The look of some text, taken up to be put on other text. */
export type Paint = readonly string[];

/** Takes up the look of the text at the caret, or at the start of the selection; of links nothing. */
export const takeUp = (state: EditorState): Paint => state.getCurrentInlineStyle().toArray();

/** Puts a look on the selected text, in the place of all it had. */
export const paint = (state: EditorState, look: Paint): EditorState => swapStyles(state, () => true, look);
