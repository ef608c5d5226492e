import type { ContentState, EditorState } from 'draft-js';
import { createContext, useContext } from 'react';
import type { ActiveTexts } from './ActiveText.ts';
import type { EditorPorts } from './EditorPorts.ts';

/** The article an atom or a tool stands in. It is one object as long as the editor is open: reading it draws nothing. */
export interface Article {
  /** As it is now; a cell that is being edited may hold something back. */
  getState(): EditorState;
  setState(next: EditorState): void;
  /** Called after every change of the text, not of the selection alone. */
  subscribe(listener: () => void): () => void;
  focus(): void;
  /** What stands in it, with the word that is being composed. */
  content(): ContentState;
  /** Its clean HTML, with what cells hold back and what is being composed. Takes as long as the article: never at a key press. */
  html(): string;
  /** For a cell that holds back what is typed: called before the article is written. Gives back how to stop. */
  holdBack(flush: () => void): () => void;
  /** Takes in what cells hold back. */
  settle(): void;
  /** While a cell is edited the article is deaf to keys; call what it gives back when the cell is left. */
  lock(): () => void;
  /** Whose text the caret stands in. */
  readonly texts: ActiveTexts;
  readonly ports: EditorPorts;
}

export const ArticleContext = createContext<Article | null>(null);

/** @throws Error outside of an editor. */
export function useArticle(): Article {
  const article = useContext(ArticleContext);
  if (!article) throw new Error('Failed to find the article: it stands outside of an editor.');
  return article;
}
