import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../../confirm/ConfirmProvider.tsx';

/** Asks before a queue that is running is left: by a link, by the back button, by closing the tab. */
export function useRunningGuard(running: boolean) {
  const confirm = useConfirm();
  const live = useRef(running);
  live.current = running;
  const ask = useCallback(
    () =>
      confirm({
        title: '停止导入？',
        body: '还没有发送的行不会导入，已经导入的会保留。',
        ok: '停止导入',
        danger: true,
      }),
    [confirm],
  );
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
