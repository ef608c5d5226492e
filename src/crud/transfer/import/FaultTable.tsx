import type { Message } from '#schemas/messages.ts';
import { LineTable } from './LineTable.tsx';

/** One line of what is wrong; `row` as the sheet counts, the headings being row 1. */
export interface FaultLine {
  readonly row: number;
  readonly heading: string;
  readonly text: string;
  readonly message: Message;
}

const headings = ['行', '列', '内容', '问题'];

/** What is wrong, row by row. */
export function FaultTable({ label, lines }: { readonly label: string; readonly lines: readonly FaultLine[] }) {
  return (
    <LineTable
      className="faults"
      label={label}
      headings={headings}
      lines={lines.map(({ row, heading, text, message }) => ({
        key: `${row} ${heading}`,
        cells: [
          row,
          heading,
          <span key="text" className="transfer-sample">
            {text || '--'}
          </span>,
          message,
        ],
      }))}
    />
  );
}
