import type { ReactNode } from 'react';
import './orders.css';

interface Props {
  readonly label: string;
  /** What stands at the end of a line, behind the product. */
  readonly figures: readonly string[];
  /** Its `tbody` and `tfoot`. */
  readonly children: ReactNode;
}

/** Products with figures behind them. */
export const AmountTable = ({ label, figures, children }: Props) => (
  <table aria-label={label}>
    <thead>
      <tr>
        <th scope="col">商品</th>
        {figures.map((figure) => (
          <th key={figure} scope="col" className="end">
            {figure}
          </th>
        ))}
      </tr>
    </thead>
    {children}
  </table>
);
