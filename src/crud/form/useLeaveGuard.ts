import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../confirm/ConfirmProvider.tsx';

/** Asks before typed work is left behind: by a link, by the back button, by closing the tab. */
export function useLeaveGuard(isDirty: () => boolean): void {
  const confirm = useConfirm();
  const dirty = useRef(isDirty);
  dirty.current = isDirty;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const leaves = currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search;
    // A session that has ended cannot be stayed in. T5
    return leaves && nextLocation.pathname !== '/login' && dirty.current();
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({ title: '离开此页？', body: '还有未保存的修改，离开后会丢失。', ok: '离开', danger: true }).then(
      (leave) => (leave ? blocker.proceed() : blocker.reset()),
    );
  }, [blocker, confirm]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (dirty.current()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
}
