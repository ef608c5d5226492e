/** Whether somebody can see the page, and hearing of it when that changes. */
export interface Sight {
  get(): boolean;
  subscribe(listener: () => void): () => void;
}

/** The sight of a page as its document tells it: a tab in the background is out of sight. */
export const sightOf = (document: Document): Sight => ({
  get: () => document.visibilityState !== 'hidden',
  subscribe(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
});
