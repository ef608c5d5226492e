import { useForgotPassword } from '@refinedev/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useProviders } from '#providers/useProviders.ts';
import { limits } from '#schemas/limits.ts';
import { messages } from '#schemas/messages.ts';

const SECOND_MS = 1000;

/** Sending the reset code: busy while it is sent, then 60 s of waiting, but only after it really went. L3, L4 */
export function useResetCode() {
  const { clock, notifications } = useProviders();
  const { mutateAsync: send, isPending } = useForgotPassword<{ readonly email: string }>();
  const [secondsLeft, setSecondsLeft] = useState(0);
  const waiting = useRef(new AbortController());

  useEffect(() => {
    waiting.current = new AbortController();
    return () => waiting.current.abort();
  }, []);

  async function countDown() {
    const { signal } = waiting.current;
    const end = clock.now() + limits.resetCodeWaitSeconds * SECOND_MS;
    // Measured against the clock: a tab that slept does not wait longer.
    for (
      let left: number = limits.resetCodeWaitSeconds;
      left > 0 && !signal.aborted;
      left = Math.ceil((end - clock.now()) / SECOND_MS)
    ) {
      setSecondsLeft(left);
      await clock.sleep(SECOND_MS, signal).catch(() => undefined);
    }
    if (!signal.aborted) setSecondsLeft(0);
  }

  return {
    sending: isPending,
    secondsLeft,
    async sendTo(email: string) {
      const { success } = await send({ email });
      if (!success) return;
      // The button waits before the message is there: nobody who reads it can send a second code.
      flushSync(() => void countDown());
      notifications.open('success', messages.resetCodeSent);
    },
  };
}
