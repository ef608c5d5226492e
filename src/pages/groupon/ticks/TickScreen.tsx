import { useEffect, useMemo, useRef, useState } from 'react';
import { useListKeys } from '#crud/list/keys/useListKeys.ts';
import { SearchBox } from '#crud/list/SearchBox.tsx';
import { useSounds } from '#crud/query/useSounds.ts';
import { notKept } from '#schemas/messages.ts';
import { Empty } from '#ui/Faces.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { namesOf } from '../buyers/buyerText.ts';
import type { DayState } from '../buyers/dayUrl.ts';
import type { ChangeDay } from '../buyers/useDayUrl.ts';
import type { Buyer, Day } from '../model/Day.ts';
import { findBuyers, type Part } from './findBuyers.ts';
import { TickFiles } from './TickFiles.tsx';
import { TickList } from './TickList.tsx';
import { isTicked, merged, readTicks, type Ticks, withTick } from './ticks.ts';
import './ticks.css';
import { useKept } from '#crud/views/useKept.ts';
import type { RecordId } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';

interface Props {
  readonly day: Day;
  readonly state: DayState;
  readonly change: ChangeDay;
}

const parts: readonly { readonly value: Part; readonly label: string }[] = [
  { value: 'open', label: '未取' },
  { value: 'ticked', label: '已取' },
  { value: 'all', label: '全部' },
];

/** Handing out at the pick-up point, with a phone in one hand: search, press, next. GD-D4 */
export function TickScreen({ day, state, change }: Props) {
  const { ticks, turn, add, clear } = useTicks(day.id);
  const { soundsLike, prepare } = useSounds(state.q);
  const [part, setPart] = useState<Part>('open');
  const box = useRef<HTMLInputElement>(null);
  useListKeys({ '/': () => box.current?.focus() });
  const names = useMemo(() => namesOf(day), [day]);
  // Counted as they are searched: a tab says how many its press would show.
  const foundIn = useMemo(() => {
    const find = (part: Part) => findBuyers(day.buyers, ticks, { q: state.q, part }, soundsLike);
    return { open: find('open'), ticked: find('ticked'), all: find('all') };
  }, [day, ticks, state.q, soundsLike]);
  const found = foundIn[part];
  const all = day.buyers.length;
  const done = day.buyers.filter((buyer) => isTicked(ticks, buyer)).length;
  const countOf = ({ value }: { readonly value?: unknown }) =>
    String(foundIn[value === 'open' || value === 'ticked' ? value : 'all'].length);

  return (
    <section className="ticking" aria-label="现场核销">
      <div className="tick-top">
        <SearchBox box={box} q={state.q} onType={(q) => change({ q }, { typing: true })} onApproach={prepare} />
        <label className="tick-progress">
          <strong role="status">{`已取 ${done}/${all}`}</strong>
          <progress value={done} max={all || 1} />
        </label>
      </div>
      <div className="tick-tools">
        <Tabs
          label="取货状态"
          options={parts}
          value={part}
          countOf={countOf}
          onChange={(value) => setPart(parts.find((each) => each.value === value)?.value ?? 'open')}
        />
        <TickFiles day={day} ticks={ticks} onAdd={add} onClear={clear} />
      </div>
      {found.length > 0 ? (
        <TickList found={found} names={names} ticks={ticks} unit={day.unit} onTurn={turn} />
      ) : (
        <Empty
          text={state.q !== '' ? '没有找到这位买家' : part === 'open' && all > 0 ? '全部取完了' : '这里还没有人'}
        />
      )}
    </section>
  );
}

/** Who has picked up, kept in this browser alone, live in its other tabs. GD-D4 */
function useTicks(grouponId: RecordId): {
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
    else notifications.open('error', notKept);
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
