import { found } from '../Finding.ts';
import { nearest } from '../nearest.ts';
import type { KnownResource, Rule } from '../ProductFacts.ts';

type Screen = 'list' | 'create' | 'edit' | 'show';
const screens: readonly Screen[] = ['list', 'create', 'edit', 'show'];

/** The addresses of a declaration, written or following from its name. */
export function addressesOf({ name, scope, routes }: KnownResource): readonly string[] {
  if (routes) return screens.flatMap((screen) => routes[screen] ?? []);
  const list = scope === 'shop' ? `/shop/:sid/${name}` : `/${name}`;
  return [list, `${list}/add`, `${list}/edit`, `${list}/show`];
}

/** Two addresses are one whatever their parameters are called. */
const spot = (address: string): string => address.replace(/:\w+/g, ':').replace(/\/+$/, '');

/** Addresses have the shop exactly where there is one, and the parameter they are read by. */
export const ownAddresses: Rule = ({ scope, routes }) => {
  if (!routes) return [];
  const misplaced = screens.flatMap((screen) => {
    const address = routes[screen];
    if (address === undefined || /^\/shop\/:sid\//.test(address) === (scope === 'shop')) return [];
    const what = scope === 'shop' ? `"${address}" 里没有店铺` : `"${address}" 里有店铺，记录却不属于店铺`;
    return [found('misplaced-shop', ['routes', screen], what)];
  });
  const lost = (['edit', 'show'] as const).flatMap((screen) => {
    const address = routes[screen]?.replace(':sid', '') ?? '';
    const [, inside] = /:(\w+)/.exec(address) ?? [];
    const said = routes[`${screen}Param`];
    if (inside === undefined || said === inside) return [];
    const key = `${screen}Param` as const;
    const what = said === undefined ? `地址里有 :${inside}，却没有 ${key}` : `地址里没有 :${said}，有 :${inside}`;
    return [found('lost-parameter', ['routes', said === undefined ? screen : key], what, { meant: inside })];
  });
  return [...misplaced, ...lost];
};

/** No two resources stand at one address; lists that a page draws inside of it may share the page's. */
export const sharedAddresses: Rule = (declared, { declared: all }) => {
  if (declared.menu === false) return [];
  const others = all.slice(0, all.indexOf(declared)).filter(({ menu }) => menu !== false);
  const taken = others.flatMap(addressesOf).map(spot);
  return addressesOf(declared).flatMap((address) => {
    if (!taken.includes(spot(address))) return [];
    const screen = screens.find((each) => declared.routes?.[each] === address);
    return [found('duplicate-route', screen ? ['routes', screen] : ['name'], `"${address}" 已经有别的屏幕`)];
  });
};

/** Links of a list lead somewhere. */
export const links: Rule = ({ list }, { declared, addresses }) => {
  const known = [...declared.flatMap(addressesOf), ...addresses];
  return (list?.links ?? []).flatMap(({ to }, nth) =>
    known.some((address) => spot(address) === spot(to))
      ? []
      : [
          found('dead-link', ['list', 'links', nth, 'to'], `产品里没有 "${to}" 这个地址`, {
            meant: nearest(to, known),
          }),
        ],
  );
};
