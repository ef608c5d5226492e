import { List, useWatch } from 'rc-field-form';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { limits } from '#schemas/limits.ts';
import type { Message } from '#schemas/messages.ts';
import { Button } from '#ui/Button.tsx';
import { useFieldPort } from '../input/FieldContext.ts';
import type { FieldPath, ItemProps } from '../input/ItemProps.ts';
import { recheckWithin } from '../input/recheckWithin.ts';
import { useFormInstance } from '../input/useFormInstance.ts';
import { newRow } from '../nested/newRow.ts';
import { rowsIn } from '../nested/rowsOf.ts';
import { copyRow } from './copyRow.ts';
import { FillTool, fillable } from './FillTool.tsx';
import type { ListField } from './list.ts';
import { RowCard, type RowCommand } from './RowCard.tsx';
import { isSaved } from './savedRow.ts';
import './list.css';

const FULL = `最多 ${limits.listLength} 行`;

/** What the form can do with the rows of a list. */
interface RowsOf {
  add(row: unknown, at?: number): void;
  remove(at: number): void;
  move(from: number, to: number): void;
}

/** Rows of fields under one heading: added, copied, sorted, filled, removed while more than the least remain. G5 */
export function ListItem({ field, path, within = 0 }: ItemProps<ListField>) {
  const { releaseRows, touch } = useFieldPort();
  const form = useFormInstance();
  const frame = useRef<HTMLFieldSetElement>(null);
  const [said, setSaid] = useState<Message>('');
  const { label, of, add } = field;

  async function does(command: RowCommand, at: number, rows: RowsOf) {
    const row: unknown = form.getFieldValue([...path, at]);
    if (command === 'copy') copy(row, at, rows);
    else if (command === 'remove') {
      if (!isSaved(row) || (await releaseRows(String(path[0]), [row]))) rows.remove(at);
    } else move(at, command, rows);
  }
  function copy(row: unknown, at: number, rows: RowsOf) {
    const isFull = rowsIn(form.getFieldValue([...path])).length >= limits.listLength;
    if (isFull) setSaid(FULL);
    else rows.add(copyRow(of, rowsIn([row])[0] ?? {}), at + 1);
  }
  function move(at: number, command: 'up' | 'down', rows: RowsOf) {
    const to = command === 'up' ? at - 1 : at + 1;
    flushSync(() => {
      rows.move(at, to);
      setSaid(`${label} ${at + 1} 已移到第 ${to + 1} 行`);
    });
    // The browser lets go of a button whose row is put elsewhere.
    frame.current
      ?.querySelector<HTMLElement>(`:scope > [data-row="${to}"] > .row-tools > [data-command="${command}"]`)
      ?.focus();
  }

  return (
    <List name={path.slice(within)}>
      {(rows, operations) => (
        <fieldset className="rows" ref={frame}>
          <legend>{label}</legend>
          {rows.map(({ key, name }) => (
            <RowCard
              key={key}
              field={field}
              path={path}
              at={name}
              count={rows.length}
              onCommand={(command) => void does(command, name, operations)}
            />
          ))}
          <Button
            look="dashed"
            className="block"
            disabled={rows.length >= limits.listLength}
            onClick={() => operations.add(newRow(of))}
          >
            {rows.length < limits.listLength ? add : FULL}
          </Button>
          {rows.length > 1 && fillable(of).length > 0 && (
            <FillTool field={field} path={path} onFill={() => touch(String(path[0]))} />
          )}
          {field.rowRule && <RowsCheck path={path} />}
          <span aria-live="polite" className="unseen">
            {said}
          </span>
        </fieldset>
      )}
    </List>
  );
}

interface Props {
  /** Of the list. */
  readonly path: FieldPath;
}

/**
 * Draws nothing: looks again at what was wrong in a list whenever any of its rows changes, for what a row finds wrong
 * at one field may be mended at another.
 */
function RowsCheck({ path }: Props) {
  const form = useFormInstance();
  const rows: unknown = useWatch([...path], { form, preserve: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is made anew at each drawing
  useEffect(() => {
    if (rows !== undefined) recheckWithin(form, path);
  }, [form, rows, path.join(' ')]);
  return null;
}
