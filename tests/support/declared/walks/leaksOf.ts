import type { Resource } from '#crud/Resource.ts';
import { strangersIn } from './canary.ts';
import { type FarEnd, merchants } from './createFarEnd.ts';
import type { OpenWalk } from './openWalk.tsx';

const everyShop = Object.values(merchants).flatMap(({ shops }) => [...shops]);

/** Where a text of a shop stands that has no business there; empty when all is as it should be. */
export const leaksOf = (walk: OpenWalk, farEnd: FarEnd, resources: readonly Resource[]): readonly string[] => [
  ...onScreen(),
  ...inRequests(farEnd),
  ...inCache(walk),
  ...inStorage(),
  ...atFarEnd(farEnd, resources),
];

/** The shop of the address; undefined outside of shops. */
export const shopHere = (): number | undefined => numberIn(/^\/shop\/(\d+)\//, location.pathname);

const numberIn = (shape: RegExp, text: string): number | undefined => {
  const [, found] = shape.exec(text) ?? [];
  return found === undefined ? undefined : Number(found);
};

function onScreen(): readonly string[] {
  const inputs = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const seen = [document.body.innerHTML, document.title, location.href, JSON.stringify(history.state)];
  const typed = inputs.map(({ value }) => value);
  return strangersIn(`the screen of ${location.pathname}`, [...seen, ...typed].join('\n'), [shopHere()]);
}

const inRequests = (farEnd: FarEnd): readonly string[] =>
  farEnd.takeSent().flatMap(({ what, shop, said }) => strangersIn(`${what} for shop ${shop}`, said, [shop]));

/** Nothing is held that is not of the key's own shop, and of the merchant who is signed in. */
function inCache({ cache, providers }: OpenWalk): readonly string[] {
  const session = providers.session.get();
  const own: readonly number[] = session === 'demo' || session === 'rival' ? merchants[session].shops : [];
  const queries = cache.getQueryCache().getAll();
  return queries.flatMap(({ queryKey, state }) => {
    const key = JSON.stringify(queryKey);
    // refine lays the meta into the last part of a key.
    const scope = numberIn(/"scope":(\d+)/, key);
    const welcome = scope !== undefined && own.includes(scope) ? [scope] : [];
    return strangersIn(`the cache under ${key}`, `${key} ${JSON.stringify(state.data)}`, welcome);
  });
}

/** What is kept in this browser names its merchant and its shop in its key. */
function inStorage(): readonly string[] {
  return Object.entries(localStorage).flatMap(([key, kept]) => {
    const owner = Object.values(merchants).find(({ id }) => key.includes(`m.${id}`));
    const rest = key.replace(`m.${owner?.id}`, '').split(/[^\w]+/);
    const welcome = owner?.shops.filter((shop) => rest.includes(String(shop))) ?? [];
    return strangersIn(`this browser's ${key}`, kept, welcome);
  });
}

const atFarEnd = ({ store }: FarEnd, resources: readonly Resource[]): readonly string[] =>
  resources.flatMap((resource) =>
    [...everyShop, undefined].flatMap((shop) =>
      strangersIn(`the ${resource.name} of shop ${shop}`, JSON.stringify(store.list(resource, shop)), [shop]),
    ),
  );
