import { useEffect, useRef } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import type { Message } from '#schemas/messages.ts';
import { isForeseen, reasonOf } from './TransferError.ts';

/**
 * Work that takes a while, one at a time: what begins ends what went on, and so does leaving.
 *
 * `onFailed` is told why it could not be done; what nobody foresaw is in the log, too.
 */
export function useOneRun(onFailed: (reason: Message) => void) {
  const { notifications } = useProviders();
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);

  return {
    async run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
      running.current.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      try {
        await work(signal);
      } catch (error) {
        if (signal.aborted) return;
        if (!isForeseen(error)) notifications.fail(error);
        onFailed(reasonOf(error));
      }
    },
    cancel: (): void => running.current.abort(),
  };
}
