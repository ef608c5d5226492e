import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import type { Message } from '#schemas/messages.ts';
import { useConfirm } from '../../confirm/ConfirmProvider.tsx';

/** What is asked while something runs: to stop the import, or to stop taking it back. */
interface Words {
  readonly title: Message;
  readonly body: Message;
  readonly ok: string;
}

/** Asks before a queue that is running is left: by a link, by the back button, by closing the tab. */
export function useRunningGuard(running: boolean, words: Words) {
  const confirm = useConfirm();
  const live = useRef(running);
  live.current = running;
  const ask = useCallback(() => confirm({ ...words, danger: true }), [confirm, words]);
  // A session that has ended cannot be stayed in. T5
  const blocker = useBlocker(({ nextLocation }) => live.current && nextLocation.pathname !== '/login');

  useEffect(() => {
    if (blocker.state === 'blocked') void ask().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, ask]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (live.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);

  return ask;
}
