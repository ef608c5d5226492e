import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import { RecordsProvider } from '#crud/data/RecordsProvider.tsx';
import { ResourcesContext } from '#crud/declared/ResourcesContext.ts';
import { type OfferedTool, RecordToolContext } from '#crud/tool/RecordTool.tsx';
import { type Providers, ProvidersContext } from '#providers/useProviders.ts';
import { memoize } from '#schemas/memoize.ts';
import { ConfirmProvider } from '#ui/ConfirmProvider.tsx';
import { createTopDialog, TopDialogContext } from '#ui/topDialog.ts';
import { nameProduct } from '#ui/useTitle.ts';
import { createRefine } from './createRefine.ts';
import { Notices } from './Notices.tsx';
import { prefetchList } from './prefetchList.ts';
import { createRoutes } from './routes.tsx';
import { resourcesOf, type Section } from './sections.ts';
import { soundSection } from './soundSection.ts';

export interface ProductProps {
  /** What the product is made of, in the order of its menu. */
  readonly sections: readonly Section[];
  /** Stands beside every saved record. */
  readonly recordTool?: OfferedTool | undefined;
  readonly login: ReactNode;
  readonly dashboard: ReactNode;
  readonly providers: Providers;
  readonly log: (line: string) => void;
  /** Stands over every page, for whoever works on a declaration. */
  readonly inspector?: ReactNode;
}

/** Nothing of it is in what is built. */
const Anew =
  import.meta.env.MODE === 'development'
    ? lazy(() => import('./Anew.tsx').then(({ Anew }) => ({ default: Anew })))
    : undefined;

/** Records, routes, questions, notices. Made once; only while it is developed other sections are looked at later. */
export const Product = (props: ProductProps) => (
  <ProvidersContext.Provider value={props.providers}>
    {Anew ? (
      <Suspense>
        <Anew
          sections={props.sections}
          draw={(sections, times) => <Made key={times} {...props} sections={sections} />}
        />
      </Suspense>
    ) : (
      <Made {...props} />
    )}
  </ProvidersContext.Provider>
);

function Made(props: ProductProps) {
  const router = routerOf(props.providers)(props);
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
}

/**
 * Not made by what draws it: React throws away what it has begun to draw and begins again, as often as it likes, and then
 * two of them would ask for the same rows and hear the same presses of the back button. R4
 */
const routerOf = memoize((_: Providers) => {
  let made: { readonly of: readonly Section[]; readonly router: ReturnType<typeof makeRouter> } | undefined;
  return (props: ProductProps) => {
    if (made?.of !== props.sections) made = { of: props.sections, router: makeRouter(props) };
    return made.router;
  };
});

function makeRouter({ sections: declared, recordTool, inspector, login, dashboard, providers, log }: ProductProps) {
  nameProduct(providers.brand.name);
  const sections = declared.map((section) => soundSection(() => section, section.title, providers.account.keepers));
  const made = createRefine(providers, sections);
  const root = (
    <RecordsProvider made={made}>
      <ResourcesContext.Provider value={resourcesOf(sections)}>
        <RecordToolContext.Provider value={recordTool}>
          <TopDialogContext.Provider value={createTopDialog()}>
            <ConfirmProvider>
              <Outlet />
              <Notices />
              {inspector}
            </ConfirmProvider>
          </TopDialogContext.Provider>
        </RecordToolContext.Provider>
      </ResourcesContext.Provider>
    </RecordsProvider>
  );
  prefetchList({ ...made, providers, sections }, location);
  return createBrowserRouter([{ element: root, children: createRoutes({ sections, login, dashboard, log }) }]);
}
