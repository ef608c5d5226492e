import { Refine } from '@refinedev/core';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import { ConfirmProvider } from '#crud/confirm/ConfirmProvider.tsx';
import { ResourcesContext } from '#crud/declared/ResourcesContext.ts';
import { BehindContext } from '#crud/list/BehindContext.ts';
import { type Providers, ProvidersContext } from '#providers/useProviders.ts';
import { createRefine } from './createRefine.ts';
import { fetchOpened } from './fetchDeclarations.ts';
import { Inspecting, takeInspect } from './inspect/Inspecting.tsx';
import { Notices } from './Notices.tsx';
import { readAhead } from './readAhead.ts';
import { routerProvider } from './routerProvider.ts';
import { createRoutes } from './routes.tsx';
import { resourcesOf, type Section } from './sections.ts';
import { useFirstPicture } from './useFirstPicture.ts';

const ToldProduct = lazy(() => import('./told/ToldProduct.tsx').then(({ ToldProduct }) => ({ default: ToldProduct })));

export interface ProductProps {
  /** What the product is made of, in the order of its menu. */
  readonly sections: readonly Section[];
  readonly login: ReactNode;
  readonly dashboard: ReactNode;
  readonly providers: Providers;
  readonly log: (line: string) => void;
  /** Waits a moment for the rows of the list that is opened: where its data was asked for before this code was there. */
  readonly ahead?: boolean | undefined;
  /** The address of further declarations, where there are any. */
  readonly resources?: string | undefined;
}

/** A whole product around its sections; what hardly any page needs comes with the page that does. */
export function Product(props: ProductProps) {
  if (!props.resources && location.pathname !== '/studio') return <ReadyProduct {...props} />;
  return (
    <Suspense>
      <ToldProduct {...props} />
    </Suspense>
  );
}

/** refine, routes, questions, notices. Made once; later props are not looked at. */
export function ReadyProduct({ sections, login, dashboard, providers, log, ahead }: ProductProps) {
  const [{ router, read }] = useState(() => {
    // For whoever works on a declaration; nothing of it is built.
    const inspects = import.meta.env.DEV && takeInspect();
    fetchOpened(sections, location.pathname);
    const { props, ...refine } = createRefine(providers, sections);
    const root = (
      <Refine {...props} routerProvider={routerProvider}>
        <ResourcesContext.Provider value={resourcesOf(sections)}>
          <ConfirmProvider>
            <Outlet />
            <Notices />
            {inspects && <Inspecting />}
          </ConfirmProvider>
        </ResourcesContext.Provider>
      </Refine>
    );
    return {
      router: createBrowserRouter([{ element: root, children: createRoutes({ sections, login, dashboard, log }) }]),
      read: ahead ? readAhead({ ...refine, providers, sections }, location) : undefined,
    };
  });
  const picture = useFirstPicture(read);
  const behind = useRef(false);
  behind.current = picture === 'behind';
  if (picture === 'none') return null;
  return (
    <ProvidersContext.Provider value={providers}>
      <BehindContext.Provider value={behind}>
        <div className="picture" hidden={picture === 'behind'}>
          <RouterProvider router={router} />
        </div>
      </BehindContext.Provider>
    </ProvidersContext.Provider>
  );
}
