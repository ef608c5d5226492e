import { Empty } from '#crud/faces/Faces.tsx';
import { useTitle } from '#crud/useTitle.ts';
import { useProfile, useProviders } from '#providers/useProviders.ts';
import { greeting } from './greeting.ts';
import { ShopCard } from './ShopCard.tsx';
import './dashboard.css';

/** The first screen of the day: a greeting, and what waits in each shop. */
export function DashboardPage() {
  const profile = useProfile();
  const { clock } = useProviders();
  useTitle('首页');
  const name = profile?.user.name;

  return (
    <section className="dashboard">
      <header className="page-head">
        <h1>{`${greeting(new Date(clock.now()).getHours())}${name ? `，${name}` : ''}`}</h1>
      </header>
      {profile?.shops.length === 0 && <Empty text="你的账号下还没有店铺，请联系平台开通" />}
      <div className="shop-cards">
        {profile?.shops.map((shop) => (
          <ShopCard key={shop.id} shop={shop} />
        ))}
      </div>
    </section>
  );
}
