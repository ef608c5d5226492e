import { useId, useState } from 'react';
import { CopyButton } from '#crud/copy/CopyButton.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import type { Boxes } from '../cases/casesOf.ts';
import type { Loaded } from '../model/Loaded.ts';
import { ChainText } from './ChainText.tsx';
import { supplierText } from './supplierText.ts';
import './texts.css';

interface Props {
  readonly loaded: Loaded;
  readonly boxes: Boxes;
  /** Whether somebody may still join: numbers may change. */
  readonly running: boolean;
  readonly onClose: () => void;
}

const tabs = [
  { value: 'chain', label: '接龙' },
  { value: 'supplier', label: '给供应商' },
] as const;

/** Texts to be copied out of the day: the roll call for the group, the order for the supplier. GD-D1, GD-D7 */
export function TextsDialog({ loaded: { day, complete, reason }, boxes, running, onClose }: Props) {
  const [tab, setTab] = useState<string | number | undefined>('chain');
  return (
    <Dialog title="接龙与订货文字" width={640} onClose={onClose}>
      <div className="day-texts">
        <Tabs label="哪一种文字" options={tabs} value={tab} onChange={setTab} />
        {!complete && (
          <p role="alert" className="text-refused">
            {`${reason}，现在不能复制`}
          </p>
        )}
        {complete && tab === 'chain' && <ChainText day={day} running={running} />}
        {complete && tab === 'supplier' && <Supplier text={supplierText(day, boxes)} />}
      </div>
    </Dialog>
  );
}

function Supplier({ text }: { readonly text: string }) {
  const id = useId();
  return (
    <div className="day-text">
      <label htmlFor={id}>给供应商的文字只有总数，没有买家信息</label>
      <textarea id={id} className="input" readOnly rows={Math.min(14, text.split('\n').length + 1)} value={text} />
      <CopyButton text={text} label="复制" className="button filled" />
    </div>
  );
}
