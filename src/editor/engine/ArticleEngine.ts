import { ContentState } from 'draft-js';
import type { ClipboardEvent } from 'react';
import { BraftEditor } from '../braft.ts';
import { copiedPieces } from '../clean/copiedPieces.ts';
import { markCopy } from '../clean/ownCopy.ts';
import { printBlocks } from '../document/article.ts';

/** The engine as this room uses it: what it copies is clean HTML of our own */
export class ArticleEngine extends BraftEditor {
  /** Under the library's own name, for it is the library that React 18 has things to say about. */
  static readonly displayName = 'BraftEditor';

  /** Takes the place of the library's own, which writes HTML that is not ours. */
  readonly handleCopyContent = (event: ClipboardEvent): void => {
    // With nothing selected the browser copies nothing; what draft-js has is what was copied before.
    const state = this.getValue();
    if (state.getSelection().isCollapsed()) return;
    const fragment = this.getDraftInstance().getClipboard();
    if (!fragment) return;
    const content = ContentState.createFromBlockArray(fragment.toArray());
    event.clipboardData.setData('text/html', markCopy(printBlocks(copiedPieces(state, content))));
    event.clipboardData.setData('text/plain', content.getPlainText());
    event.preventDefault();
  };
}
