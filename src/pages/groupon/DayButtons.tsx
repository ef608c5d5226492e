import { lazy, type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { runWhenIdle } from '#crud/list/runWhenIdle.ts';
import { LatePart } from '#fields/late/LatePart.tsx';
import { useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import type { Boxes } from './cases/casesOf.ts';
import type { GrouponRecord } from './model/GrouponRecord.ts';
import type { Loaded } from './model/Loaded.ts';

const loadSheets = () => import('./sheets/SheetsDialog.tsx').then(({ SheetsDialog }) => ({ default: SheetsDialog }));
const loadSms = () => import('./sms/SmsDialog.tsx').then(({ SmsDialog }) => ({ default: SmsDialog }));
const loadTexts = () => import('./texts/TextsDialog.tsx').then(({ TextsDialog }) => ({ default: TextsDialog }));
const loadShare = () => import('./share/ShareDialog.tsx').then(({ ShareDialog }) => ({ default: ShareDialog }));
const SheetsDialog = lazy(loadSheets);
const SmsDialog = lazy(loadSms);
const TextsDialog = lazy(loadTexts);
const ShareDialog = lazy(loadShare);

/** What opens over a day; `?open=sms` leads straight there. */
const dialogs = ['sheets', 'sms', 'texts', 'share'] as const;

interface Props {
  readonly loaded: Loaded;
  readonly groupon: GrouponRecord;
  readonly boxes: Boxes;
  /** Whether somebody may still join. */
  readonly running: boolean;
  readonly onHand: () => void;
  /** What the group-buy itself is good for besides. */
  readonly children: ReactNode;
}

/**
 * What is made of a group-buy; each screen is fetched once the day is there. B9, GD-E3, GD-D1, GD-D4
 *
 * The two that are wanted most just now stand first, and on a phone at the thumb: it is told while it runs, handed out after.
 */
export function DayButtons({ loaded, groupon, boxes, running, onHand, children }: Props) {
  const [asked, setAsked] = useSearchParams();
  const [open, setOpen] = useState(() => dialogs.find((dialog) => dialog === asked.get('open')));
  const close = () => setOpen(undefined);
  useEffect(() => {
    if (open !== undefined || !asked.has('open')) return;
    // Whoever loads the page anew has closed it. Not sooner: a window that holds something typed lets no address change.
    const left = new URLSearchParams(asked);
    left.delete('open');
    setAsked(left, { replace: true });
  }, [open, asked, setAsked]);
  const { clock } = useProviders();
  const { complete } = loaded;
  useEffect(
    () => (complete ? runWhenIdle([loadSheets, loadSms, loadTexts, loadShare], clock) : undefined),
    [complete, clock],
  );
  const share = { label: '分享', run: () => setOpen('share') };
  const hand = { label: '现场核销', run: onHand };
  const [first, later] = running ? [share, hand] : [hand, share];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for something to be filled in.
    <div role="group" aria-label="这个团购能做什么" className="buttons day-tools">
      <div className="buttons day-main">
        <Button look="filled" onClick={first.run}>
          {first.label}
        </Button>
        <Button onClick={() => setOpen('sheets')}>单据与导出</Button>
      </div>
      {children}
      <Button onClick={() => setOpen('sms')}>发送短信</Button>
      <Button onClick={() => setOpen('texts')}>接龙与订货文字</Button>
      <Button onClick={later.run}>{later.label}</Button>
      <LatePart key={open}>
        {open === 'sheets' && <SheetsDialog loaded={loaded} boxes={boxes} running={running} onClose={close} />}
        {open === 'sms' && <SmsDialog loaded={loaded} grouponId={loaded.day.id} onClose={close} />}
        {open === 'texts' && <TextsDialog loaded={loaded} boxes={boxes} running={running} onClose={close} />}
        {open === 'share' && <ShareDialog groupon={groupon} onClose={close} />}
      </LatePart>
    </div>
  );
}
