import { useMemo, useRef, useState } from 'react';
import { Empty } from '#crud/faces/Faces.tsx';
import { useListKeys } from '#crud/list/keys/useListKeys.ts';
import { SearchBox } from '#crud/list/search/SearchBox.tsx';
import { useSounds } from '#crud/list/search/useSounds.ts';
import { Tabs } from '#crud/list/Tabs.tsx';
import { namesOf } from '../buyers/buyerText.ts';
import type { DayState } from '../buyers/dayUrl.ts';
import type { ChangeDay } from '../buyers/useDayUrl.ts';
import type { Day } from '../model/Day.ts';
import { findBuyers, type Part } from './findBuyers.ts';
import { TickFiles } from './TickFiles.tsx';
import { TickList } from './TickList.tsx';
import { isTicked } from './ticks.ts';
import { useTicks } from './useTicks.ts';
import './ticks.css';

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
  const found = useMemo(
    () => findBuyers(day.buyers, ticks, { q: state.q, part }, soundsLike),
    [day, ticks, state.q, part, soundsLike],
  );
  const all = day.buyers.length;
  const done = day.buyers.filter((buyer) => isTicked(ticks, buyer)).length;
  const countOf = ({ value }: { readonly value?: unknown }) =>
    String(value === 'open' ? all - done : value === 'ticked' ? done : all);

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
        <TickList found={found} names={names} ticks={ticks} onTurn={turn} />
      ) : (
        <Empty
          text={state.q !== '' ? '没有找到这位买家' : part === 'open' && all > 0 ? '全部取完了' : '这里还没有人'}
        />
      )}
    </section>
  );
}
