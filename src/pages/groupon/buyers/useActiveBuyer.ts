import { useMemo, useState } from 'react';
import type { Buyer } from '../model/Day.ts';

/** The row the keyboard is at. */
export interface ActiveBuyer {
  /** Its place among the rows; -1 for none. */
  readonly at: number;
  /** Led there by keys, so that the focus goes along. */
  readonly led: boolean;
  /** One row on (1) or back (-1), beginning with the first. */
  move(step: 1 | -1): void;
  /** The focus has gone to a row by itself. */
  follow(buyer: Buyer): void;
}

/** Which row the keyboard is at, among those in sight. */
export function useActiveBuyer(rows: readonly Buyer[]): ActiveBuyer {
  const [{ number, led }, setActive] = useState<{ readonly number: number | undefined; readonly led: boolean }>({
    number: undefined,
    led: false,
  });
  return useMemo(() => {
    const at = rows.findIndex((buyer) => buyer.number === number);
    return {
      at,
      led,
      move(step) {
        const next = rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)];
        if (next) setActive({ number: next.number, led: true });
      },
      follow: (buyer) =>
        setActive((before) => (before.number === buyer.number ? before : { number: buyer.number, led: false })),
    };
  }, [rows, number, led]);
}
