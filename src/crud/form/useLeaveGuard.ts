import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import type { OpenForm } from './createRecordForm.ts';

type Leavable = Pick<OpenForm, 'isDirty' | 'keep'>;

const kept = '修改已存为草稿，下次打开时可以恢复。';
const lost = '还有未保存的修改，离开后会丢失。';

/** Asks whether what was typed may be left, and says what becomes of it. */
export function useAskToLeave({ keep }: Pick<Leavable, 'keep'>) {
  const confirm = useConfirm();
  return useCallback(
    (title: string, ok: string) => {
      const safe = keep();
      return confirm({ title, body: safe ? kept : lost, ok, danger: !safe });
    },
    [confirm, keep],
  );
}

/** Asks before typed work is left behind: by a link, by the back button, by closing the tab. */
export function useLeaveGuard({ isDirty, keep }: Leavable): void {
  const ask = useAskToLeave({ keep });
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const leaves = currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search;
    // A session that has ended cannot be stayed in. T5
    return leaves && nextLocation.pathname !== '/login' && isDirty();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: one question for each way out, whatever is drawn meanwhile
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let stands = true;
    void ask('离开此页？', '离开').then((leave) => {
      // The page may have been left another way while the question stood: a save, a session's end.
      if (!stands) return;
      if (leave) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      stands = false;
    };
  }, [blocker]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
