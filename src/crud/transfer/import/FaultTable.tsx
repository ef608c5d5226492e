import type { Message } from '#schemas/messages.ts';

/** One line of what is wrong; `row` as the sheet counts, the headings being row 1. */
export interface FaultLine {
  readonly row: number;
  readonly heading: string;
  readonly text: string;
  readonly message: Message;
}

const SHOWN = 200;

/** What is wrong, row by row; more than a few hundred are read in the error file. */
export function FaultTable({ label, lines }: { readonly label: string; readonly lines: readonly FaultLine[] }) {
  return (
    <div className="transfer-scroll">
      <table className="transfer-table faults" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">行</th>
            <th scope="col">列</th>
            <th scope="col">内容</th>
            <th scope="col">问题</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, SHOWN).map(({ row, heading, text, message }) => (
            <tr key={`${row} ${heading}`}>
              <td>{row}</td>
              <td>{heading}</td>
              <td className="transfer-sample">{text || '--'}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > SHOWN && <p className="transfer-hint">{`还有 ${lines.length - SHOWN} 处，都在错误文件里。`}</p>}
    </div>
  );
}
