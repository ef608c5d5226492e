import { formatMoney } from '#fields/money/formatMoney.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Day } from '../model/Day.ts';
import type { GrouponRecord } from '../model/GrouponRecord.ts';

interface Props {
  readonly day: Day;
  readonly groupon: GrouponRecord;
}

/** What is offered, with what was ordered of it; a price that changed midway has a line of its own. B8, GD-E2 */
export function ProductTable({ day, groupon: { products = [] } }: Props) {
  const { fileHost } = useProviders();
  const offers = new Map(products.map((offer) => [offer.id, offer]));
  if (day.products.length === 0) return null;
  return (
    <section className="day-section">
      <h2>团购商品</h2>
      <table className="day-products" aria-label="团购商品">
        <thead>
          <tr>
            <th scope="col">商品</th>
            <th scope="col" className="end">
              单价
            </th>
            <th scope="col" className="end">
              限购
            </th>
            <th scope="col" className="end">
              份数
            </th>
            <th scope="col" className="end">
              人数
            </th>
            <th scope="col" className="end">
              金额
            </th>
          </tr>
        </thead>
        <tbody>
          {day.products.map(({ key, id, name, price, count, buyers, amount }) => {
            const { img = '', limit = 0 } = offers.get(id) ?? {};
            return (
              <tr key={key}>
                <th scope="row">
                  <span className="day-product">
                    {img ? (
                      <img className="thumb" src={fileHost.resolve(img)} alt="" width={48} height={48} loading="lazy" />
                    ) : (
                      <span className="thumb" />
                    )}
                    {name || '--'}
                  </span>
                </th>
                <td className="end" data-label="单价">
                  {formatMoney(price) || '--'}
                </td>
                <td className="end" data-label="限购">
                  {limit > 0 ? limit : '--'}
                </td>
                <td className="end strong" data-label="份数">
                  {count}
                </td>
                <td className="end" data-label="人数">
                  {buyers}
                </td>
                <td className="end" data-label="金额">
                  {formatMoney(amount) || '--'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
