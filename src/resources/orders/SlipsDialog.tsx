import { Radio } from 'antd';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { useShop } from '#crud/data/useScope.ts';
import { PrintSheet } from '#crud/print/PrintSheet.tsx';
import { receiptPage, sheetPage } from '#crud/print/pageRule.ts';
import { receipt, sheetPapers } from '#crud/print/papers.ts';
import { isSheetPaper, usePaper } from '#crud/print/usePaper.ts';
import type { Resource } from '#crud/Resource.ts';
import { useUnit } from '#crud/units/useUnit.ts';
import { useKept } from '#crud/views/useKept.ts';
import { optionsOf } from '#fields/choice/optionsOf.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';
import type { OrderRecord } from './purchases.ts';
import { Slip } from './Slip.tsx';
import { pairsOf, readSlipPaper, rollLength, type SlipPaper, slipHeight } from './slipPaper.ts';
import './slips.css';

interface Props {
  readonly resource: Resource;
  readonly orders: readonly OrderRecord[];
  /** Which they are, in words. */
  readonly which: string;
  readonly onClose: () => void;
}

/** Packing slips as they will lie in the parcels, and on what they are printed. OR-E4 */
export function SlipsDialog({ resource, orders, which, onClose }: Props) {
  const shop = useShop();
  const [paper, keepPaper] = useKept('slipPaper', readSlipPaper);
  const [sheet, keepSheet] = usePaper();
  const preview = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(0);
  const measure = () => {
    const slips = [...(preview.current?.querySelectorAll<HTMLElement>('.slip') ?? [])];
    setLength(
      rollLength(
        slips.map(({ offsetHeight }) => offsetHeight),
        receipt.margin,
      ),
    );
  };
  useLayoutEffect(measure);
  const slips = (
    <Slips resource={resource} orders={orders} paper={paper} height={slipHeight(sheet)} shop={shop?.name} />
  );

  return (
    <>
      <AntdTheme>
        <Dialog
          title="打印配货单"
          width={792}
          onClose={onClose}
          foot={
            orders.length > 0 && (
              <Button look="filled" onClick={() => print()}>
                打印
              </Button>
            )
          }
        >
          <div className="slips-head">
            <p className="soft">{which}</p>
            <PaperChoice
              paper={paper === 'roll' ? paper : sheet}
              onChange={(next) => {
                if (isSheetPaper(next)) keepSheet(next);
                keepPaper({ paper: next === 'roll' ? next : 'sheet' });
              }}
            />
          </div>
          {orders.length === 0 ? <p>没有订单可以打印</p> : <div ref={preview}>{slips}</div>}
        </Dialog>
      </AntdTheme>
      {orders.length > 0 && (
        <PrintSheet page={paper === 'roll' ? receiptPage(length) : sheetPage(sheet)}>{slips}</PrintSheet>
      )}
    </>
  );
}

const papers = [
  ...Object.entries(sheetPapers).map(([value, { name }]) => ({ value, label: `${name}，每页 8 笔` })),
  { value: 'roll', label: `${receipt.width} mm 小票` },
];

interface PaperChoiceProps {
  readonly paper: string;
  readonly onChange: (paper: string) => void;
}

/** On what slips are printed. */
const PaperChoice = ({ paper, onChange }: PaperChoiceProps) => (
  <Radio.Group aria-label="纸张" value={paper} options={papers} onChange={({ target }) => onChange(target.value)} />
);

interface SlipsProps {
  readonly resource: Resource;
  readonly orders: readonly OrderRecord[];
  readonly paper: SlipPaper;
  /** Of one on a sheet, in mm; one with much in it is higher. */
  readonly height: number;
  readonly shop: string | undefined;
}

/** Slips as they lie on paper: two in a row that no page cuts, or one below the other on a roll. */
function Slips({ resource, orders, paper, height, shop }: SlipsProps) {
  const unit = useUnit();
  const methods = resource.fields.shipping_method;
  const shippingOf = ({ shipping_method }: OrderRecord) =>
    methods && optionsOf(methods).find(({ value }) => value === shipping_method)?.label;
  const rows = paper === 'sheet' ? pairsOf(orders) : orders.map((order) => [order]);
  return (
    <div className="slips" data-paper={paper} style={{ '--slip-height': `${height}mm` } as CSSProperties}>
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
