import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isFree } from '#crud/list/keys/shortcuts.ts';
import { useKeysOn } from '#crud/list/keys/useListKeys.ts';
import { useProviders } from '#providers/useProviders.ts';
import { type Begun, goesTo } from './goesTo.ts';

interface PageKeyHandlers {
  readonly addressOf: (letter: string) => string | undefined;
  readonly onFind: () => void;
  readonly onHelp: () => void;
}

/** Hears Ctrl K, `?`, and `g` with a letter behind it, on every page; what a page has heard itself is its own. */
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
      const { addressOf, onFind, onHelp } = newest.current;
      const target = event.target instanceof Element ? event.target : null;
      if (isFind(event)) {
        // While something is typed as well: nothing typed means Ctrl K, and the box loses none of it.
        if (!isFree({ ...pressOf(event), ctrlKey: false, metaKey: false }, null, document)) return;
        event.preventDefault();
        onFind();
        return;
      }
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

const isFind = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  /^k$/i.test(key) && ctrlKey !== metaKey && !altKey && !shiftKey;

const pressOf = ({ key, isComposing, keyCode, altKey, defaultPrevented }: KeyboardEvent) => ({
  key,
  isComposing,
  keyCode,
  altKey,
  defaultPrevented,
});
