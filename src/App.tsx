import { lazy, Suspense } from 'react';
import { inspectorAsked } from '#admin-tools/inspect/inspectorAsked.tsx';
import type { Resource } from '#crud/Resource.ts';
import { DashboardPage, loadDesk } from '#pages/dashboard/DashboardPage.tsx';
import { devices } from '#pages/devices/devices.ts';
import { groupon } from '#pages/groupon/groupon.ts';
import { robot } from '#pages/robot/robot.ts';
import { privileged } from '#providers/access/privileged.ts';
import type { Providers } from '#providers/useProviders.ts';
import { clubs } from '#resources/clubs/clubs.ts';
import { goods } from '#resources/goods/goods.ts';
import { groupons } from '#resources/groupons/groupons.ts';
import { journal } from '#resources/journal/journal.ts';
import { orders } from '#resources/orders/orders.ts';
import { scenicSpots } from '#resources/scenicSpots/scenicSpots.ts';
import { shopInfo } from '#resources/shopInfo/shopInfo.ts';
import { tags } from '#resources/tags/tags.ts';
import { Product } from '#shell/Product.tsx';
import type { Section } from '#shell/sections.ts';
import { soundSection } from '#shell/soundSection.ts';

/** With what hardly any page needs: declarations that lie beside the product, and where they are tried. */
const RuntimeProduct = lazy(() =>
  import('#admin-tools/runtime/RuntimeProduct.tsx').then(({ RuntimeProduct }) => ({ default: RuntimeProduct })),
);
/** How group-buys go, for the desk: what is known of it stands on the page that each has to itself. */
const loadGroupon = () => import('#pages/groupon/sums/deskParts.tsx').then(({ deskParts }) => deskParts);
const Login = lazy(() => import('./MerchantLogin.tsx').then(({ MerchantLogin }) => ({ default: MerchantLogin })));
/** The history of a record, for whoever may read the journal. K10 */
const history = {
  access: privileged,
  Tool: lazy(() =>
    import('#resources/journal/HistoryButton.tsx').then(({ HistoryButton }) => ({ default: HistoryButton })),
  ),
};

/** What `declaredPlugin` makes of a declaration that is data. */
interface DeclaredAsData {
  readonly label: string;
  readonly make: () => Resource;
}
const declaredAsData = Object.values(
  import.meta.glob<DeclaredAsData>('#resources/*/*.resource.json', {
    query: '?declared',
    eager: true,
    import: 'default',
  }),
).map(({ label, make }) => soundSection(make, label, privileged));

/** The product, in the order of its menu. A new resource is one line here. */
const sections: readonly Section[] = [
  shopInfo,
  goods,
  tags,
  orders,
  groupons,
  groupon,
  robot,
  clubs,
  scenicSpots,
  journal,
  devices,
  ...declaredAsData,
];
/** Where the applet knows nothing of journal and sessions. K6, K10 */
const bare = sections.filter((section) => section !== journal && section !== devices);

interface Props {
  readonly providers: Providers;
  readonly log: (line: string) => void;
  /** The address of declarations beside the built product. */
  readonly resources?: string | undefined;
}

/** The product with its sections and its own two pages; no logic of its own. */
export function App({ providers, log, resources }: Props) {
  const props = {
    sections: providers.ownCalls ? sections : bare,
    recordTool: providers.ownCalls ? history : undefined,
    inspector: inspectorAsked(),
    login: <Login />,
    dashboard: <DashboardPage loadGroupon={loadGroupon} />,
    providers,
    log,
  };
  if (location.pathname === '/dashboard') loadDesk().catch(() => undefined);
  if (!resources && location.pathname !== '/studio') return <Product {...props} />;
  return (
    <Suspense>
      <RuntimeProduct {...props} resources={resources} />
    </Suspense>
  );
}
