import { type Context, useContext, useEffect, useMemo, useRef } from 'react';
import { AroundContext, BlockerContext, ErrorContext, LocationContext, RouterContext } from './contexts.ts';
import { type Blocker, type Router, type ShouldBlock, UNBLOCKED } from './createBrowserRouter.ts';
import type { Location, Params } from './paths.ts';

/** Goes somewhere: an address, or so many steps of the history. The same function all the time. */
export type NavigateFunction = Router['navigate'];

const given = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('Failed to find the router: draw this inside of a RouterProvider.');
  return value;
};
const useGiven = <Value>(context: Context<Value | undefined>): Value => given(useContext(context));

export const useNavigate = (): NavigateFunction => useGiven(RouterContext).navigate;
export const useLocation = (): Location => useGiven(LocationContext);
export const useParams = (): Params => useContext(AroundContext).params;
export const useRouteError = (): unknown => useContext(ErrorContext);

/** What is said behind the question mark, and how to say something else. */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const read = useMemo(() => new URLSearchParams(search), [search]);
  const write = (next: ConstructorParameters<typeof URLSearchParams>[0]) =>
    navigate({ search: new URLSearchParams(next).toString() });
  return [read, write] as const;
}

/** Asks before the merchant goes elsewhere inside the product; one question, however many would ask. */
export function useBlocker(shouldBlock: ShouldBlock): Blocker {
  const router = useGiven(RouterContext);
  const blocker = useContext(BlockerContext);
  const newest = useRef(shouldBlock);
  newest.current = shouldBlock;
  const own = useRef<ShouldBlock>();
  useEffect(() => {
    const ask: ShouldBlock = (step) => newest.current(step);
    own.current = ask;
    return router.block(ask);
  }, [router]);
  return blocker.by !== undefined && blocker.by === own.current ? blocker : UNBLOCKED;
}
