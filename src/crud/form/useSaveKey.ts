import { useEffect } from 'react';

/** Ctrl+S, or ⌘S, saves instead of storing the page; not while another window is open over the form or a word is being composed. */
export function useSaveKey(save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      const dialog = event.target instanceof Element ? event.target.closest('dialog') : null;
      const isOver = dialog !== null && dialog.querySelector('[data-saves]') === null;
      if (!isOver && !event.isComposing && !event.repeat) save();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [save]);
}
