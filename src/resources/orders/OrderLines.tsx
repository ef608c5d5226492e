import { CopyButton } from '#crud/copy/CopyButton.tsx';
import type { RowDetailProps } from '#crud/Resource.ts';
import { useUnit } from '#crud/units/useUnit.ts';
import { headed } from '#fields/money/headed.ts';
import { useProviders } from '#providers/useProviders.ts';
import { AmountTable } from './AmountTable.tsx';
import { orderSums } from './orderSums.ts';
import { addressBlock, moneyText } from './orderTexts.ts';
import { asOrder, purchasesOf } from './purchases.ts';
import './orders.css';

/** What was bought, what it comes to, and what is copied of an order most. O2, OR-E3, OR-E4 */
export function OrderLines({ record }: RowDetailProps) {
  const { fileHost } = useProviders();
  const unit = useUnit();
  const order = asOrder(record);
  const { goods, freight, counted, stated, differs } = orderSums(order);
  const { phone = '', serial_num = '' } = order;
  return (
    <div className="order-lines">
      <div className="buttons">
        <CopyButton label="复制收货信息" text={addressBlock(order)} />
        {phone !== '' && <CopyButton label="复制电话" text={phone} />}
        {serial_num !== '' && <CopyButton label="复制订单号" text={serial_num} />}
      </div>
      <AmountTable label="购买的商品" figures={[headed('单价', unit), '数量', headed('小计', unit)]}>
        <tbody>
          {purchasesOf(order).map(({ id, name, image, price, amount, total }) => (
            <tr key={id}>
              <td>
                <span className="order-goods">
                  {image === '' ? (
                    <span className="thumb" />
                  ) : (
                    <img
                      className="thumb"
                      src={fileHost.thumbnail(image)}
                      alt=""
                      width={48}
                      height={48}
                      loading="lazy"
                    />
                  )}
                  <span>{name}</span>
                </span>
              </td>
              <td className="end">{moneyText(price)}</td>
              <td className="end">{amount ?? '--'}</td>
              <td className="end">{moneyText(total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum label="商品合计" amount={goods} />
          <Sum label="运费" amount={freight} />
          <Sum label="总价" amount={stated} strong />
        </tfoot>
      </AmountTable>
      {differs && (
        <p className="order-differs" role="note">
          {`按明细计算为 ${moneyText(counted, unit)}，与总价 ${moneyText(stated, unit)} 不一致，可能有优惠或改价，请核对`}
        </p>
      )}
    </div>
  );
}

const Sum = ({ label, amount, strong }: { label: string; amount: string | undefined; strong?: true }) => (
  <tr className={strong && 'strong'}>
    <th scope="row" colSpan={3}>
      {label}
    </th>
    <td className="end">{moneyText(amount)}</td>
  </tr>
);
