import { createContext } from 'react';

/** The dialogs of a page that stand open. Behind the last one nothing can be seen, pressed or read out: what has to be belongs into it. */
export function createTopDialog() {
  const opened: HTMLElement[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** Undefined while none is open. */
    get: (): HTMLElement | undefined => opened.at(-1),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** @returns how it is taken away again. */
    add(dialog: HTMLElement): () => void {
      opened.push(dialog);
      tell();
      return () => {
        opened.splice(opened.indexOf(dialog), 1);
        tell();
      };
    },
  };
}

/** Those of the page that is drawn. */
export const TopDialogContext = createContext(createTopDialog());
