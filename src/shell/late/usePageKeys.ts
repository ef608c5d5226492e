import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isFree } from '#crud/list/keys/shortcuts.ts';
import { useKeysOn } from '#crud/list/keys/useListKeys.ts';
import { useProviders } from '#providers/useProviders.ts';
import { type Begun, goesTo } from './goesTo.ts';

interface PageKeyHandlers {
  readonly addressOf: (letter: string) => string | undefined;
  readonly onHelp: () => void;
}

/** Hears `?`, and `g` with a letter behind it, on every page; what a page has heard itself is its own. */
export function usePageKeys(handlers: PageKeyHandlers): void {
  const { clock } = useProviders();
  const navigate = useNavigate();
  const [on] = useKeysOn();
  const begun = useRef<Begun>();
  const newest = useRef(handlers);
  useEffect(() => {
    newest.current = handlers;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { addressOf, onHelp } = newest.current;
      const target = event.target instanceof Element ? event.target : null;
      if (!on || !isFree(event, target, document)) return;
      if (event.key === '?') onHelp();
      const { to, ...next } = goesTo(event.key, begun.current, clock.now(), addressOf);
      begun.current = next.begun;
      if (to === undefined) return;
      event.preventDefault();
      void navigate(to);
    };
    // Behind those of a list, which stand at the document.
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [on, clock, navigate]);
}
