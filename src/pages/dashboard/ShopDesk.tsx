import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useKeptAnswer } from '#crud/data/useKeptAnswer.ts';
import { ShopContext } from '#crud/data/useScope.ts';
import { useListPath } from '#crud/declared/useListPath.ts';
import type { Resource } from '#crud/Resource.ts';
import { useKept } from '#crud/views/useKept.ts';
import { nameOfShop, type ProfileShop } from '#providers/session/createProfile.ts';
import { useProviders } from '#providers/useProviders.ts';
import { robotCheck } from '#schemas/endpoints/robot.ts';
import { Age } from './Age.tsx';
import { FirstDays } from './FirstDays.tsx';
import { isComplete } from './firstSteps.ts';
import { GoodsCard } from './GoodsCard.tsx';
import { GrouponsCard } from './GrouponsCard.tsx';
import type { GrouponParts } from './grouponParts.ts';
import { OrdersCard } from './OrdersCard.tsx';
import { type DeskPage, useCardReading, useDeskPage } from './useDeskPage.ts';

/** What a shop's part of the desk is made of. */
export interface DeskResources {
  readonly orders: Resource;
  readonly groupons: Resource;
  readonly goods: Resource;
}

interface Props extends DeskResources {
  readonly shop: ProfileShop;
  readonly seen: number | undefined;
  readonly parts: GrouponParts;
  readonly byThemselves: number;
  /** Read wherever it stands. */
  readonly atOnce: boolean;
}

/** One shop's part of the desk; where there are many, nothing of it is asked for before somebody comes near it. */
export function ShopDesk(props: Props) {
  const { shop, atOnce } = props;
  const { fileHost } = useProviders();
  const [ref, near] = useNear<HTMLElement>();
  const shown = atOnce || near;
  const heading = useId();
  return (
    <article ref={ref} className="desk-shop" aria-labelledby={heading}>
      <header>
        {shop.file_url ? (
          <img src={fileHost.thumbnail(shop.file_url)} alt="" width={40} height={40} />
        ) : (
          <span className="thumb" />
        )}
        <h2 id={heading}>{nameOfShop(shop)}</h2>
        {shown && shop.enable_robot && <RobotLine scope={shop.id} />}
      </header>
      <ShopContext.Provider value={shop.id}>
        {shown ? <ShopCards {...props} /> : <div className="desk-later" />}
      </ShopContext.Provider>
    </article>
  );
}

function ShopCards({ shop, orders, groupons, goods, seen, parts, byThemselves }: Props) {
  const scope = shop.id;
  const ordersPage = useDeskPage(orders, scope);
  const grouponsPage = useDeskPage(groupons, scope);
  // The longest answer, and the least urgent one: on a slow network it would hold back the orders.
  const goodsPage = useDeskPage(goods, scope, !ordersPage.loading);
  const [away, putAway] = useKept(`firstDays.${scope}`, readAway);
  const isFirst = !away && (!isComplete(shop) || isEmpty(grouponsPage) || isEmpty(goodsPage));
  const first = isFirst && ![grouponsPage, goodsPage].some(({ loading }) => loading) && (
    <FirstDays shop={shop} goods={goodsPage.total} groupons={grouponsPage.total} onPutAway={() => putAway(true)} />
  );
  if (first && [ordersPage, grouponsPage, goodsPage].every(isEmpty)) return first;
  return (
    <>
      {first}
      <div className="desk-cards">
        <OrdersCard resource={orders} scope={scope} page={ordersPage} seen={seen} />
        <GrouponsCard resource={groupons} scope={scope} page={grouponsPage} parts={parts} byThemselves={byThemselves} />
        <GoodsCard resource={goods} scope={scope} page={goodsPage} />
      </div>
    </>
  );
}

/** What was put away stays so. */
const readAway = (kept: unknown): boolean => kept === true;

const isEmpty = ({ loading, failed, records }: DeskPage): boolean => !loading && !failed && records.length === 0;

/** Whether an element has been near the screen: what nobody scrolls to is never asked for. */
function useNear<Held extends Element>(): [RefObject<Held>, boolean] {
  const ref = useRef<Held>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setNear(true);
      observer.disconnect();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, near];
}

const ROBOT = '微信助手';

/** Whether a shop's assistant answers in its groups; a dropped one comes before all that waits in the shop. W1 */
function RobotLine({ scope }: { readonly scope: number }) {
  const { call } = useProviders();
  const to = useListPath()('robotSettings', scope);
  const check = useKeptAnswer({
    key: ['robot', scope],
    read: (signal) => call(robotCheck, { shop_id: scope }, { signal }),
  });
  const reading = useCardReading(check);
  const { data } = check;
  return (
    <section className="desk-robot" aria-label={ROBOT} aria-busy={reading.busy}>
      <Link to={to}>{ROBOT}</Link>
      {reading.loading && <span role="status">正在查看…</span>}
      {reading.failed && <span>没有查到是否在线</span>}
      {data && <span className={data.logged_in ? 'tag good' : 'tag bad'}>{robotState(data.logged_in)}</span>}
      {!reading.loading && <Age title={ROBOT} reading={reading} />}
    </section>
  );
}

/** One that was never logged in has not dropped out. */
const robotState = (isIn: boolean | undefined): string => (isIn === undefined ? '还没登录' : isIn ? '在线' : '已掉线');
