/**
 * Stands in for the router: its loaders, fetchers, forms and server parts are two thirds of it, and the product has none.
 *
 * The same names, as far as the product and refine use them; the types are the library's own. See docs/decisions.
 */
export { UNSAFE_NavigationContext } from './router/contexts.ts';
export { createBrowserRouter } from './router/createBrowserRouter.ts';
export {
  type NavigateFunction,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from './router/hooks.ts';
export { Link, Navigate, NavLink } from './router/Link.tsx';
export { MemoryRouter } from './router/MemoryRouter.tsx';
export type { RouteObject } from './router/matchRoutes.ts';
export { generatePath, matchPath } from './router/paths.ts';
export { Outlet, RouterProvider, useRoutes } from './router/RouterProvider.tsx';
