import { lazy, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { runWhenIdle } from '#crud/list/runWhenIdle.ts';
import { LatePart } from '#fields/late/LatePart.tsx';
import { useProviders } from '#providers/useProviders.ts';
import type { Boxes } from './cases/casesOf.ts';
import type { Loaded } from './model/Loaded.ts';

const loadSheets = () => import('./sheets/SheetsDialog.tsx').then(({ SheetsDialog }) => ({ default: SheetsDialog }));
const loadSms = () => import('./sms/SmsDialog.tsx').then(({ SmsDialog }) => ({ default: SmsDialog }));
const loadTexts = () => import('./texts/TextsDialog.tsx').then(({ TextsDialog }) => ({ default: TextsDialog }));
const SheetsDialog = lazy(loadSheets);
const SmsDialog = lazy(loadSms);
const TextsDialog = lazy(loadTexts);

/** What opens over a day; `?open=sms` leads straight there. */
const dialogs = ['sheets', 'sms', 'texts'] as const;

interface Props {
  readonly loaded: Loaded;
  readonly boxes: Boxes;
  readonly running: boolean;
  readonly onHand: () => void;
  readonly onBack: () => void;
}

/** What is made of a day; each screen is fetched once the day is there. B9, GD-E3, GD-D1, GD-D4 */
export function DayButtons({ loaded, boxes, running, onHand, onBack }: Props) {
  const [asked] = useSearchParams();
  const [open, setOpen] = useState(() => dialogs.find((dialog) => dialog === asked.get('open')));
  const close = () => setOpen(undefined);
  const { clock } = useProviders();
  const { complete } = loaded;
  useEffect(() => (complete ? runWhenIdle([loadSheets, loadSms, loadTexts], clock) : undefined), [complete, clock]);
  return (
    <div className="buttons">
      <button type="button" className="button" onClick={onBack}>
        返回
      </button>
      <button type="button" className="button filled" onClick={() => setOpen('sheets')}>
        单据与导出
      </button>
      <button type="button" className="button" onClick={() => setOpen('sms')}>
        发送短信
      </button>
      <button type="button" className="button" onClick={() => setOpen('texts')}>
        接龙与订货文字
      </button>
      <button type="button" className="button" onClick={onHand}>
        现场核销
      </button>
      <LatePart key={open}>
        {open === 'sheets' && <SheetsDialog loaded={loaded} boxes={boxes} running={running} onClose={close} />}
        {open === 'sms' && <SmsDialog loaded={loaded} grouponId={loaded.day.id} onClose={close} />}
        {open === 'texts' && <TextsDialog loaded={loaded} boxes={boxes} running={running} onClose={close} />}
      </LatePart>
    </div>
  );
}
