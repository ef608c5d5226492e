import { type KnownPage, useKnownPages } from '#crud/data/useKnownPages.ts';
import { newsIn } from '#crud/news/newsIn.ts';
import type { Resource } from '#crud/Resource.ts';
import { useKept } from '#crud/views/useKept.ts';
import type { Scope } from '#providers/data/calls.ts';
import type { ProfileShop } from '#providers/session/createProfile.ts';
import { useProviders } from '#providers/useProviders.ts';
import { isAdrift, underWay } from './grouponsAtHand.ts';
import type { DeskResources } from './ShopDesk.tsx';
import { readLow, stockOf } from './stock.ts';
import { firstPage } from './useDeskPage.ts';

interface Props extends DeskResources {
  readonly shops: readonly ProfileShop[];
  readonly seenBefore: (scope: Scope) => number | undefined;
}

/** All shops together, as far as they have been read; nothing is asked for it. */
export function Overview({ shops, orders, groupons, goods, seenBefore }: Props) {
  const { clock } = useProviders();
  const now = clock.now();
  const [low] = useKept('lowStock', readLow);
  const pages = {
    orders: usePagesOf(shops, orders),
    groupons: usePagesOf(shops, groupons),
    goods: usePagesOf(shops, goods),
  };
  const read = Math.min(...Object.values(pages).map(({ size }) => size));
  if (read === 0) return null;

  const { pageSize } = orders.list;
  const isOpen = ({ data, open }: KnownPage) => open === true && data.length >= pageSize;
  const fresh = [...pages.orders].map(([shop, { data }]) => newsIn(data, seenBefore(shop) ?? newest, pageSize));
  const atHand = [...pages.groupons.values()].flatMap(({ data }) => underWay(groupons, data, now));
  const adrift = atHand.filter((groupon) => isAdrift(groupons, groupon, now)).length;
  const stock = stockOf(recordsIn(pages.goods), low);
  const figures = [
    { label: '笔新订单', count: sumText(fresh) },
    {
      label: '笔订单进行中',
      count: `${recordsIn(pages.orders).length}${[...pages.orders.values()].some(isOpen) ? '+' : ''}`,
    },
    { label: '个团购状态要改', count: String(adrift) },
    { label: '个团购进行中', count: String(atHand.length - adrift) },
    { label: '件售罄', count: String(stock.out.length) },
    { label: '件快卖完', count: String(stock.low.length) },
  ].filter(({ count }) => count !== '0');
  return (
    <section className="desk-overview" aria-label="全部店铺">
      <h2>{read === shops.length ? `${read} 家店` : `已看 ${read} 家店，共 ${shops.length} 家`}</h2>
      <ul>
        {figures.map(({ label, count }) => (
          <li key={label}>
            <strong>{count}</strong> <span>{label}</span>
          </li>
        ))}
        {figures.length === 0 && <li>没有要处理的</li>}
      </ul>
    </section>
  );
}

/** Before it is known what was seen, nothing is new. */
const newest = Number.POSITIVE_INFINITY;

type Pages = ReadonlyMap<number, KnownPage>;

/** What has been read of a resource's first pages, by shop. */
function usePagesOf(shops: readonly ProfileShop[], resource: Resource): Pages {
  const known = useKnownPages(shops.map(({ id }) => ({ resource: resource.name, ...firstPage(resource, id) })));
  return new Map(
    shops.flatMap(({ id }, at) => {
      const page = known[at];
      return page ? [[id, page] as const] : [];
    }),
  );
}

const recordsIn = (pages: Pages) => [...pages.values()].flatMap(({ data }) => data);

/** `2` and `10+` are `12+`. */
function sumText(counts: readonly (string | undefined)[]): string {
  const sum = counts.reduce((sum, count = '0') => sum + Number.parseInt(count, 10), 0);
  return `${sum}${counts.some((count) => count?.endsWith('+')) ? '+' : ''}`;
}
