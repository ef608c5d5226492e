import { useEffect, useRef } from 'react';
import type { Answer } from '#providers/access/createAccessControl.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { BulkProgress, BulkResult } from '../bulk/BulkRun.tsx';
import { type CommonAction, commonActions, namesOf, skippedText, sortedOut } from '../bulk/bulkWords.ts';
import { useBulk } from '../bulk/useBulk.ts';
import { gridTool } from '../grid/gridTool.ts';
import type { RowAction } from '../Resource.ts';
import { useListContext } from '../useListContext.ts';
import type { Selection } from './useSelection.ts';
import '../bulk/bulk.css';

interface Props {
  readonly selection: Selection;
}

/** What can be done with the ticked rows, how far it has come, and what came of it. */
export function BulkBar({ selection }: Props) {
  const { resource, access, actions, dialogs } = useListContext();
  const { write, hold } = actions;
  const openOver = dialogs.setOpened;
  const confirm = useConfirm();
  const { clock } = useProviders();
  const { state, start, stop, retry, dismiss } = useBulk({ selection, hold, refresh: write.refresh });
  const { records } = selection;
  const count = records.length;
  const { measure = '个' } = resource.texts;
  const { grid } = resource.list;
  const bar = useRef<HTMLElement>(null);
  const open = count > 0;
  // The bar takes room from the rows: the one that was ticked must not vanish behind it.
  useEffect(() => {
    if (open) bar.current?.parentElement?.querySelector('.record[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  /** Nothing comes of it for whoever may not, nor for any of the chosen records. */
  const denial = (asks: (record?: DataRecord) => Answer) => {
    const no = [asks(), ...(records.some((record) => asks(record).can) ? [] : records.map(asks))].find(
      ({ can }) => !can,
    );
    return no ? { disabled: true, title: no.reason ?? '没有权限' } : {};
  };
  const mayAct = (action: RowAction) => (record?: DataRecord) => access.mayAct(action, record);
  const mayDelete = (record?: DataRecord) => access.may('deleteOne', record);

  async function act({ label, action }: CommonAction) {
    const { open, skipped } = sortedOut(records, mayAct(action));
    const title = `${label} ${open.length} ${measure}${resource.label}？`;
    const [first] = open;
    const no = first && action.confirm?.(first).no;
    const said = skippedText(skipped, measure);
    const body = said === '' ? namesOf(resource, open) : `${namesOf(resource, open)}。${said}`;
    const asked = { title, body, ok: label, danger: action.danger === true };
    if (!(await confirm({ ...asked, ...(no !== undefined && { no }) }))) return;
    start({ label, skipped, work: (record) => write.silent.act(action, record) }, open);
  }
  async function remove() {
    const { open, skipped } = sortedOut(records, mayDelete);
    const title = `删除 ${open.length} ${measure}${resource.label}？`;
    const body = `${namesOf(resource, open)}，删除后无法恢复。${skippedText(skipped, measure)}`;
    if (!(await confirm({ title, body, ok: '删除', danger: true }))) return;
    start({ label: '删除', skipped, work: ({ id }) => write.silent.remove(id) }, open);
  }

  if (state.stage === 'running') return <BulkProgress {...state} onStop={stop} />;
  if (state.stage === 'over') {
    return <BulkResult resource={resource} {...state} onRetry={retry} onClose={dismiss} />;
  }
  if (!open) return null;
  return (
    <section ref={bar} className="bar bulk-bar" aria-label="批量操作">
      <span role="status">{`已选 ${count} 条`}</span>
      <div className="buttons">
        {commonActions(resource, records, clock.now()).map((common) => (
          <Button key={common.name} {...denial(mayAct(common.action))} onClick={() => void act(common)}>
            {common.label}
          </Button>
        ))}
        {grid && !grid.of && (
          <Button
            {...denial((record) => access.may('update', record))}
            onClick={() => openOver({ what: 'tool', tool: gridTool(grid), records })}
          >
            {grid.label}
          </Button>
        )}
        <Button onClick={() => openOver({ what: 'exportChosen', records })}>导出所选</Button>
        {resource.calls.deleteOne && (
          <Button danger {...denial(mayDelete)} onClick={() => void remove()}>
            删除
          </Button>
        )}
        <Button look="plain" onClick={selection.clear}>
          取消选择
        </Button>
      </div>
    </section>
  );
}
