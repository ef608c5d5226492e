import { useEffect } from 'react';
import type { findBox } from '#crud/find/findBox.ts';
import { isFree } from '#crud/list/keys/shortcuts.ts';

/**
 * Hears Ctrl K on every page, from its first moment on: unheard, browsers take what is typed next for an address. What is
 * typed until the box has come is its own, too.
 */
export function useFindKey(box: ReturnType<typeof findBox>): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isFindKey(event)) return;
      event.preventDefault();
      box.open('');
    };
    const hold = (event: KeyboardEvent) => {
      const typed = box.get();
      if (typed === undefined || !isFree(event, null, document)) return;
      if (event.key === 'Escape') box.close();
      if (event.key.length > 1) return;
      event.preventDefault();
      box.open(typed + event.key);
    };
    addEventListener('keydown', hear);
    // Before the list and the field that the keyboard is in.
    addEventListener('keydown', hold, true);
    return () => {
      removeEventListener('keydown', hear);
      removeEventListener('keydown', hold, true);
    };
  }, [box]);
}

/** While something is typed as well: nothing typed means Ctrl K, and the box loses none of it. */
function isFindKey({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing, keyCode, defaultPrevented }: KeyboardEvent) {
  if (!/^k$/i.test(key) || ctrlKey === metaKey || altKey || shiftKey) return false;
  const letter = { key, isComposing, keyCode, altKey, defaultPrevented, ctrlKey: false, metaKey: false };
  return isFree(letter, null, document);
}
