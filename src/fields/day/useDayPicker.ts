import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { mediaHook } from '#ui/mediaHook.ts';
import { type DayPickers, loadDayPickers, pickersNow } from './loadDayPickers.ts';

const useFinger = mediaHook('(pointer: coarse)');

interface Offered {
  /** antd's calendar; none for fingers, who have the wheel of the phone, nor before its code is there. */
  readonly pickers: DayPickers | undefined;
  /** Tells when somebody comes into the browser's own input, and leaves it. */
  readonly onInside: (inside: boolean) => void;
}

/** The calendar for whoever has a mouse, once its code is there. */
export function useDayPicker(): Offered {
  const byFinger = useFinger();
  const [pickers, setPickers] = useState(pickersNow);
  const isInside = useRef(false);
  const take = useCallback(() => {
    // Nobody's typing is taken away: where the calendar is not there yet, or never comes, the browser's own input is.
    if (!isInside.current) setPickers(pickersNow);
  }, []);
  useEffect(() => {
    // At once: whoever came into the input between the answer and a later drawing would lose it while writing.
    if (!byFinger)
      loadDayPickers().then(
        () => flushSync(take),
        () => undefined,
      );
  }, [byFinger, take]);
  const handleInside = useCallback(
    (inside: boolean) => {
      isInside.current = inside;
      take();
    },
    [take],
  );
  return { pickers: byFinger ? undefined : pickers, onInside: handleInside };
}
