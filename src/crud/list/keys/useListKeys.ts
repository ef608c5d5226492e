import { useEffect, useRef } from 'react';
import { useKept } from '../../views/useKept.ts';
import { type ShortcutKey, shortcutOf } from './shortcuts.ts';

/** What the keys do; a key without one does nothing. */
export type KeyHandlers = Readonly<Partial<Record<ShortcutKey, (() => void) | undefined>>>;

const readOn = (kept: unknown): boolean => kept !== false;

/** Whether single keys are heard at all, for this merchant in this browser. */
export const useKeysOn = () => useKept('keys', readOn);

/** Hears the list's keys as long as it is on the screen. */
export function useListKeys(handlers: KeyHandlers): void {
  const [on] = useKeysOn();
  const newest = useRef(handlers);
  useEffect(() => {
    newest.current = handlers;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const key = shortcutOf(event, event.target instanceof Element ? event.target : null, document);
      const handler = key && on ? newest.current[key] : undefined;
      if (!handler) return;
      event.preventDefault();
      handler();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [on]);
}
