import { useLayoutEffect, useRef, useState } from 'react';
import { useShop } from '#crud/data/useScope.ts';
import { Dialog } from '#crud/dialog/Dialog.tsx';
import { PrintSheet } from '#crud/print/PrintSheet.tsx';
import type { Resource } from '#crud/Resource.ts';
import { useKept } from '#crud/views/useKept.ts';
import { PaperChoice } from './PaperChoice.tsx';
import type { OrderRecord } from './purchases.ts';
import { Slips } from './Slips.tsx';
import { readSlipPaper, rollLength } from './slipPaper.ts';

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
