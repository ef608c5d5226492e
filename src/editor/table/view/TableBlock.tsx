import { useRef, useState } from 'react';
import type { AtomProps } from '../../Atom.ts';
import { redraw } from '../chart/loadEngine.ts';
import { ChartDialog } from '../chart/view/ChartDialog.tsx';
import { ChartFigure } from '../chart/view/ChartFigure.tsx';
import { revise, type Table } from '../Table.ts';
import { useTableWork } from '../work/useTableWork.ts';
import { TableBar } from './TableBar.tsx';
import { TableGrid } from './TableGrid.tsx';
import './table.css';
import { escapeText } from '../../document/escape.ts';
import { EditorDialog } from '../../EditorDialog.tsx';
import { nameTable } from '../tableLooks.ts';
import { textOf } from '../textOf.ts';

/** The width in px each column is drawn with; a merged cell's is shared by its columns. */
function measureColumns(frame: HTMLElement | null, { columns, cells }: Table): readonly number[] {
  const widths = columns.map(() => 0);
  for (const { row, column, colspan } of cells) {
    const drawn = frame?.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`);
    const share = (drawn?.offsetWidth ?? 0) / colspan;
    for (let at = column; at < column + colspan; at++) widths[at] ||= share;
  }
  return widths;
}

/** A table in an article, with its tools, and its chart below it. E8, E9 */
export function TableBlock(props: AtomProps<Table>) {
  const { value: table, onChange, readOnly } = props;
  const frame = useRef<HTMLDivElement>(null);
  const work = useTableWork(props, frame);
  const [open, setOpen] = useState<'name' | 'chart'>();
  const close = () => setOpen(undefined);

  return (
    <div ref={frame} className="table-block">
      {!readOnly && (
        <TableBar
          table={table}
          work={work}
          measure={() => measureColumns(frame.current, table)}
          onName={() => setOpen('name')}
          onChart={() => setOpen('chart')}
        />
      )}
      <div className="table-scroll">
        <TableGrid table={table} work={work} />
      </div>
      {table.chart && <ChartFigure table={table} onDrawable={() => onChange(redraw(table))} />}
      {open === 'name' && <NameDialog table={table} onDone={work.act} onClose={close} />}
      {open === 'chart' && (
        <ChartDialog
          table={table}
          onHeaders={(headed) => work.act(() => headed)}
          onDone={(settings) =>
            work.act((now) => revise(now, { chart: settings && { settings, svg: now.chart?.svg ?? '' } }))
          }
          onClose={close}
        />
      )}
    </div>
  );
}

interface Props {
  readonly table: Table;
  readonly onDone: (run: (table: Table) => Table) => void;
  readonly onClose: () => void;
}

/** The name above a table; empty takes it away. */
function NameDialog({ table, onDone, onClose }: Props) {
  const before = textOf(table.caption?.html ?? '');
  const [name, setName] = useState(before);
  return (
    <EditorDialog
      title="表格名称"
      onClose={onClose}
      last={{
        name: '确定',
        run() {
          onClose();
          // Bold words in a name nobody has changed stay bold.
          if (name.trim() !== before) onDone((now) => nameTable(now, escapeText(name.trim())));
        },
      }}
    >
      <label className="editor-field">
        <span>表格名称</span>
        <input className="input" value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
      </label>
      <p className="editor-hint">留空则不显示名称</p>
    </EditorDialog>
  );
}
