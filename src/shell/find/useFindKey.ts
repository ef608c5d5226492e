import { useEffect, useRef } from 'react';
import { isFree } from '#crud/list/keys/shortcuts.ts';

/** Hears Ctrl K on every page, from its first moment on: unheard, browsers take what is typed next for an address. */
export function useFindKey(onFind: () => void): void {
  const newest = useRef(onFind);
  useEffect(() => {
    newest.current = onFind;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isFindKey(event)) return;
      event.preventDefault();
      newest.current();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

/** While something is typed as well: nothing typed means Ctrl K, and the box loses none of it. */
function isFindKey({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing, keyCode, defaultPrevented }: KeyboardEvent) {
  if (!/^k$/i.test(key) || ctrlKey === metaKey || altKey || shiftKey) return false;
  const letter = { key, isComposing, keyCode, altKey, defaultPrevented, ctrlKey: false, metaKey: false };
  return isFree(letter, null, document);
}
