import { Input, Segmented } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { type FillHow, fillColumn } from '#fields/list/fillColumn.ts';
import { readMoney } from '#fields/money/readMoney.ts';
import type { Message } from '#schemas/messages.ts';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import { Button } from '#ui/Button.tsx';
import { readCell, writeCell } from './cellText.ts';
import { cellsIn, isOne, type Range } from './clip.ts';
import { columnField } from './gridRows.ts';
import { textOf } from './typed.ts';
import type { Grid } from './useGrid.ts';

interface Props {
  readonly grid: Grid;
  /** What is chosen in the sheet. */
  readonly range: Range | undefined;
}

/** A phone's keypad for figures has no minus: less is a way of its own. */
const ways: readonly Way[] = [
  { label: '设为', how: 'set', sign: '' },
  { label: '加', how: 'add', sign: '' },
  { label: '减', how: 'add', sign: '-' },
  { label: '加 %', how: 'percent', sign: '' },
  { label: '减 %', how: 'percent', sign: '-' },
];
interface Way {
  readonly label: string;
  readonly how: FillHow;
  readonly sign: '' | '-';
}

/** Sets, raises or lowers a column: of the cells that are chosen or, where it is one alone, of all. Amounts to the cent, a half up. */
export function GridFill({ grid, range }: Props) {
  const { of, columns, rows, typed } = grid;
  const fillable = columns.filter((name) => ['money', 'int'].includes(columnField(of, name).kind));
  const [picked, setPicked] = useState<string>();
  const [way, setWay] = useState('设为');
  const [by, setBy] = useState('');
  const [said, setSaid] = useState<Message>('');

  const how = ways.find(({ label }) => label === way)?.how ?? 'set';
  const sign = ways.find(({ label }) => label === way)?.sign ?? '';
  const chosen = range && !isOne(range) ? range : undefined;
  const inRange = chosen && fillable.find((name) => columns.indexOf(name) === chosen.left);
  const column = inRange ?? picked ?? fillable[0] ?? '';
  const col = columns.indexOf(column);
  const lines = chosen && inRange ? chosen : { top: 0, bottom: rows.length - 1 };
  const cells = cellsIn(rows, columns, { top: lines.top, bottom: lines.bottom, left: col, right: col });
  const [first] = cells;
  if (fillable.length === 0 || !first) return null;

  function fill() {
    const number = readMoney(by);
    if (number.startsWith('-')) return setSaid('请填不带负号的数');
    const before = cells.map((cell) => readCell(cell.field, textOf(typed, cell)).value);
    const filled = fillColumn(before, how, sign + number, first?.field.kind === 'money' ? 2 : 0);
    if ('problem' in filled) return setSaid(filled.problem);
    grid.put(cells.map((cell, at) => [cell, writeCell(cell.field, filled.values[at])]));
    setBy('');
    setSaid(`已改 ${cells.length} 格${first?.field.label ?? ''}`);
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return;
    event.preventDefault();
    fill();
  }

  return (
    <details className="fill-tool grid-fill">
      <summary>批量改</summary>
      <fieldset aria-label="批量改">
        {fillable.length > 1 && (
          <Segmented
            aria-label="改哪一列"
            value={column}
            disabled={inRange !== undefined}
            onChange={setPicked}
            options={fillable.map((name) => ({ value: name, label: columnField(of, name).label }))}
          />
        )}
        <Segmented aria-label="怎样改" value={way} onChange={setWay} options={ways.map(({ label }) => label)} />
        <Input
          className="figure"
          aria-label={`${way}（${first.field.label}）`}
          inputMode="decimal"
          enterKeyHint="done"
          value={by}
          onChange={(event) => setBy(event.target.value)}
          onKeyDown={handleKey}
        />
        <Button onClick={fill}>{`应用到${inRange ? '选中' : '全部'} ${cells.length} 格`}</Button>
        <span role="status" className="soft">
          {said || (how === 'percent' ? (first.field.kind === 'money' ? '四舍五入到分' : '四舍五入到整数') : '')}
        </span>
      </fieldset>
    </details>
  );
}
