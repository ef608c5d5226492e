import { formatMoney } from '#fields/money/formatMoney.ts';
import { type PickLine, pickSums } from './aggregate.ts';
import './orders.css';

interface Props {
  readonly label: string;
  readonly lines: readonly PickLine[];
}

const shown = (amount: string | undefined) => (amount === undefined ? '--' : formatMoney(amount));

/** Products with how many of each, and what they come to. OR-D1 */
export function PickTable({ label, lines }: Props) {
  const sums = pickSums(lines);
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">商品</th>
          <th scope="col" className="end">
            单价
          </th>
          <th scope="col" className="end">
            份数
          </th>
          <th scope="col" className="end">
            订单
          </th>
          <th scope="col" className="end">
            金额
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ product, name, price, amount, orders, total }) => (
          <tr key={`${product} ${price}`}>
            <td>{name}</td>
            <td className="end">{shown(price)}</td>
            <td className="end strong">{amount}</td>
            <td className="end">{orders}</td>
            <td className="end">{shown(total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="strong">
          <th scope="row" colSpan={2}>
            合计
          </th>
          <td className="end">{sums.amount}</td>
          <td />
          <td className="end">{shown(sums.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
