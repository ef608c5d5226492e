import { useWatch } from 'rc-field-form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { faultInRow } from '../form/faultIn.ts';
import { useFieldPort } from '../input/FieldContext.ts';
import type { FieldPath } from '../input/ItemProps.ts';
import { useFormInstance } from '../input/useFormInstance.ts';
import { type Row, rowsIn } from '../nested/rowsOf.ts';
import type { ListField } from './list.ts';
import { RowTools } from './RowTools.tsx';
import { rowLine, titleOf } from './rowLine.ts';
import { isSaved } from './savedRow.ts';

/** What the merchant may do to a row of a list. */
export type RowCommand = 'up' | 'down' | 'copy' | 'remove';

interface Props {
  readonly field: ListField;
  /** Of the list. */
  readonly path: FieldPath;
  /** Its place in the list, from 0; it is named by it, too. */
  readonly at: number;
  readonly count: number;
  readonly onCommand: (command: RowCommand) => void;
}

/** So many rows are there at once: what stands in the first view of most forms, and how tall a row is. */
const AT_ONCE = 2;

/**
 * One row: its fields, what can be done to it, and where the list says it in one line, a way to fold it away. A row far
 * down says what it holds until the merchant comes near it. 037
 */
export function RowCard(props: Props) {
  const { field, path, at } = props;
  const { rows } = useFieldPort();
  const form = useFormInstance();
  const [drawn, setDrawn] = useState(at < AT_ONCE);
  const frame = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (drawn || !frame.current) return undefined;
    return rows.watch(frame.current, {
      draw: () => setDrawn(true),
      mayBeWrong: () => faultInRow(field, rowsIn(form.getFieldValue([...path])), at) !== undefined,
    });
  }, [drawn, rows, form, field, path, at]);
  const name = `${field.label} ${at + 1}`;
  return (
    <fieldset ref={frame} className={drawn ? 'row-card' : 'row-card waits'} aria-label={name} data-row={at}>
      {drawn ? <DrawnRow {...props} name={name} /> : rowLine(field, name, form.getFieldValue([...path, at]))}
    </fieldset>
  );
}

interface DrawnProps extends Props {
  readonly name: string;
}

function DrawnRow({ field, path, at, count, name, onCommand }: DrawnProps) {
  const { Item } = useFieldPort();
  const form = useFormInstance();
  const { of, rowRule, summary } = field;
  const own = [...path, at];
  const ofRow = (name: string) => () => {
    const rows = rowsIn(form.getFieldValue([...path]));
    const fault = rowRule?.(rows[at] ?? {}, rows.slice(0, at));
    return fault?.field === name ? fault.message : undefined;
  };
  const fields = Object.entries(of)
    .filter(([, { kind }]) => kind !== 'kept')
    .map(([name, each]) => (
      <Item key={name} field={each} path={[...own, name]} within={path.length} siblings={of} ofRow={ofRow(name)} />
    ));
  return (
    <>
      {summary ? (
        <Fold name={name} path={own} field={field}>
          {fields}
        </Fold>
      ) : (
        fields
      )}
      <RowTools
        name={name}
        first={at === 0}
        last={at === count - 1}
        keep={count <= (field.min ?? 0)}
        onCommand={onCommand}
      />
    </>
  );
}

interface FoldProps {
  readonly name: string;
  readonly path: FieldPath;
  readonly field: ListField;
  readonly children: ReactNode;
}

/** Of several saved rows the first one is open: it shows what the others are like. */
function Fold({ name, path, field, children }: FoldProps) {
  const form = useFormInstance();
  const [open, setOpen] = useState(() => path.at(-1) === 0 || !isSaved(form.getFieldValue([...path])));
  // Watching begins after the first picture, which is to have its name, too.
  const row: Row = useWatch([...path], { form, preserve: true }) ?? form.getFieldValue([...path]) ?? {};
  return (
    <details className="row-fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <strong>{titleOf(field, row) || name}</strong>
        <span className="soft">{field.summary?.(row)}</span>
      </summary>
      <div className="row-fields">{children}</div>
    </details>
  );
}
