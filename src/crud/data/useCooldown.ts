import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RecordId } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { once } from '#schemas/once.ts';
import type { RowWrite } from '../Resource.ts';
import { cooldownStore } from './cooldownStore.ts';
import { useScope } from './useScope.ts';

/** When an action was last done to a record. */
export interface LastDone {
  /** In the action's own words, e.g. `已发送 14:08`; undefined when it was not done in this session. */
  readonly said: string | undefined;
  /** It is too early to do it again. */
  readonly waiting: boolean;
}

const clockTime = once(
  () => new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);

/** What there is to say of the last time, and whether the pause after it is over; wakes when it is. */
export function useCooldown(action: RowWrite | undefined, id: RecordId): LastDone {
  const providers = useProviders();
  const { clock } = providers;
  const scope = useScope();
  const store = cooldownStore(providers);
  const at = useSyncExternalStore(store.subscribe, () => action && store.at(action, scope, id));
  const [, wake] = useState(0);
  const pause = action?.pause;
  const left = at === undefined || !pause ? 0 : at + pause.ms - clock.now();

  useEffect(() => {
    if (left <= 0) return;
    const stop = new AbortController();
    clock.sleep(left, stop.signal).then(
      () => wake((before) => before + 1),
      () => undefined,
    );
    return () => stop.abort();
  }, [clock, left]);

  return { said: at === undefined ? undefined : pause?.said(clockTime().format(at)), waiting: left > 0 };
}
