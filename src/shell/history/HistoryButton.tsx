import { lazy, useState } from 'react';
import type { RecordToolProps } from '#crud/tool/RecordTool.tsx';
import { LatePart } from '#fields/late/LatePart.tsx';
import { canAccess } from '#providers/access/createAccessControl.ts';
import { privileged } from '#providers/access/privileged.ts';
import { useProfile } from '#providers/useProviders.ts';
import './history.css';

const HistoryDialog = lazy(() =>
  import('./HistoryDialog.tsx').then(({ HistoryDialog }) => ({ default: HistoryDialog })),
);

/** Who changed this record, for whoever may read the journal. K10 */
export function HistoryButton(props: RecordToolProps) {
  const [open, setOpen] = useState(false);
  if (!canAccess(privileged, useProfile()).can) return null;
  return (
    <>
      <button type="button" className="button history" onClick={() => setOpen(true)}>
        改动记录
      </button>
      {open && (
        <LatePart>
          <HistoryDialog {...props} onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </>
  );
}
