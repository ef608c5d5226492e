import { EditorState } from 'draft-js';
import { cleanPaste, type PasteChoice } from '../clean/cleanPaste.ts';
import { isOwnCopy } from '../clean/ownCopy.ts';
import { insertHtml, insertText } from '../document/insertHtml.ts';
import type { EditorPorts } from '../EditorPorts.ts';
import { linkChosen, pasteText } from '../link/pasteText.ts';
import { cutTables } from '../table/cutTables.ts';
import { tableLimits } from '../table/tableLimits.ts';

interface Text {
  getState(): EditorState;
  setState(next: EditorState): void;
}

interface Dependencies extends Text {
  readonly notice: EditorPorts['notice'];
  /** Tells of every change of the text. */
  readonly watch?: (listener: () => void) => () => void;
  /** The text is that of a table's cell. */
  readonly intoCell?: boolean;
}

/** What was pasted last, and how much of it. */
export interface LastPaste {
  readonly choice: PasteChoice;
}

/** Puts what is pasted into a text, and puts it in differently as long as nothing else was done. E5 */
export interface Paste {
  /**
   * @param text null where there was none, which draft-js's types do not say
   * @param html undefined where there was only text
   */
  insert(text: string | null, html: string | undefined): void;
  /** What may still be put in differently; the same object until something changes. */
  last(): LastPaste | undefined;
  choose(choice: PasteChoice): void;
  /** Called after a paste, after a choice, and after every change that is watched. */
  subscribe(listener: () => void): () => void;
}

export function createPaste({ getState, setState, notice, watch, intoCell = false }: Dependencies): Paste {
  const listeners = new Set<() => void>();
  let pasted: { readonly html: string; readonly after: EditorState; readonly last: LastPaste } | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  function put(before: EditorState, html: string, choice: PasteChoice): number {
    const clean = cleanPaste(html, { choice, intoCell });
    const fitting = cutTables(clean.html);
    if (fitting.cut) notice({ type: 'info', text: tooLarge });
    setState(insertHtml(before, fitting.html));
    // What was put in may have been made smaller (undo, limits) on its way.
    pasted = { html, after: getState(), last: { choice } };
    tell();
    return clean.lost;
  }
  const current = () => (pasted?.after.getCurrentContent() === getState().getCurrentContent() ? pasted : undefined);

  return {
    insert(plain, html) {
      const text = plain ?? '';
      pasted = undefined;
      const linked = linkChosen(getState(), text);
      if (linked) setState(linked);
      else if (isCode(getState())) setState(insertText(getState(), text));
      else if (!html) setState(pasteText(getState(), text));
      else if (isOwnCopy(html) && !intoCell) setState(insertHtml(getState(), html));
      else {
        const lost = put(getState(), html, 'source');
        if (lost > 0) notice({ type: 'info', text: `有 ${lost} 张图片没有带过来，请单独复制粘贴` });
      }
    },
    last: () => current()?.last,
    choose(choice) {
      const now = current();
      if (now) put(EditorState.undo(now.after), now.html, choice);
    },
    subscribe(listener) {
      listeners.add(listener);
      const stop = watch?.(listener);
      return () => {
        listeners.delete(listener);
        stop?.();
      };
    },
  };
}

const tooLarge = `表格最多 ${tableLimits.rows} 行、${tableLimits.columns} 列，放不下的内容没有粘贴`;

/** Code is pasted as it reads. */
const isCode = (state: EditorState): boolean =>
  state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey()).getType() === 'code-block';
