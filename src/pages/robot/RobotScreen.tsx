import { Crumbs } from '#crud/crumbs/Crumbs.tsx';
import { useShop } from '#crud/data/useScope.ts';
import { titleFor } from '#crud/routes.ts';
import { useTitle } from '#crud/useTitle.ts';
import type { ProfileShop } from '#providers/session/createProfile.ts';
import { Advanced } from './advanced/Advanced.tsx';
import { insideRobot } from './insideRobot.ts';
import { LoginPanel } from './login/LoginPanel.tsx';
import { StatusBar } from './login/StatusBar.tsx';
import { useRobotLogin } from './login/useRobotLogin.ts';
import { RobotTabs } from './RobotTabs.tsx';
import './robot.css';

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
          <button type="button" className="button" onClick={() => press('refresh')}>
            重新登录
          </button>
        </div>
      ) : (
        !inside && <LoginPanel login={login} press={press} />
      )}
      {login.known && <RobotTabs shop={shop.id} />}
      <Advanced shop={shop.id} onRemoved={() => press('removed')} />
    </section>
  );
}
