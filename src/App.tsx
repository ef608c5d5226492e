import { Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { lazy, useState } from 'react';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import { ConfirmProvider } from '#crud/confirm/ConfirmProvider.tsx';
import { DashboardPage } from '#pages/dashboard/DashboardPage.tsx';
import { unbuilt } from '#pages/unbuilt/unbuilt.ts';
import { type Providers, ProvidersContext } from '#providers/useProviders.ts';
import { clubs } from '#resources/clubs/clubs.ts';
import { goods } from '#resources/goods/goods.ts';
import { groupons } from '#resources/groupons/groupons.ts';
import { orders } from '#resources/orders/orders.ts';
import { scenicSpots } from '#resources/scenicSpots/scenicSpots.ts';
import { tags } from '#resources/tags/tags.ts';
import { createRefine } from '#shell/createRefine.ts';
import { Notices } from '#shell/Notices.tsx';
import { createRoutes } from '#shell/routes.tsx';
import type { Section } from '#shell/sections.ts';

const LoginPage = lazy(() => import('#pages/login/LoginPage.tsx').then(({ LoginPage }) => ({ default: LoginPage })));

/** The product, in the order of its menu. A new resource is one line here. */
const sections: readonly Section[] = [
  unbuilt.shopInfo,
  goods,
  tags,
  orders,
  groupons,
  unbuilt.groupon,
  unbuilt.robot,
  clubs,
  unbuilt.clubCreate,
  unbuilt.club,
  scenicSpots,
  unbuilt.scenicSpotCreate,
  unbuilt.scenicSpot,
];

interface Props {
  readonly providers: Providers;
  readonly log: (line: string) => void;
}

/** Wires providers, sections and routes together; no logic of its own. */
export function App({ providers, log }: Props) {
  const [router] = useState(() => {
    const refine = createRefine(providers, sections);
    const screens = createRoutes({ sections, login: <LoginPage />, dashboard: <DashboardPage />, log });
    const root = (
      <Refine {...refine} routerProvider={routerProvider}>
        <ConfirmProvider>
          <Outlet />
          <Notices />
        </ConfirmProvider>
      </Refine>
    );
    return createBrowserRouter([{ element: root, children: screens }]);
  });
  return (
    <ProvidersContext.Provider value={providers}>
      <RouterProvider router={router} />
    </ProvidersContext.Provider>
  );
}
