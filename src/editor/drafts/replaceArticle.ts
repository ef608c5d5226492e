import { type ContentState, EditorState } from 'draft-js';
import { readArticle } from '../document/article.ts';

/** Another article in the place of this one, as one step of undo: what stood there before comes back with it. E2 */
export function replaceArticle(state: EditorState, html: string): EditorState {
  const read = readArticle(html);
  // The type of a draft-js record's merge forgets what it merges into.
  const content = read.merge({ selectionBefore: state.getSelection() }) as ContentState;
  return EditorState.push(state, content, 'insert-fragment');
}
