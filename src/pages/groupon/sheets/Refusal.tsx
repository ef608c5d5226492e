import { formatMoney } from '#fields/money/formatMoney.ts';
import type { Difference } from '../model/checkDay.ts';

interface Props {
  readonly reason: string;
  readonly differences: readonly Difference[];
  /** What amounts are shown with. */
  readonly unit: string | undefined;
}

const said = ({ count, amount }: Difference['byBuyer'], unit: string | undefined): string =>
  `${count} 份，${amount === '' ? '--' : formatMoney(amount, unit)}`;

/** Why nothing may leave the screen, and the rows that do not agree. GD-E1 */
export const Refusal = ({ reason, differences, unit }: Props) => (
  <div role="alert" className="sheet-refusal">
    <p>{`${reason}，现在不能打印和导出`}</p>
    {differences.length > 0 && (
      <table aria-label="对不上的商品">
        <thead>
          <tr>
            <th scope="col">商品</th>
            <th scope="col">按商品</th>
            <th scope="col">按买家</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={difference.key}>
              <td>{difference.name}</td>
              <td>{said(difference.byProduct, unit)}</td>
              <td>{said(difference.byBuyer, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </div>
);
