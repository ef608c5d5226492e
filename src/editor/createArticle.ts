import type { EditorState } from 'draft-js';
import { createActiveTexts } from './ActiveText.ts';
import type { Article } from './Article.ts';
import { printArticle } from './document/article.ts';
import type { EditorPorts } from './EditorPorts.ts';

/** What draws the article: it is told of the next state, and tells of those that come from keys. */
export interface ArticleView {
  show(next: EditorState): void;
  /** A state with the word that is being composed in it. */
  composed(state: EditorState): EditorState;
  focus(): void;
  setLocked(locked: boolean): void;
}

/** An article with the view that draws it still to come. */
export interface OpenArticle extends Article {
  /** From now on this view draws it; gives back how to end that. */
  attach(view: ArticleView): () => void;
  /** The view has drawn another state: a key, or what `show` was given. */
  changed(next: EditorState): void;
}

/** Holds an article's state beside React, so that only what draws it is drawn at a key. */
export function createArticle(first: EditorState, ports: EditorPorts): OpenArticle {
  let state = first;
  let view: ArticleView | undefined;
  let locks = 0;
  const listeners = new Set<() => void>();
  const held = new Set<() => void>();

  const settle = () => {
    for (const flush of held) flush();
  };
  const focus = () => view?.focus();
  const setState = (next: EditorState) => (view ? view.show(next) : changed(next));
  const textOf = (shown: EditorState) => ({ kind: 'article', state: shown, setState, focus }) as const;
  const texts = createActiveTexts(textOf(first));

  const content = () => (view?.composed(state) ?? state).getCurrentContent();

  function changed(next: EditorState): void {
    const isOther = next.getCurrentContent() !== state.getCurrentContent();
    state = next;
    texts.showArticle(textOf(next));
    if (isOther) for (const listener of listeners) listener();
  }

  return {
    getState: () => state,
    setState,
    changed,
    focus,
    texts,
    ports,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settle,
    content,
    html() {
      settle();
      return printArticle(content());
    },
    holdBack(flush) {
      held.add(flush);
      return () => held.delete(flush);
    },
    lock() {
      locks += 1;
      view?.setLocked(true);
      return () => {
        locks -= 1;
        view?.setLocked(locks > 0);
      };
    },
    attach(next) {
      view = next;
      return () => {
        view = undefined;
      };
    },
  };
}
