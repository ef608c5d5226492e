import type { ReactNode } from 'react';
import { matchPath, type Params } from './paths.ts';

/** An address and what is drawn there, around what its children draw. */
export interface RouteObject {
  /** Absolute, or a last `*`; left out, a frame around its children. */
  readonly path?: string;
  /** Stands at its parent's own address. */
  readonly index?: boolean;
  readonly element?: ReactNode;
  readonly errorElement?: ReactNode;
  readonly children?: readonly RouteObject[];
}

/** A route from the outside in, with its whole address. */
export interface Branch {
  readonly path: string;
  readonly routes: readonly RouteObject[];
}

/** What is drawn at an address. */
export interface Match {
  readonly routes: readonly RouteObject[];
  readonly params: Params;
}

/** All that leads somewhere, what says most first: a word before a place, a place before everything. */
export function branchesOf(routes: readonly RouteObject[]): readonly Branch[] {
  const flat = (each: RouteObject, parents: readonly RouteObject[], above: string): readonly (Branch & Ranked)[] => {
    const { path = '', index, children = [] } = each;
    const whole = path.startsWith('/') ? path : `${above}/${path}`;
    const chain = [...parents, each];
    const below = children.flatMap((child) => flat(child, chain, whole.replace(/\/$/, '')));
    const own = each.path !== undefined || index ? [{ path: whole, routes: chain, rank: rankOf(whole, index) }] : [];
    return [...below, ...own];
  };
  return routes.flatMap((each) => flat(each, [], '')).sort((a, b) => b.rank - a.rank);
}

interface Ranked {
  readonly rank: number;
}

function rankOf(path: string, index = false): number {
  const segments = path.split('/');
  const worth = (segment: string): number => {
    if (segment === '*') return -2;
    if (segment.startsWith(':')) return 3;
    return segment === '' ? 1 : 10;
  };
  return segments.reduce((sum, segment) => sum + worth(segment), segments.length + (index ? 2 : 0));
}

/** What is drawn at an address; undefined where nothing is. */
export function matchBranches(branches: readonly Branch[], pathname: string): Match | undefined {
  const read = decodePath(pathname);
  for (const { path, routes } of branches) {
    const found = matchPath(path, read);
    if (found) return { routes, params: found.params };
  }
  return undefined;
}

/** Every part by itself, so that a slash inside of one stays there; a broken address as it is. */
function decodePath(pathname: string): string {
  try {
    const parts = pathname.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2F'));
    return parts.join('/');
  } catch {
    return pathname;
  }
}
