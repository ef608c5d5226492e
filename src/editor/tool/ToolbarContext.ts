import type { EditorState } from 'draft-js';
import { createContext, useContext } from 'react';
import type { ActiveText } from '../ActiveText.ts';
import type { Frame } from './Frame.ts';

/** A step from one state to the next. */
export type Command = (state: EditorState) => EditorState;

/** What a tool knows of the text and may do to it. */
export interface Toolbar {
  /** The text the caret stands in, as it was when it last stood still. E10 */
  readonly text: ActiveText;
  /** Takes a step from the state as it is now; while a word is being composed, as soon as it is. */
  run(command: Command): void;
  /** The same, and gives the caret back to the text. */
  runAndReturn(command: Command): void;
  /** Gives the caret back to the text. */
  returnToText(): void;
  /** Which tool has something open below it. */
  readonly opened: string | undefined;
  open(name: string | undefined): void;
  /** Tells those who do not see what happened. */
  say(sentence: string): void;
  /** How the article is shown; as its HTML, most tools rest. */
  readonly frame: Frame;
  show(change: Partial<Frame>): void;
}

export const ToolbarContext = createContext<Toolbar | null>(null);

/** @throws Error outside of a toolbar. */
export function useToolbar(): Toolbar {
  const toolbar = useContext(ToolbarContext);
  if (!toolbar) throw new Error('Failed to draw a tool: it stands outside of a toolbar.');
  return toolbar;
}
