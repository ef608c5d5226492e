import { Input, Segmented } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import type { Message } from '#schemas/messages.ts';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import { Button } from '#ui/Button.tsx';
import type { AnyField, FieldMap } from '../Field.ts';
import type { FieldPath } from '../input/ItemProps.ts';
import { useFormInstance } from '../input/useFormInstance.ts';
import { readMoney } from '../money/readMoney.ts';
import { rowsIn } from '../nested/rowsOf.ts';
import { sameData } from '../text/data.ts';
import { type FillHow, fillColumn } from './fillColumn.ts';
import type { ListField } from './list.ts';

interface Props {
  readonly field: ListField;
  readonly path: FieldPath;
  /** Told that this column of the rows holds something else now. */
  readonly onFill: () => void;
}

const ways: readonly { readonly value: FillHow; readonly label: string }[] = [
  { value: 'set', label: '全部设为' },
  { value: 'add', label: '全部 +' },
  { value: 'times', label: '全部 ×' },
];
const decimalsOf = ({ kind }: AnyField): 0 | 2 => (kind === 'money' ? 2 : 0);

/** The columns that can be filled: amounts and counts. */
export const fillable = (of: FieldMap): readonly string[] =>
  Object.entries(of).flatMap(([name, { kind, readOnly }]) =>
    (kind === 'money' || kind === 'int') && !readOnly ? [name] : [],
  );

interface Done {
  readonly column: string;
  readonly before: readonly unknown[];
  readonly after: readonly unknown[];
}

/** Fills a column of all rows at once; the last filling is taken back with its button or Ctrl+Z, while it stands. */
export function FillTool({ field, path, onFill }: Props) {
  const form = useFormInstance();
  const names = fillable(field.of);
  const [column = '', setColumn] = useState(names[0]);
  const [how, setHow] = useState<FillHow>('set');
  const [by, setBy] = useState('');
  const [said, setSaid] = useState<Message>('');
  const [opened, setOpened] = useState(false);
  const [done, setDone] = useState<readonly Done[]>([]);
  const of = field.of[column];

  const held = (name: string) => rowsIn(form.getFieldValue([...path])).map((row) => row[name]);
  const put = (name: string, values: readonly unknown[]) => {
    values.forEach((value, at) => {
      form.setFieldValue([...path, at, name], value);
    });
    onFill();
  };

  function fill() {
    if (!of) return;
    const before = held(column);
    const filled = fillColumn(before, how, readMoney(by), decimalsOf(of));
    if ('problem' in filled) return setSaid(filled.problem);
    put(column, filled.values);
    setDone([...done, { column, before, after: filled.values }]);
    setBy('');
    setSaid(`已改 ${before.length} 行${of.label}`);
  }
  function undo() {
    const last = done.at(-1);
    if (!last) return;
    setDone(done.slice(0, -1));
    // Rows that came, went or were typed into since belong to the merchant.
    if (!sameData(held(last.column), last.after)) return setSaid('这些行后来又改过，没有撤销');
    put(last.column, last.before);
    setSaid('已撤销');
  }
  function handleKey(event: KeyboardEvent) {
    if (isOfInputMethod(event.nativeEvent)) return;
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'text') {
      event.preventDefault();
      fill();
    }
    // What is being typed has an undo of its own.
    if (event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && by === '' && done.length > 0) {
      event.preventDefault();
      undo();
    }
  }

  return (
    <details className="fill-tool" onToggle={() => setOpened(true)}>
      <summary>{`批量填写${field.label}`}</summary>
      {opened && (
        <fieldset aria-label={`批量填写${field.label}`} onKeyDown={handleKey}>
          {names.length > 1 && (
            <Segmented
              aria-label="要填的一列"
              value={column}
              onChange={setColumn}
              options={names.map((name) => ({ value: name, label: field.of[name]?.label ?? name }))}
            />
          )}
          <Segmented aria-label="怎样填" value={how} onChange={setHow} options={[...ways]} />
          <Input
            className="figure"
            aria-label={`${ways.find(({ value }) => value === how)?.label ?? ''}（${of?.label ?? ''}）`}
            inputMode="decimal"
            value={by}
            onChange={(event) => setBy(event.target.value)}
          />
          <Button onClick={fill}>应用</Button>
          {done.length > 0 && (
            <Button aria-keyshortcuts="Control+Z Meta+Z" onClick={undo}>
              撤销
            </Button>
          )}
          <span role="status" className="soft">
            {said}
          </span>
        </fieldset>
      )}
    </details>
  );
}
