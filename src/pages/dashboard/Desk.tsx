import { useContext } from 'react';
import { Link } from 'react-router';
import { useSavedElsewhere } from '#crud/data/useSavedElsewhere.ts';
import { ResourcesContext } from '#crud/declared/ResourcesContext.ts';
import { useResource } from '#crud/declared/useResource.ts';
import { useSeenBefore } from '#crud/news/useSeenBefore.ts';
import type { Resource } from '#crud/Resource.ts';
import { pathIn } from '#crud/routes.ts';
import { canAccess } from '#providers/access/createAccessControl.ts';
import type { Profile } from '#providers/session/createProfile.ts';
import { Empty } from '#ui/Faces.tsx';
import { Card } from './Card.tsx';
import { DraftsCard } from './DraftsCard.tsx';
import { type LoadGrouponParts, lateParts } from './grouponParts.ts';
import { membership } from './membership.ts';
import { Overview } from './Overview.tsx';
import { ShopDesk } from './ShopDesk.tsx';
import { useDeskPage } from './useDeskPage.ts';
import './desk.css';

interface Props {
  readonly profile: Profile;
  readonly loadGroupon: LoadGrouponParts;
}

/** So many shops are read at once, the others when they come near. */
const SHOPS_AT_ONCE = 2;
/** So that two shops take fourteen calls at most: further group-buys tell their sums at a press. */
const BY_THEMSELVES = 2;

/** What a merchant opens in the morning: what waits in each shop, the most urgent first. */
export function Desk({ profile, loadGroupon }: Props) {
  const parts = lateParts(loadGroupon);
  const { shops } = profile;
  const waiting = useContext(ResourcesContext).filter(
    (resource) => canWait(resource) && resource.access !== undefined && canAccess(resource.access, profile).can,
  );
  const orders = useResource('orders');
  const groupons = useResource('groupons');
  const goods = useResource('goods');
  const seenBefore = useSeenBefore(orders);
  useSavedElsewhere();
  const byThemselves = BY_THEMSELVES - Math.min(waiting.length, 1);
  return (
    <>
      {shops.length === 0 && waiting.length === 0 && <Empty text={membership(profile.user)} />}
      {orders && groupons && goods && shops.length > 1 && (
        <Overview shops={shops} orders={orders} groupons={groupons} goods={goods} seenBefore={seenBefore} />
      )}
      <DraftsCard shops={shops} />
      {orders &&
        groupons &&
        goods &&
        shops.map((shop, at) => (
          <ShopDesk
            key={shop.id}
            shop={shop}
            orders={orders}
            groupons={groupons}
            goods={goods}
            seen={seenBefore(shop.id)}
            parts={parts}
            byThemselves={byThemselves}
            atOnce={at < SHOPS_AT_ONCE}
          />
        ))}
      {waiting.length > 0 && (
        <div className="desk-cards">
          {waiting.map((resource) => (
            <WaitingCard key={resource.name} resource={resource} />
          ))}
        </div>
      )}
    </>
  );
}

/** What of everyone's waits for whoever may decide on it, as its list's own tools say. R7, V3 */
function WaitingCard({ resource }: { readonly resource: Resource }) {
  const page = useDeskPage(resource, undefined);
  const waits = resource.list.tools.flatMap(({ waits }) => waits?.(page.records) ?? []);
  const to = pathIn(resource.routes.list, undefined);
  return (
    <Card
      title={resource.title}
      to={to}
      reading={page}
      empty={waits.length === 0 ? <p className="soft">没有待审核的</p> : undefined}
    >
      <div className="desk-line">
        <span className="tag busy">{waits.join('、')}</span>
        <Link className="button" to={to}>
          去审核
        </Link>
      </div>
    </Card>
  );
}

/** Whether a list says what waits in it. */
const canWait = ({ list }: Resource): boolean => list.tools.some(({ waits }) => waits !== undefined);
