import { useMemo, useRef, useState } from 'react';
import { ByHand } from '#crud/copy/ByHand.tsx';
import { useCopy } from '#crud/copy/useCopy.ts';
import { useListKeys } from '#crud/list/keys/useListKeys.ts';
import { useSounds } from '#crud/query/useSounds.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Empty } from '#ui/Faces.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import type { Buyer, Day } from '../model/Day.ts';
import { arrangeBuyers } from './arrangeBuyers.ts';
import { BuyerBar } from './BuyerBar.tsx';
import { BuyerTable } from './BuyerTable.tsx';
import { addressBlock, namesOf, sumsText, wholeLine } from './buyerText.ts';
import type { DayState } from './dayUrl.ts';
import { useActiveBuyer } from './useActiveBuyer.ts';
import type { ChangeDay } from './useDayUrl.ts';

interface Props {
  readonly day: Day;
  readonly state: DayState;
  readonly change: ChangeDay;
}

/** Who joined: searched, narrowed, sorted, read and copied. B8, GD-E6, GD-E7, GD-E9 */
export function BuyerSection({ day, state, change }: Props) {
  const { soundsLike, prepare } = useSounds(state.q);
  const [open, setOpen] = useState(false);
  const [menu, setMenu] = useState<{ readonly buyer: Buyer; readonly anchor: HTMLElement }>();
  const { copy, byHand, dismiss } = useCopy();
  const names = useMemo(() => namesOf(day), [day]);
  const found = useMemo(() => arrangeBuyers(day, state, soundsLike), [day, state, soundsLike]);
  const box = useRef<HTMLInputElement>(null);
  const active = useActiveBuyer(found);
  useListKeys({ '/': () => box.current?.focus(), j: () => active.move(1), k: () => active.move(-1) });
  if (day.buyers.length === 0) return <Empty text="还没有人报名。把团购文案发到群里，买家报名后会列在这里" />;

  const items = (buyer: Buyer) => [
    ...(buyer.phone === '' ? [] : [{ label: '复制电话', run: () => copy(buyer.phone) }]),
    { label: '复制收货信息', run: () => copy(addressBlock(buyer)) },
    { label: '复制整行', run: () => copy(wholeLine(buyer, names, day.unit)) },
  ];
  return (
    <section className="day-section">
      <h2>报名列表</h2>
      <BuyerBar day={day} state={state} change={change} box={box} open={open} onApproach={prepare} onOpen={setOpen} />
      <p role="status" className="buyer-sums">
        {sumsText(day, found)}
      </p>
      {found.length === 0 ? (
        <Empty text="没有符合条件的报名">
          <Button onClick={() => change({ q: '', commented: false, product: undefined })}>清除条件</Button>
        </Empty>
      ) : (
        <BuyerTable
          found={found}
          names={names}
          unit={day.unit}
          open={open}
          active={active}
          menuFor={menu?.buyer.number}
          onMenu={(buyer, anchor) => setMenu({ buyer, anchor })}
        />
      )}
      {menu && <Menu label="复制" items={items(menu.buyer)} anchor={menu.anchor} onClose={() => setMenu(undefined)} />}
      {byHand !== undefined && (
        <Dialog short width={440} title="复制" onClose={dismiss}>
          <ByHand text={byHand} />
        </Dialog>
      )}
    </section>
  );
}
