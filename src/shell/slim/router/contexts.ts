import { createContext, type ReactNode } from 'react';
import { type Blocker, type Router, UNBLOCKED } from './createBrowserRouter.ts';
import type { Location, Params } from './paths.ts';

/** What a route gives to what it draws. */
export interface Around {
  readonly params: Params;
  /** What the route below draws. */
  readonly outlet: ReactNode;
}

export const RouterContext = createContext<Pick<Router, 'navigate' | 'block'> | undefined>(undefined);
export const LocationContext = createContext<Location | undefined>(undefined);
export const BlockerContext = createContext<Blocker>(UNBLOCKED);
export const AroundContext = createContext<Around>({ params: {}, outlet: null });
export const ErrorContext = createContext<unknown>(undefined);
/** Imported by parts of refine that are not shipped. */
export const UNSAFE_NavigationContext = createContext<unknown>(undefined);
