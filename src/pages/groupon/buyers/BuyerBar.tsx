import type { RefObject } from 'react';
import { SearchBox } from '#crud/list/SearchBox.tsx';
import { Button } from '#ui/Button.tsx';
import type { Day } from '../model/Day.ts';
import { type BuyerSort, type DayState, sorts } from './dayUrl.ts';
import type { ChangeDay } from './useDayUrl.ts';

interface Props {
  readonly day: Day;
  readonly state: DayState;
  readonly change: ChangeDay;
  readonly box: RefObject<HTMLInputElement>;
  /** Whether phones are shown as they are. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onApproach: () => void;
}

const sortNames: Readonly<Record<BuyerSort, string>> = {
  order: '报名顺序',
  '-order': '报名倒序',
  name: '姓名拼音 A–Z',
  '-name': '姓名拼音 Z–A',
  amount: '金额从低到高',
  '-amount': '金额从高到低',
};

/** The ways to look at the buyers. GD-E6 */
export function BuyerBar({ day, state, change, box, open, onOpen, onApproach }: Props) {
  const products = new Map(day.products.filter(({ buyers }) => buyers > 0).map(({ id, name }) => [id, name]));
  return (
    <div className="buyer-bar">
      <SearchBox box={box} q={state.q} onType={(q) => change({ q }, { typing: true })} onApproach={onApproach} />
      <select
        className="input"
        aria-label="含某商品"
        value={state.product ?? ''}
        onChange={({ target }) => change({ product: target.value === '' ? undefined : Number(target.value) })}
      >
        <option value="">全部商品</option>
        {[...products].map(([id, name]) => (
          <option key={id} value={id}>
            {`含 ${name}`}
          </option>
        ))}
      </select>
      <select
        className="input"
        aria-label="排序"
        value={state.sort}
        onChange={({ target }) => change({ sort: sorts.find((sort) => sort === target.value) ?? 'order' })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortNames[sort]}
          </option>
        ))}
      </select>
      <Button aria-pressed={state.commented} onClick={() => change({ commented: !state.commented })}>
        有备注
      </Button>
      <Button aria-pressed={open} onClick={() => onOpen(!open)}>
        {open ? '隐藏电话' : '显示电话'}
      </Button>
    </div>
  );
}
