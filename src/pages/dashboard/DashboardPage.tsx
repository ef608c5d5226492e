import { lazy } from 'react';
import { LatePart } from '#fields/late/LatePart.tsx';
import { useProfile, useProviders } from '#providers/useProviders.ts';
import { ListSkeleton } from '#ui/Faces.tsx';
import { useTitle } from '#ui/useTitle.ts';
import type { LoadGrouponParts } from './grouponParts.ts';

/** What lies on the desk; its code is no matter of a list's first row. Where it is wanted it is fetched beside the profile. */
export const loadDesk = () => import('./Desk.tsx').then(({ Desk }) => ({ default: Desk }));
const Desk = lazy(loadDesk);

interface Props {
  readonly loadGroupon: LoadGrouponParts;
}

/** The first screen of the day: a greeting, and what waits in each shop. */
export function DashboardPage({ loadGroupon }: Props) {
  const profile = useProfile();
  const { clock } = useProviders();
  useTitle('首页');
  const name = profile?.user.name;

  return (
    <section className="dashboard">
      <header className="page-head">
        <h1>{`${greeting(new Date(clock.now()).getHours())}${name ? `，${name}` : ''}`}</h1>
      </header>
      <LatePart fallback={<ListSkeleton />}>{profile && <Desk profile={profile} loadGroupon={loadGroupon} />}</LatePart>
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
