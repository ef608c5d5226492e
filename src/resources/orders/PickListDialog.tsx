import { CopyButton } from '#crud/copy/CopyButton.tsx';
import { useShop } from '#crud/data/useScope.ts';
import { PaperChoice } from '#crud/print/PaperChoice.tsx';
import { PrintSheet } from '#crud/print/PrintSheet.tsx';
import { sheetPage } from '#crud/print/pageRule.ts';
import { usePaper } from '#crud/print/usePaper.ts';
import type { WholeToolProps } from '#crud/Resource.ts';
import { useUnit } from '#crud/units/useUnit.ts';
import { useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { aggregate, pickText } from './aggregate.ts';
import { PickTable } from './PickTable.tsx';
import { asOrder } from './purchases.ts';
import './orders.css';

const printedAt = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });

/** What has to be got ready for the ticked orders, or for all there are: to be read, copied and printed. OR-D1 */
export function PickListDialog({ records, which, onClose }: WholeToolProps) {
  const { clock } = useProviders();
  const shop = useShop();
  const [paper] = usePaper();
  const unit = useUnit();
  const lines = aggregate(records.map(asOrder));
  return (
    <>
      <Dialog
        title="合并备货"
        width={720}
        onClose={onClose}
        foot={
          lines.length > 0 && (
            <>
              <CopyButton label="复制" text={pickText(lines, `备货单（${records.length} 笔订单）`, unit)} />
              <Button look="filled" onClick={() => print()}>
                打印
              </Button>
            </>
          )
        }
      >
        <div className="order-sheet">
          <div className="order-sheet-head">
            <p className="soft">{which}</p>
            {lines.length > 0 && <PaperChoice />}
          </div>
          {lines.length === 0 ? <p>没有要备的货</p> : <PickTable label="备货单" lines={lines} />}
        </div>
      </Dialog>
      {lines.length > 0 && (
        <PrintSheet page={sheetPage(paper)}>
          <div className="order-sheet">
            <h1>{`备货单 · ${shop?.name ?? ''}`}</h1>
            <p>{`${which}，打印于 ${printedAt.format(clock.now())}`}</p>
            <PickTable label="打印的备货单" lines={lines} />
          </div>
        </PrintSheet>
      )}
    </>
  );
}
