import { EditorState, SelectionState } from 'draft-js';
import type { DragEvent } from 'react';
import type { Article } from '../Article.ts';
import type { Uploads } from './createUploads.ts';

type Here = Pick<Article, 'getState' | 'setState'>;

const filesOf = (blobs: readonly Blob[]): readonly File[] =>
  blobs.map((blob) => (blob instanceof File ? blob : new File([blob], '', { type: blob.type })));

/** What the engine is given for files that are pasted into the text. E15 */
export const pasteHandler = (uploads: Uploads) => ({
  handlePastedFiles(blobs: readonly Blob[]): 'handled' {
    uploads.insert(filesOf(blobs));
    return 'handled';
  },
});

/**
 * What an editor's frame does with files that are dropped on it: they come behind the line they are dropped on, else
 * where the caret stands. Without it a browser would leave the page for them.
 */
export function dropHandlers(article: Here, uploads: Uploads) {
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    onDragOver(event: DragEvent) {
      if (hasFiles(event)) event.preventDefault();
    },
    // Before the engine hears of it, which knows no place within a table or a picture.
    onDropCapture(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const caret = caretBehind(article.getState(), event.target);
      if (caret) article.setState(EditorState.acceptSelection(article.getState(), caret));
      uploads.insert([...event.dataTransfer.files]);
    },
  };
}

/** The end of the article's line that an element of the page belongs to; undefined for one beside the text. */
function caretBehind(state: EditorState, target: EventTarget): SelectionState | undefined {
  let element = target instanceof Element ? target.closest('[data-block]') : null;
  while (element) {
    const key = element.getAttribute('data-offset-key')?.split('-')[0] ?? '';
    // A cell's own lines are none of the article's.
    const block = state.getCurrentContent().getBlockMap().get(key);
    if (block) {
      const offset = block.getLength();
      return SelectionState.createEmpty(key).merge({ anchorOffset: offset, focusOffset: offset });
    }
    element = element.parentElement?.closest('[data-block]') ?? null;
  }
  return undefined;
}
