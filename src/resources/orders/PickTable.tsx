import { useUnit } from '#crud/units/useUnit.ts';
import { headed } from '#fields/money/headed.ts';
import { AmountTable } from './AmountTable.tsx';
import { type PickLine, pickSums } from './aggregate.ts';
import { moneyText } from './orderTexts.ts';

interface Props {
  readonly label: string;
  readonly lines: readonly PickLine[];
}

/** Products with how many of each, and what they come to. OR-D1 */
export function PickTable({ label, lines }: Props) {
  const sums = pickSums(lines);
  const unit = useUnit();
  return (
    <AmountTable label={label} figures={[headed('单价', unit), '份数', '订单', headed('金额', unit)]}>
      <tbody>
        {lines.map(({ product, name, price, amount, orders, total }) => (
          <tr key={`${product} ${price}`}>
            <td>{name}</td>
            <td className="end">{moneyText(price)}</td>
            <td className="end strong">{amount}</td>
            <td className="end">{orders}</td>
            <td className="end">{moneyText(total)}</td>
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
          <td className="end">{moneyText(sums.total)}</td>
        </tr>
      </tfoot>
    </AmountTable>
  );
}
