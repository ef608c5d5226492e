import { useProfile, useProviders } from '#providers/useProviders.ts';
import { Empty } from '#ui/Faces.tsx';
import { useTitle } from '#ui/useTitle.ts';
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

/** How one greets at this hour (0–23) of the merchant's own day. */
function greeting(hour: number): string {
  if (hour < 5) return '夜深了';
  if (hour < 11) return '早上好';
  if (hour < 13) return '中午好';
  return hour < 18 ? '下午好' : '晚上好';
}
