import { useEffect, useRef } from 'react';
import { useKept } from '#crud/views/useKept.ts';
import type { RecordId } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Buyer } from '../model/Day.ts';
import { merged, readTicks, type Ticks, withTick } from './ticks.ts';

/** Who has picked up, kept in this browser alone, live in its other tabs. GD-D4 */
export function useTicks(grouponId: RecordId): {
  readonly ticks: Ticks;
  /** Ticks a buyer or takes it back, and says so with a way back. */
  readonly turn: (buyer: Buyer) => void;
  /** Takes over what somebody else has ticked. */
  readonly add: (other: Ticks) => void;
  readonly clear: () => void;
} {
  const { clock, notifications } = useProviders();
  const [ticks, keepTicks] = useKept(`ticks.${grouponId}`, readTicks);
  // What is taken back was said a while ago: others may have been ticked since.
  const newest = useRef(ticks);
  useEffect(() => {
    newest.current = ticks;
  }, [ticks]);

  function keep(next: Ticks): boolean {
    const kept = keepTicks(next);
    if (kept) newest.current = next;
    else notifications.open('error', '这台设备存不下了，没有记下');
    return kept;
  }
  function turn(buyer: Buyer) {
    const before = newest.current[String(buyer.order)];
    if (!keep(withTick(newest.current, buyer, before === undefined ? clock.now() : undefined))) return;
    const said = `${buyer.number} 号 ${buyer.name}${before === undefined ? '已取' : '改为未取'}`;
    const run = () => void keep(withTick(newest.current, buyer, before));
    notifications.open('success', said, { label: '撤销', run });
  }
  return {
    ticks,
    turn,
    add: (other) => void keep(merged(newest.current, other)),
    clear: () => void keep({}),
  };
}
