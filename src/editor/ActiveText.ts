import type { EditorState } from 'draft-js';
import { createContext, useContext, useEffect } from 'react';

/** The text the caret stands in, and what a toolbar acts on: the article's own, or that of a table's cell. */
export interface ActiveText {
  readonly kind: 'article' | 'cell';
  readonly state: EditorState;
  /** Puts the next state in its place and gives the caret back to it. */
  setState(next: EditorState): void;
  focus(): void;
}

/** Who holds the caret, for all who look on. */
export interface ActiveTexts {
  get(): ActiveText;
  subscribe(listener: () => void): () => void;
  /** Says what the article's own text is now. */
  showArticle(text: ActiveText): void;
  /** Takes the toolbar over, or says how the text taken over is now; undefined gives it back to the article. */
  showCell(text: ActiveText | undefined): void;
}

export function createActiveTexts(first: ActiveText): ActiveTexts {
  const listeners = new Set<() => void>();
  let article = first;
  let cell: ActiveText | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: () => cell ?? article,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    showArticle(text) {
      if (text.state === article.state) return;
      article = text;
      tell();
    },
    showCell(text) {
      if (text === cell) return;
      cell = text;
      tell();
    },
  };
}

export const ActiveTextContext = createContext<ActiveTexts | null>(null);

function useActiveTexts(): ActiveTexts {
  const texts = useContext(ActiveTextContext);
  if (!texts) throw new Error('Failed to find the active text: it stands outside of an editor.');
  return texts;
}

/** Makes a cell's text the active one as long as it is given; the article's own takes over after it. */
export function useClaimActiveText(text: ActiveText | undefined): void {
  const texts = useActiveTexts();
  useEffect(() => texts.showCell(text), [texts, text]);
  useEffect(() => () => texts.showCell(undefined), [texts]);
}
