import { useEffect, useRef } from 'react';
import { useKept } from '../../views/useKept.ts';
import { type ShortcutKey, shortcutOf } from './shortcuts.ts';

/** What the keys do; a key without a deed does nothing. */
export type KeyHandlers = Readonly<Partial<Record<ShortcutKey, (() => void) | undefined>>>;

const readOn = (kept: unknown): boolean => kept !== false;

/** Whether single keys are heard at all, for this merchant in this browser. */
export const useKeysOn = () => useKept('keys', readOn);

/** Hears the list's keys as long as it is on the screen. */
export function useListKeys(deeds: KeyHandlers): void {
  const [on] = useKeysOn();
  const newest = useRef(deeds);
  useEffect(() => {
    newest.current = deeds;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const key = shortcutOf(event, event.target instanceof Element ? event.target : null, document);
      const deed = key && on ? newest.current[key] : undefined;
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [on]);
}
