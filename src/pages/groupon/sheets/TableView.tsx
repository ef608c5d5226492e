import { Fragment, memo } from 'react';
import { formatMoney } from '#fields/money/formatMoney.ts';
import {
  type ColumnKind,
  headOf,
  type SheetTable,
  type TableCell,
  type TableColumn,
  type TableRow,
} from './SheetTable.ts';

/** Drawn together: short enough for the page to breathe in between. */
const CHUNK = 40;

const atEnd: ReadonlySet<ColumnKind> = new Set(['count', 'amount']);
const classOf = (kind: ColumnKind): string => (atEnd.has(kind) ? `sheet-${kind} end` : `sheet-${kind}`);

interface Props {
  readonly table: SheetTable;
  /** What it is called where it has no title of its own. */
  readonly label: string;
  /** What amounts are shown with. */
  readonly unit: string | undefined;
}

/** One part of a sheet, on the screen and on paper. GD-E3 */
export function TableView({ table: { title, note, columns, rows, total }, label, unit }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, with the keyboard, too
    <table aria-label={title === '' ? label : `${label} ${title}`} tabIndex={0}>
      <thead>
        {title !== '' && (
          <tr className="sheet-part">
            <th colSpan={columns.length} scope="colgroup">
              <span>{`${title} `}</span>
              <span>{note}</span>
            </th>
          </tr>
        )}
        <tr>
          {columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two products may have one name; columns never move
            <th key={at} scope="col" className={classOf(column.kind)}>
              <span>{headOf(column, unit)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chunksOf(rows).map((chunk, at) => (
          <Rows key={chunk[0]?.key} rows={chunk} columns={columns} before={at * CHUNK} />
        ))}
      </tbody>
      {total.length > 0 && (
        <tfoot>
          <tr>
            {columns.map(({ kind }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <td key={at} className={classOf(kind)}>
                <Value kind={kind} cell={total[at] ?? ''} />
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

const chunksOf = (rows: readonly TableRow[]): readonly (readonly TableRow[])[] =>
  Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, at) => rows.slice(at * CHUNK, (at + 1) * CHUNK));

interface RowsProps {
  readonly rows: readonly TableRow[];
  readonly columns: readonly TableColumn[];
  /** How many rows stand above them. */
  readonly before: number;
}

/** Where an eye would slip, every other five rows are shaded. */
const bandOf = (at: number): string | undefined => (Math.floor(at / 5) % 2 === 1 ? 'sheet-band' : undefined);

const Rows = memo(({ rows, columns, before }: RowsProps) =>
  rows.map(({ key, cells, comment }, at) => (
    <Fragment key={key}>
      <tr className={bandOf(before + at)} data-commented={comment !== undefined}>
        {columns.map(({ kind }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
          <td key={place} className={classOf(kind)}>
            <Value kind={kind} cell={cells[place] ?? ''} />
          </td>
        ))}
      </tr>
      {comment !== undefined && (
        <tr className={bandOf(before + at)}>
          <td />
          <td colSpan={columns.length - 1}>
            <span className="sheet-words">{comment}</span>
          </td>
        </tr>
      )}
    </Fragment>
  )),
);

function Value({ kind, cell }: { readonly kind: ColumnKind; readonly cell: TableCell }) {
  if (kind === 'amount') return formatMoney(String(cell));
  if (kind === 'comment') return cell === '' ? null : <span className="sheet-words">{cell}</span>;
  if (kind === 'tick') return <span className="sheet-box" />;
  return cell;
}
