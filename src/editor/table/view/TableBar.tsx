import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { focusedOf, placeAfter } from '../../menu/placeAfter.ts';
import { type Area, cellAt } from '../Area.ts';
import { colourCells } from '../cellLooks.ts';
import { styleValue } from '../styleText.ts';
import type { Table } from '../Table.ts';
import { averageColumns, setColumnWidth } from '../tableLooks.ts';
import type { Action } from '../work/Action.ts';
import { alignActions, cellActions } from '../work/cellActions.ts';
import { columnActions, rowActions } from '../work/lineActions.ts';
import { sortActions, tableActions } from '../work/tableActions.ts';
import type { TableWork } from '../work/useTableWork.ts';
import { BarMenu } from './BarMenu.tsx';
import { CellColours } from './CellColours.tsx';

interface Props {
  readonly table: Table;
  readonly work: TableWork;
  /** The width in px each column is drawn with. */
  readonly measure: () => readonly number[];
  readonly onName: () => void;
  readonly onChart: () => void;
}

const STEP_PX = 20;

/** Column widths without a pointer. */
function widthActions(measure: () => readonly number[]): readonly Action[] {
  const by = (name: string, px: number): Action => ({
    name: () => name,
    run: (table, { left, right }) =>
      measure().reduce(
        (next, width, column) => (column < left || column > right ? next : setColumnWidth(next, column, width + px)),
        table,
      ),
  });
  return [
    by('加宽', STEP_PX),
    by('收窄', -STEP_PX),
    { name: () => '平均分布各列', run: (table, area) => averageColumns(table, area, measure()) },
  ];
}

/** What can be done to a table, by what it is done to: one stop of Tab, the arrows lead on. */
export function TableBar({ table, work, measure, onName, onChart }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const { area } = work;

  const buttons = () => [...(bar.current?.querySelectorAll<HTMLElement>('[data-bar]') ?? [])];
  useEffect(() => {
    const all = [...(bar.current?.querySelectorAll<HTMLElement>('[data-bar]') ?? [])];
    if (!all.some(({ tabIndex }) => tabIndex === 0)) all[0]?.setAttribute('tabindex', '0');
  });
  function onKeyDown(event: KeyboardEvent) {
    const all = buttons();
    const at = focusedOf(all);
    const to = placeAfter(event.key, at, all.length);
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    const next = all[to];
    for (const button of all) button.tabIndex = button === next ? 0 : -1;
    next?.focus();
  }
  const act = (close: () => void) => (action: Action) => {
    close();
    work.act(action.run);
  };
  const menu = (name: string, actions: readonly Action[]) => (
    <BarMenu name={name}>
      {(close) => <ActionItems actions={actions} table={table} area={area} onAct={act(close)} />}
    </BarMenu>
  );
  const colour = styleValue(cellAt(table, area.top, area.left)?.attributes.style, 'background-color');
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="表格工具"
      className="table-bar"
      // The caret stays in its cell while a button is pressed.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onKeyDown={onKeyDown}
    >
      {menu('行', rowActions)}
      {menu('列', [...columnActions, ...widthActions(measure)])}
      <BarMenu name="单元格">
        {(close) => (
          <>
            <ActionItems actions={cellActions} table={table} area={area} onAct={act(close)} />
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
            <div role="group" aria-label="单元格对齐方式" className="cell-aligns">
              <ActionItems actions={alignActions} table={table} area={area} onAct={act(close)} />
            </div>
            <CellColours
              current={colour}
              onChoose={(next) => {
                close();
                work.act((now, chosen) => colourCells(now, chosen, next));
              }}
            />
          </>
        )}
      </BarMenu>
      {menu('排序', sortActions)}
      <BarMenu name="表格">
        {(close) => (
          <>
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                onName();
              }}
            >
              表格名称…
            </button>
            <ActionItems actions={tableActions} table={table} area={area} onAct={act(close)} />
          </>
        )}
      </BarMenu>
      <button type="button" data-bar tabIndex={-1} onClick={onChart}>
        图表
      </button>
    </div>
  );
}

interface ActionItemsProps {
  readonly actions: readonly Action[];
  readonly table: Table;
  readonly area: Area;
  readonly onAct: (action: Action) => void;
}

/** Actions as the items of a menu; one that is refused says why. */
function ActionItems({ actions, table, area, onAct }: ActionItemsProps) {
  return actions.map((action) => {
    const name = action.name(area);
    const refusal = action.refusal?.(table, area);
    const isOn = action.isOn?.(table, area);
    return (
      <button
        key={name}
        type="button"
        tabIndex={-1}
        {...(isOn === undefined ? { role: 'menuitem' } : { role: 'menuitemcheckbox', 'aria-checked': isOn })}
        aria-disabled={refusal !== undefined}
        onClick={() => refusal === undefined && onAct(action)}
      >
        <span>{name}</span>
        {refusal !== undefined && <small>{refusal}</small>}
      </button>
    );
  });
}
