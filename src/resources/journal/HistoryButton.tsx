import { lazy, useState } from 'react';
import type { RecordToolProps } from '#crud/tool/RecordTool.tsx';
import { LatePart } from '#fields/late/LatePart.tsx';
import { Button } from '#ui/Button.tsx';
import './history.css';

const HistoryDialog = lazy(() =>
  import('./HistoryDialog.tsx').then(({ HistoryDialog }) => ({ default: HistoryDialog })),
);

/** Opens who changed this record. K10 */
export function HistoryButton(props: RecordToolProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="history" onClick={() => setOpen(true)}>
        改动记录
      </Button>
      {open && (
        <LatePart>
          <HistoryDialog {...props} onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </>
  );
}
