import { Link } from 'react-router';
import { useCount } from '#crud/data/useCount.ts';
import { useListPath } from '#crud/declared/useListPath.ts';
import type { ProfileShop } from '#providers/session/createProfile.ts';
import { useProviders } from '#providers/useProviders.ts';
import { limits } from '#schemas/limits.ts';
import { useVisible } from './useVisible.ts';

/** What waits in one shop: four small calls, made when the card comes into sight and kept for a minute. */
export function ShopCard({ shop }: { readonly shop: ProfileShop }) {
  const [ref, enabled] = useVisible<HTMLElement>();
  const { fileHost } = useProviders();
  const listPath = useListPath();
  const scope = shop.id;
  const onSale = useCount('goods', { scope, enabled, filters: { status: 1 } });
  const offShelf = useCount('goods', { scope, enabled, filters: { status: 2 } });
  const orders = useCount('orders', { scope, enabled, filters: { status: 1 }, size: limits.orderPageSize });
  const groupons = useCount('groupons', { scope, enabled });
  const counts = [
    { label: '进行中订单', count: orders, to: listPath('orders', scope) },
    { label: '出售中商品', count: onSale, to: listPath('goods', scope) },
    { label: '已下架商品', count: offShelf, to: `${listPath('goods', scope)}?status=2` },
    { label: '团购', count: groupons, to: listPath('groupons', scope) },
  ];

  return (
    <article ref={ref} className="shop-card" aria-label={shop.name}>
      <header>
        {shop.file_url ? (
          <img src={fileHost.resolve(shop.file_url)} alt="" width={48} height={48} />
        ) : (
          <span className="thumb" />
        )}
        <div>
          <h2>{shop.name}</h2>
          <p>{shop.address}</p>
        </div>
        <button type="button" className="button plain" onClick={() => counts.map(({ count }) => count.refetch())}>
          刷新
        </button>
      </header>
      <ul>
        {counts.map(({ label, count, to }) => (
          <li key={label}>
            <Link to={to}>
              <strong>{count.failed ? '--' : (count.text ?? <span className="bone" />)}</strong>
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
