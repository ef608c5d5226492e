import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DataRecord, RecordId } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import { Button } from '#ui/Button.tsx';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Empty, Failed, ListSkeleton } from '#ui/Faces.tsx';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';
import { useAccess } from '../access/useAccess.ts';
import { KeptNote } from '../drafts/KeptNote.tsx';
import { formFor } from '../form/formFor.ts';
import { useAskToLeave, useLeaveGuard } from '../form/useLeaveGuard.ts';
import { useSaveKey } from '../form/useSaveKey.ts';
import type { ListToolProps, RowScreenProps } from '../Resource.ts';
import { titleOf } from '../titleOf.ts';
import { rangeOf } from './clip.ts';
import { GridFill } from './GridFill.tsx';
import { GridFoot } from './GridFoot.tsx';
import { GridReview } from './GridReview.tsx';
import { GridTable } from './GridTable.tsx';
import { type GridOf, isOfOne, lineLabel } from './gridRows.ts';
import type { Chosen } from './useCursor.ts';
import { type Grid, useGrid } from './useGrid.ts';
import { type GridReading, useGridRecords } from './useGridRecords.ts';
import { useGridSaves } from './useGridSaves.ts';
import './grid.css';

/** Many records, or the rows inside of one, edited as in a sheet: typed into, looked through, sent, and taken back while it stands open. GL-D2 */
export function GridDialog({ resource, scope, onClose, ...about }: ListToolProps | RowScreenProps) {
  const records = 'record' in about ? [about.record] : about.records;
  const [only] = records;
  const access = useAccess(resource);
  const confirm = useConfirm();
  const [of] = useState((): GridOf => {
    const { form, list } = resource;
    if (!form || !list.grid) throw new Error(`Failed to open a sheet of "${resource.name}": it declares none.`);
    const refusal = (record: DataRecord) => {
      const { can, reason = '没有权限' } = access.may('update', record);
      return can ? undefined : reason;
    };
    return { resource, form: formFor(resource, form, access, 'update').written, grid: list.grid, refusal };
  });
  const grid = useGrid(of, isOfOne(of) && only ? `grid:${only.id}` : 'grid');
  const reading = useGridRecords(of, scope, records, grid.read);
  const wantedBy = (id: RecordId) => grid.changes.find((change) => change.id === id);
  const saves = useGridSaves({ of, scope, wantedOf: wantedBy, onRecord: grid.take });
  const [isReviewed, setReviewed] = useState(false);
  const [place, setPlace] = useState<Chosen>();
  const [said, setSaid] = useState<Message>('');
  const body = useRef<HTMLDivElement>(null);

  const { cells, faults } = grid;
  const { measure = '个' } = resource.texts;
  const running = saves.state.stage === 'running';
  const reviewing = saves.state.stage !== 'idle' || (isReviewed && cells > 0);
  const allowed = access.may('update', isOfOne(of) ? only : undefined);
  const may = allowed.can && of.grid.of !== undefined ? access.changes(of.grid.of) : allowed;
  const ready = may.can && reading.state.stage === 'read';

  const leavable = { isDirty: () => running || cells > 0, keep: grid.keep };
  const ask = useAskToLeave(leavable);
  useLeaveGuard(leavable);
  async function close() {
    if (running ? await confirm(stopping) : cells === 0 || (await ask('关闭这个窗口？', '关闭'))) onClose();
  }

  function review() {
    if (!ready || reviewing || cells === 0) return;
    if (faults.size === 0) return setReviewed(true);
    setSaid('改好标出的格子再保存');
    // What is typed just now is marked once it is left.
    flushSync(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }
  useSaveKey(review);

  async function takeBack() {
    const what = isOfOne(of) ? '改动' : ` ${saves.done} ${measure}${resource.label}`;
    const title = `撤销已保存的${what}？`;
    const text = '改回打开表格时的样子，后来在别处又改过的不会动。';
    if (await confirm({ title, body: text, ok: '撤销', danger: true })) saves.takeBack();
  }

  function content(): ReactNode {
    if (!may.can) return <p role="alert">{may.reason ?? '没有权限'}</p>;
    if (reading.state.stage !== 'read') return <NotYet state={reading.state} onRetry={reading.read} />;
    if (reviewing) return <GridReview grid={grid} saves={saves} />;
    if (grid.rows.length === 0) return <Empty text={`还没有${lineLabel(of)}`} />;
    return (
      <>
        <Found grid={grid} />
        <GridFill grid={grid} range={place && rangeOf(place.at, place.to)} />
        <GridTable grid={grid} chosen={place} onChoose={setPlace} say={setSaid} />
      </>
    );
  }

  return (
    <AntdTheme>
      <Dialog
        guarded
        className="grid-dialog"
        width={880}
        title={[of.grid.label, ...(isOfOne(of) && only ? [titleOf(resource, only)] : [])].join(' · ')}
        onClose={() => void close()}
        foot={
          ready && (
            <GridFoot
              grid={grid}
              saves={saves}
              reviewing={reviewing}
              said={said}
              onReview={review}
              onBack={() => setReviewed(false)}
              onTakeBack={() => void takeBack()}
            />
          )
        }
      >
        <div ref={body} data-saves="">
          {content()}
        </div>
      </Dialog>
    </AntdTheme>
  );
}

const stopping = {
  title: '停止保存？',
  body: '还没有发送的不会保存，已经保存的会保留。',
  ok: '停止保存',
  danger: true,
};

interface NotYetProps {
  readonly state: Exclude<GridReading, { readonly stage: 'read' }>;
  readonly onRetry: () => void;
}

/** How far the reading has come where the list did not tell everything, or that it failed. */
function NotYet({ state, onRetry }: NotYetProps) {
  if (state.stage === 'failed') return <Failed text={state.problem} onRetry={onRetry} />;
  return state.total === 0 ? <ListSkeleton /> : <p role="status">{`正在读取 ${state.done} / ${state.total}`}</p>;
}

/** What an earlier window has left in the cells, and the way to be rid of it. N4 */
function Found({ grid: { foundAt, cells, clear } }: { readonly grid: Grid }) {
  const [gone, setGone] = useState(false);
  if (gone || foundAt === undefined || cells === 0) return null;
  function drop() {
    clear();
    setGone(true);
  }
  return (
    <div className="grid-kept">
      <KeptNote at={foundAt} what="改的，还没有保存" />
      <Button onClick={drop}>放弃这些改动</Button>
    </div>
  );
}
