import { type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';

export interface Line {
  readonly key: string;
  readonly cells: readonly ReactNode[];
}
interface Props {
  readonly label: string;
  readonly headings: readonly string[];
  readonly lines: readonly Line[];
  readonly className: string;
}

const AT_A_TIME = 200;

/** What is to be said of the rows of a sheet, line by line; of very many the first, and more when asked. */
export function LineTable({ label, headings, lines, className }: Props) {
  const [most, setMost] = useState(AT_A_TIME);
  const left = lines.length - most;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <section className="transfer-scroll" aria-label={label} tabIndex={0}>
      <table className={`transfer-table ${className}`} aria-label={label}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, most).map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) => (
                <td key={headings[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <Button look="plain" onClick={() => setMost(most + AT_A_TIME * 5)}>
          {`还有 ${left} 处，再看一些`}
        </Button>
      )}
    </section>
  );
}
