import { Component, type ReactNode, startTransition, useContext, useLayoutEffect, useMemo, useState } from 'react';
import {
  type Around,
  AroundContext,
  BlockerContext,
  ErrorContext,
  LocationContext,
  RouterContext,
} from './contexts.ts';
import type { Router } from './createBrowserRouter.ts';
import { useLocation } from './hooks.ts';
import { branchesOf, type Match, matchBranches, type RouteObject } from './matchRoutes.ts';
import type { Location } from './paths.ts';

/** Draws what stands at the open address, and what comes after it without letting go of what can be seen. */
export function RouterProvider({ router }: { readonly router: Router }) {
  const [{ location, match, blocker }, setState] = useState(router.get);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.get()));
    follow();
    return router.subscribe(follow);
  }, [router]);
  const drawn = useMemo(() => match && drawnFrom(match), [match]);
  return (
    <RouterContext.Provider value={router}>
      <BlockerContext.Provider value={blocker}>
        <LocationContext.Provider value={location}>{drawn}</LocationContext.Provider>
      </BlockerContext.Provider>
    </RouterContext.Provider>
  );
}

/** What the route below the one around this draws. */
export const Outlet = () => useContext(AroundContext).outlet;

/** What some more routes draw at the open address: whole addresses, as all of the product's. */
export function useRoutes(routes: readonly RouteObject[]): ReactNode {
  const { pathname } = useLocation();
  const branches = useMemo(() => branchesOf(routes), [routes]);
  const match = useMemo(() => matchBranches(branches, pathname), [branches, pathname]);
  return useMemo(() => match && drawnFrom(match), [match]);
}

/** From the inside out: each route is given what is inside of it. */
function drawnFrom({ routes, params }: Match): ReactNode {
  let outlet: ReactNode = null;
  for (const route of [...routes].reverse()) outlet = <Drawn {...{ route, params, outlet }} />;
  return outlet;
}

function Drawn({ route, params, outlet }: Around & { readonly route: RouteObject }) {
  const { element = outlet, errorElement } = route;
  const around = useMemo(() => ({ params, outlet }), [params, outlet]);
  return (
    <AroundContext.Provider value={around}>
      {errorElement === undefined ? element : <Boundary instead={errorElement}>{element}</Boundary>}
    </AroundContext.Provider>
  );
}

interface BoundaryProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

const Boundary = (props: BoundaryProps) => <Catch {...props} location={useLocation()} />;

interface Caught {
  readonly error: { readonly thrown: unknown } | undefined;
  readonly location: Location;
}

/** Shows something instead of what broke, until the merchant goes elsewhere. */
class Catch extends Component<BoundaryProps & Pick<Caught, 'location'>, Caught> {
  override state: Caught = { error: undefined, location: this.props.location };
  static getDerivedStateFromError = (thrown: unknown) => ({ error: { thrown } });
  static getDerivedStateFromProps({ location }: Pick<Caught, 'location'>, before: Caught): Caught {
    return before.location === location ? before : { error: undefined, location };
  }
  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <ErrorContext.Provider value={error.thrown}>{this.props.instead}</ErrorContext.Provider>;
  }
}
