import { Radio } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { useShop } from '#crud/data/useScope.ts';
import { PrintSheet } from '#crud/print/PrintSheet.tsx';
import type { Resource } from '#crud/Resource.ts';
import { useUnit } from '#crud/units/useUnit.ts';
import { useKept } from '#crud/views/useKept.ts';
import { optionsOf } from '#fields/choice/optionsOf.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { OrderRecord } from './purchases.ts';
import { Slip } from './Slip.tsx';
import { pairsOf, readSlipPaper, rollLength, type SlipPaper } from './slipPaper.ts';
import './slips.css';

interface Props {
  readonly resource: Resource;
  readonly orders: readonly OrderRecord[];
  /** Which they are, in words. */
  readonly which: string;
  readonly onClose: () => void;
}

const ROLL_MARGIN_MM = 4;

/** Packing slips as they will lie in the parcels, and on what they are printed. OR-E4 */
export function SlipsDialog({ resource, orders, which, onClose }: Props) {
  const shop = useShop();
  const [paper, keepPaper] = useKept('slipPaper', readSlipPaper);
  const preview = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(0);
  const measure = () => {
    const slips = [...(preview.current?.querySelectorAll<HTMLElement>('.slip') ?? [])];
    setLength(
      rollLength(
        slips.map(({ offsetHeight }) => offsetHeight),
        ROLL_MARGIN_MM,
      ),
    );
  };
  useLayoutEffect(measure);
  const slips = <Slips resource={resource} orders={orders} paper={paper} shop={shop?.name} />;

  return (
    <>
      <Dialog
        title="打印配货单"
        width={792}
        // Before it stands open nothing in it has a height.
        onOpened={measure}
        onClose={onClose}
        foot={
          orders.length > 0 && (
            <button type="button" className="button filled" onClick={() => print()}>
              打印
            </button>
          )
        }
      >
        <div className="slips-head">
          <p className="soft">{which}</p>
          <PaperChoice paper={paper} onChange={(next) => keepPaper({ paper: next })} />
        </div>
        {orders.length === 0 ? <p>没有订单可以打印</p> : <div ref={preview}>{slips}</div>}
      </Dialog>
      {orders.length > 0 && (
        <PrintSheet>
          {paper === 'roll' && <style>{`@page roll { size: 80mm ${length}mm; margin: ${ROLL_MARGIN_MM}mm }`}</style>}
          {slips}
        </PrintSheet>
      )}
    </>
  );
}

interface PaperChoiceProps {
  readonly paper: SlipPaper;
  readonly onChange: (paper: SlipPaper) => void;
}

/** On what slips are printed. */
const PaperChoice = ({ paper, onChange }: PaperChoiceProps) => (
  <Radio.Group
    aria-label="纸张"
    value={paper}
    options={[
      { value: 'a4', label: 'A4，每页 8 笔' },
      { value: 'roll', label: '80 mm 小票' },
    ]}
    onChange={({ target }) => onChange(target.value)}
  />
);

interface SlipsProps {
  readonly resource: Resource;
  readonly orders: readonly OrderRecord[];
  readonly paper: SlipPaper;
  readonly shop: string | undefined;
}

/** Slips as they lie on paper: two in a row that no page cuts, or one below the other on a roll. */
function Slips({ resource, orders, paper, shop }: SlipsProps) {
  const unit = useUnit();
  const methods = resource.fields.shipping_method;
  const shippingOf = ({ shipping_method }: OrderRecord) =>
    methods && optionsOf(methods).find(({ value }) => value === shipping_method)?.label;
  const rows = paper === 'a4' ? pairsOf(orders) : orders.map((order) => [order]);
  return (
    <div className="slips" data-paper={paper}>
      {rows.map((row) => (
        <div key={row[0]?.id} className="slip-row">
          {row.map((order) => (
            <Slip key={order.id} order={order} shop={shop} unit={unit} shipping={shippingOf(order)} />
          ))}
        </div>
      ))}
    </div>
  );
}
