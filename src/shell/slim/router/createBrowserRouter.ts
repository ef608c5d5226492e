import { createHistory, type Pop } from './createHistory.ts';
import { branchesOf, type Match, matchBranches, type RouteObject } from './matchRoutes.ts';
import { type Location, resolveTo, type To } from './paths.ts';

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** A step that is to be taken. */
export interface Step {
  readonly currentLocation: Location;
  readonly nextLocation: Location;
}

/** A step somebody asked about first; whoever did lets it happen or not. */
export type Blocker = { readonly by?: ShouldBlock } & (
  | { readonly state: 'unblocked' | 'proceeding' }
  | { readonly state: 'blocked'; readonly proceed: () => void; readonly reset: () => void }
);

/** Whether a step has to be asked about. */
export type ShouldBlock = (step: Step) => boolean;

export interface RouterState {
  readonly location: Location;
  readonly match: Match | undefined;
  readonly blocker: Blocker;
}

/** Where the merchant is, and the ways on. */
export interface Router {
  get(): RouterState;
  subscribe(listener: () => void): () => void;
  navigate(to: To | number, options?: NavigateOptions): void;
  /** Asks before each step until it is called off; of several who would hold it, the newest does. */
  block(ask: ShouldBlock): () => void;
}

/** Nobody asks. */
export const UNBLOCKED: Blocker = { state: 'unblocked' };

/** The routes over the browser's history. */
export function createBrowserRouter(routes: readonly RouteObject[]): Router {
  const branches = branchesOf(routes);
  const history = createHistory();
  const listeners = new Set<() => void>();
  const askers = new Set<ShouldBlock>();
  let state: RouterState = at(history.read(), undefined);
  /** Called when the browser has gone back over a step that was taken too early. */
  let undone: (() => void) | undefined;

  /** At the same address the same match: only what reads the rest of the address is drawn anew. */
  function at(location: Location, before: RouterState | undefined): RouterState {
    const stays = before?.location.pathname === location.pathname;
    const match = stays ? before.match : matchBranches(branches, location.pathname);
    return { location, match, blocker: UNBLOCKED };
  }
  function set(next: RouterState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  const blockedBy = (nextLocation: Location): ShouldBlock | undefined => {
    if (state.blocker.state === 'proceeding') return undefined;
    return [...askers].findLast((ask) => ask({ currentLocation: state.location, nextLocation }));
  };
  const hold = (by: ShouldBlock, proceed: () => void): void => {
    const blocker: Blocker = {
      state: 'blocked',
      by,
      proceed() {
        set({ ...state, blocker: { state: 'proceeding', by } });
        proceed();
      },
      reset: () => set({ ...state, blocker: UNBLOCKED }),
    };
    set({ ...state, blocker });
  };

  function navigate(to: To | number, options: NavigateOptions = {}): void {
    if (typeof to === 'number') {
      history.go(to);
      return;
    }
    const next = history.make(resolveTo(to, state.location.pathname), options.state);
    const by = blockedBy(next);
    if (by) {
      hold(by, () => navigate(to, options));
    } else {
      history.write(next, options.replace === true);
      set(at(next, state));
    }
  }
  function handlePop({ location, delta }: Pop): void {
    if (undone) {
      undone();
      undone = undefined;
      return;
    }
    const by = delta === undefined ? undefined : blockedBy(location);
    if (!by || delta === undefined) {
      set(at(location, state));
      return;
    }
    // The browser has gone already: it is led back, and goes again when it may.
    const back = new Promise<void>((resolve) => {
      undone = resolve;
    });
    history.go(-delta);
    hold(by, () => void back.then(() => history.go(delta)));
  }

  return {
    get: () => state,
    subscribe(listener) {
      const leave = listeners.size === 0 ? history.listen(handlePop) : undefined;
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        leave?.();
      };
    },
    navigate,
    block(ask) {
      askers.add(ask);
      return () => {
        askers.delete(ask);
        if (state.blocker.by === ask) set({ ...state, blocker: UNBLOCKED });
      };
    },
  };
}
