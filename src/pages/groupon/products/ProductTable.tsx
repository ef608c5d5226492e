import { formatMoney } from '#fields/money/formatMoney.ts';
import { headed } from '#fields/money/headed.ts';
import { useProviders } from '#providers/useProviders.ts';
import { BoxInput } from '../cases/BoxInput.tsx';
import { type Boxes, casesText, piecesById } from '../cases/casesOf.ts';
import type { Day, DayProduct } from '../model/Day.ts';
import type { GrouponRecord } from '../model/GrouponRecord.ts';

interface Props {
  readonly day: Day;
  readonly groupon: GrouponRecord;
  readonly boxes: Boxes;
  readonly onBox: (product: DayProduct, size: number | undefined) => void;
}

/**
 * What is offered, with what was ordered of it; a price that changed midway has a line of its own. B8, GD-E2
 *
 * How many pieces a box holds is asked at a product's first line: both prices come out of the same boxes. GD-D3
 */
export function ProductTable({ day, groupon: { products = [] }, boxes, onBox }: Props) {
  const { fileHost } = useProviders();
  const offers = new Map(products.map((offer) => [offer.id, offer]));
  const pieces = piecesById(day.products);
  const firsts = new Set([...new Map([...day.products].reverse().map(({ id, key }) => [id, key])).values()]);
  if (day.products.length === 0) return null;
  return (
    <section className="day-section">
      <h2>团购商品</h2>
      <table className="day-products" aria-label="团购商品">
        <thead>
          <tr>
            <th scope="col">商品</th>
            <th scope="col" className="end">
              {headed('单价', day.unit)}
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
              {headed('金额', day.unit)}
            </th>
            <th scope="col">每箱份数</th>
          </tr>
        </thead>
        <tbody>
          {day.products.map((product) => {
            const { key, id, name, price, count, buyers, amount } = product;
            const { img = '', limit = 0 } = offers.get(id) ?? {};
            const size = boxes.get(id);
            return (
              <tr key={key}>
                <th scope="row">
                  <span className="day-product">
                    {img ? (
                      <img className="thumb" src={fileHost.resolve(img)} alt="" width={48} height={48} loading="lazy" />
                    ) : (
                      <span className="thumb" />
                    )}
                    <span>{name || '--'}</span>
                  </span>
                </th>
                <td className="end" data-label={headed('单价', day.unit)}>
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
                <td className="end" data-label={headed('金额', day.unit)}>
                  {formatMoney(amount) || '--'}
                </td>
                <td className="boxes" data-label="每箱份数">
                  {firsts.has(key) && (
                    <BoxInput label={`${name} 每箱份数`} size={size} onSize={(size) => onBox(product, size)} />
                  )}
                  {firsts.has(key) && size !== undefined && <span>{casesText(pieces.get(id) ?? 0, size)}</span>}
                  {!firsts.has(key) && <span>同上</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
