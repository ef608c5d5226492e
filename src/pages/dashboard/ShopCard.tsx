import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useCount } from '#crud/data/useCount.ts';
import { useListPath } from '#crud/declared/useListPath.ts';
import type { ProfileShop } from '#providers/session/createProfile.ts';
import { useProviders } from '#providers/useProviders.ts';
import { limits } from '#schemas/limits.ts';

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

/** Whether an element has been near the screen: what nobody scrolls to is never asked for. */
function useVisible<Held extends Element>(): [RefObject<Held>, boolean] {
  const ref = useRef<Held>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, seen];
}
