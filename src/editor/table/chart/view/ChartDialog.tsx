import { useId, useMemo, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { EditorDialog } from '../../../EditorDialog.tsx';
import { setHeaderColumn, setHeaderRow } from '../../headers.ts';
import type { Table } from '../../Table.ts';
import { type ChartKind, type ChartSettings, chartKinds, plainChart } from '../ChartSettings.ts';
import { lacksHeadersOnly, readChart } from '../chartData.ts';
import { SettledChart } from './SettledChart.tsx';
import './chart.css';

interface Props {
  readonly table: Table;
  /** The table with the headers it lacked. */
  readonly onHeaders: (table: Table) => void;
  /** Undefined takes the chart away. */
  readonly onDone: (settings: ChartSettings | undefined) => void;
  readonly onClose: () => void;
}

const kinds: readonly ChartKind[] = ['column', 'bar', 'line', 'area', 'pie'];

type TextName = 'title' | 'subtitle' | 'xTitle' | 'yTitle' | 'unit' | 'tip';
const texts: readonly (readonly [TextName, label: string, example: string])[] = [
  ['title', '主标题', ''],
  ['subtitle', '子标题', ''],
  ['xTitle', 'X 轴标题', ''],
  ['yTitle', 'Y 轴标题', ''],
  ['unit', '数据单位', '例如 元'],
  ['tip', '提示文字前缀', '例如 销量：'],
];

/** A pie has no axes, the others no tip of their own. */
const hasText = (kind: ChartKind, name: TextName): boolean =>
  kind === 'pie' ? name !== 'xTitle' && name !== 'yTitle' : name !== 'tip';

/** How a table is drawn: kind, titles, unit, and which way round; shown as it will be. E9 */
export function ChartDialog({ table, onHeaders, onDone, onClose }: Props) {
  const [settings, setSettings] = useState(table.chart?.settings ?? plainChart);
  const set = (changes: Partial<ChartSettings>) => setSettings({ ...settings, ...changes });
  const drawable = useMemo(() => readChart(table, settings), [table, settings]);
  const id = useId();
  const done = (next: ChartSettings | undefined) => {
    onClose();
    onDone(next);
  };
  return (
    <EditorDialog
      title="图表"
      className="chart-dialog"
      onClose={onClose}
      last={{ name: '确定', disabled: !('data' in drawable), run: () => done(settings) }}
    >
      {'data' in drawable ? (
        <SettledChart settings={settings} data={drawable.data} />
      ) : (
        <div className="chart-canvas" role="status">
          <p>{drawable.reason}</p>
          {lacksHeadersOnly(table) && (
            <Button onClick={() => onHeaders(setHeaderColumn(setHeaderRow(table, true), true))}>
              把首行和首列设为标题
            </Button>
          )}
        </div>
      )}
      <fieldset className="chart-kinds">
        <legend>图表类型</legend>
        {kinds.map((kind) => (
          <label key={kind}>
            <input type="radio" name={id} checked={settings.kind === kind} onChange={() => set({ kind })} />
            <span>{chartKinds[kind]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="chart-kinds">
        <legend>数据对齐方式</legend>
        {[false, true].map((transposed) => (
          <label key={String(transposed)}>
            <input
              type="radio"
              name={`${id}-turned`}
              checked={settings.transposed === transposed}
              onChange={() => set({ transposed })}
            />
            <span>{transposed ? '每列一组数据' : '每行一组数据'}</span>
          </label>
        ))}
      </fieldset>
      <div className="chart-texts">
        {texts
          .filter(([name]) => hasText(settings.kind, name))
          .map(([name, label, example]) => (
            <label key={name} className="editor-field">
              <span>{label}</span>
              <input
                className="input"
                value={settings[name]}
                placeholder={example}
                maxLength={60}
                onChange={({ target }) => set({ [name]: target.value })}
              />
            </label>
          ))}
      </div>
      {settings.kind !== 'pie' && (
        <label className="editor-check">
          <input type="checkbox" checked={settings.labels} onChange={({ target }) => set({ labels: target.checked })} />
          <span>显示数值</span>
        </label>
      )}
      {table.chart && (
        <div>
          <Button danger onClick={() => done(undefined)}>
            去掉图表
          </Button>
        </div>
      )}
    </EditorDialog>
  );
}
