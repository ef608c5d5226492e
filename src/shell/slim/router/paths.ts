/** The three parts of an address inside the product. */
export interface Path {
  readonly pathname: string;
  /** Empty, or with its question mark. */
  readonly search: string;
  /** Empty, or with its hash sign. */
  readonly hash: string;
}

/** A step of the history. */
export interface Location extends Path {
  readonly state: unknown;
  /** Of this step; `default` for the one the page was opened with. */
  readonly key: string;
}

/** Where to go: an absolute address, or what changes of the one that is open. */
export type To = string | Partial<Path>;

export type Params = Readonly<Record<string, string | undefined>>;

/** The parts of an address that is written as one text. */
export function parsePath(text: string): Partial<Path> {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? [];
  return { ...(pathname && { pathname }), ...(search && { search }), ...(hash && { hash }) };
}

/** An address as one text. */
export const createPath = ({ pathname = '/', search = '', hash = '' }: Partial<Path>): string =>
  pathname + (search === '?' ? '' : search) + (hash === '#' ? '' : hash);

/**
 * The whole address of where to go, seen from where the merchant is.
 * @throws Error for an address that is relative to a route: the product has none.
 */
export function resolveTo(to: To, from: string): Path {
  const { pathname = from, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  if (!pathname.startsWith('/')) throw new Error(`Failed to go to "${pathname}": write the whole address.`);
  return { pathname: pathname.replace(/\/{2,}/g, '/'), search: marked('?', search), hash: marked('#', hash) };
}

const marked = (mark: string, text: string): string =>
  text === '' || text === mark ? '' : text.startsWith(mark) ? text : mark + text;

/**
 * The address of a route: `/shop/:sid/tags` with `{ sid: '3' }` is `/shop/3/tags`.
 * @throws Error for a part that is not given.
 */
export function generatePath(route: string, params: Params = {}): string {
  const filled = route.split(/\/+/).map((segment) => {
    if (segment === '*') return params['*'] ?? '';
    if (!segment.startsWith(':')) return segment;
    const value = params[segment.slice(1)];
    if (value === undefined) throw new Error(`Missing "${segment}" param`);
    return encodeURIComponent(value);
  });
  return (route.startsWith('/') ? '/' : '') + filled.filter((segment) => segment !== '').join('/');
}

/** What a route finds in an address. */
export interface PathMatch {
  readonly params: Params;
  readonly pathname: string;
}

let asked: { readonly pathname: string; readonly matches: Map<string, PathMatch | null> } = {
  pathname: '/',
  matches: new Map(),
};

/** Whether an address is one of a route, and what stands in its places: `:name` for one part, a last `*` for the rest. */
export function matchPath(route: string, pathname: string): PathMatch | null {
  // Each of refine's hooks on a screen asks the same of every route there is.
  if (asked.pathname !== pathname) asked = { pathname, matches: new Map() };
  const known = asked.matches.get(route);
  if (known !== undefined) return known;
  const match = matched(route, pathname);
  asked.matches.set(route, match);
  return match;
}

function matched(route: string, pathname: string): PathMatch | null {
  const wanted = segmentsOf(route);
  const given = segmentsOf(pathname);
  const open = wanted.at(-1) === '*';
  if (open) wanted.pop();
  if (open ? given.length < wanted.length : given.length !== wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    const value = given[at] ?? '';
    if (segment.startsWith(':') && value !== '') params[segment.slice(1)] = value.replaceAll('%2F', '/');
    else if (segment.toLowerCase() !== value.toLowerCase()) return null;
  }
  if (open)
    params['*'] = pathname
      .split('/')
      .slice(wanted.length + 1)
      .join('/')
      .replaceAll('%2F', '/');
  return { params, pathname };
}

const segmentsOf = (path: string): string[] => {
  const inside = path.replace(/^\//, '').replace(/\/+$/, '');
  return inside === '' ? [] : inside.split('/');
};
