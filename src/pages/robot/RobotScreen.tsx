import { Crumbs } from '#crud/crumbs/Crumbs.tsx';
import { useShop } from '#crud/data/useScope.ts';
import { titleFor } from '#crud/routes.ts';
import type { ProfileShop } from '#providers/session/createProfile.ts';
import { Button } from '#ui/Button.tsx';
import { useTitle } from '#ui/useTitle.ts';
import { Advanced } from './advanced/Advanced.tsx';
import { insideRobot } from './insideRobot.ts';
import { LoginPanel } from './login/LoginPanel.tsx';
import { StatusBar } from './login/StatusBar.tsx';
import { useRobotLogin } from './login/useRobotLogin.ts';
import './robot.css';
import { lazy, type ReactNode, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Records, useRecords } from '#crud/data/useRecords.ts';
import { ListPage } from '#crud/list/ListPage.tsx';
import { LatePart } from '#fields/late/LatePart.tsx';
import { Failed, ListSkeleton } from '#ui/Faces.tsx';
import { type Tab, Tabs } from '#ui/Tabs.tsx';
import { LoadGroups } from './groups/LoadGroups.tsx';
import { wechatGroups } from './groups/wechatGroups.ts';
import { autoReplies } from './replies/autoReplies.ts';

const TesterTab = lazy(() => import('./tester/TesterTab.tsx').then(({ TesterTab }) => ({ default: TesterTab })));

const parts = [
  { value: 'groups', label: '微信群' },
  { value: 'replies', label: '自动回复' },
  { value: 'tester', label: '测试' },
] as const;
type Part = (typeof parts)[number]['value'];

const everything = { page: 1, filters: {} } as const;

/** What a robot that is known can do. The part that is open stands behind the address, its list in it. W4, W5 */
function RobotTabs({ shop }: { readonly shop: number }) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const left = useRef(new Map<Tab['value'], string>());
  const open = parts.find(({ value }) => hash === `#${value}`)?.value ?? 'groups';
  const groups = useRecords(wechatGroups, { scope: shop, ...everything });
  const replies = useRecords(autoReplies, { scope: shop, ...everything });
  const counts = new Map<Tab['value'], string | undefined>([
    ['groups', countIn(groups)],
    ['replies', countIn(replies)],
  ]);
  const shown: Readonly<Record<Part, ReactNode>> = {
    groups: <ListPage key="groups" inside resource={wechatGroups} buttons={<LoadGroups shop={shop} />} />,
    replies: <ListPage key="replies" inside resource={autoReplies} />,
    tester: <TesterOf shop={shop} replies={replies} />,
  };

  function lead(to: Tab['value']) {
    left.current.set(open, search);
    void navigate({ hash: String(to), search: left.current.get(to) ?? '' });
  }

  return (
    <>
      <Tabs label="机器人" options={parts} value={open} onChange={lead} countOf={({ value }) => counts.get(value)} />
      {shown[open]}
    </>
  );
}

const countIn = ({ loading, failed, total }: Records) => (loading || failed ? undefined : String(total));

/** Rules that have not come yet are not none: nothing is tried before they are there. RB-D1 */
function TesterOf({ shop, replies }: { readonly shop: number; readonly replies: Records }) {
  if (replies.failed) return <Failed onRetry={() => void replies.refetch()} />;
  if (replies.loading) return <ListSkeleton />;
  return (
    <LatePart fallback={<ListSkeleton />}>
      <TesterTab shop={shop} records={replies.records} />
    </LatePart>
  );
}

/** The robot of the shop in the address. W1–W7 */
export function RobotScreen({ title }: { readonly title: string }) {
  const shop = useShop();
  return shop ? <Robot key={shop.id} shop={shop} title={title} /> : null;
}

function Robot({ shop, title }: { readonly shop: ProfileShop; readonly title: string }) {
  const { login, press } = useRobotLogin(shop.id);
  const heading = titleFor(title, shop.name);
  const dropped = login.place === 'dropped';
  // Seen in the row of tabs while the merchant is elsewhere. RB-D4
  useTitle(dropped ? `⚠ 已掉线 · ${heading}` : heading);
  const inside = login.place === 'loggedIn' || login.place === 'loggingOut';

  return (
    <section className="robot-page">
      <Crumbs resource={{ ...insideRobot, title }} />
      <header className="page-head">
        <h1>{heading}</h1>
      </header>
      <StatusBar shop={shop.id} login={login} press={press} />
      {dropped ? (
        <div role="alert" className="bar robot-banner">
          <span>微信已掉线，机器人现在不回复消息</span>
          <Button onClick={() => press('refresh')}>重新登录</Button>
        </div>
      ) : (
        !inside && <LoginPanel login={login} press={press} />
      )}
      {login.known && <RobotTabs shop={shop.id} />}
      <Advanced shop={shop.id} onRemoved={() => press('removed')} />
    </section>
  );
}
