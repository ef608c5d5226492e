import { type RouteObject, useLocation, useRoutes } from 'react-router';
import { type Further, standingAt } from '#crud/declared/Further.ts';
import type { LateResource } from '#crud/declared/ResourceHead.ts';
import { wordIn } from '#crud/declared/shelfOf.ts';
import { useLate } from '#crud/declared/useLate.ts';
import { ListSkeleton } from '#crud/faces/Faces.tsx';
import { NotFetched } from './NotFetched.tsx';
import { NotFound } from './NotFound.tsx';

interface Props {
  readonly further: Further;
  /** The addresses of a resource, the same ones each time. */
  readonly routesOf: (resource: LateResource) => RouteObject[];
}

/** An address that nothing near stands at: a further resource's, or nobody's. 030 */
export function FurtherScreen(props: Props) {
  const { pathname } = useLocation();
  return <Found key={wordIn(pathname)} {...{ ...props, pathname }} />;
}

function Found({ further, routesOf, pathname }: Props & { readonly pathname: string }) {
  const { value: shelf, failed, retry } = useLate(further.shelfAt(pathname));
  if (failed) return <NotFetched onRetry={retry} />;
  if (!shelf) return <ListSkeleton />;
  const resource = standingAt(shelf, pathname);
  return resource ? <Standing key={resource.name} routes={routesOf(resource)} /> : <NotFound />;
}

const Standing = ({ routes }: { readonly routes: RouteObject[] }) => useRoutes(routes);
