import type { Routes } from '#crud/Resource.ts';
import { frame, served } from '#schemas/addresses.ts';
import { type Finding, found } from '../Finding.ts';
import { nearest } from '../nearest.ts';
import { aroundOf, type Rule } from '../ProductFacts.ts';
import { seenBefore } from '../seenBefore.ts';
import { addressesOf, type Screen, screens, spotOf, stepsIn } from '../spots.ts';

const WORD = /^[A-Za-z\d][\w-]*$/;
const PARAMETER = /^:[A-Za-z_]\w*$/;
const LONGEST = 200;
const isParameter = (step: string): boolean => step.startsWith(':');

const isInShop = (address: string): boolean => address.startsWith('/shop/:sid/');

/** Below these there is the server, or a shop. */
const roots: ReadonlySet<string> = new Set([...Object.values(served), '/shop'].map((place) => spotOf(place).slice(1)));
const frames: ReadonlySet<string> = new Set(Object.values(frame).map(spotOf));

/** Addresses can be opened, and are nobody else's: neither the server's nor the frame's. */
export const openAddresses: Rule = (declared) =>
  addressesOf(declared).flatMap((address) => {
    // What follows from a name is as plain as the name.
    const odd = declared.routes && oddityOf(address);
    if (odd !== undefined) return [found('malformed-address', placeOf(declared, address), `"${address}" ${odd}`)];
    const [root = ''] = stepsIn(address);
    const isTaken = frames.has(spotOf(address)) || (!isInShop(address) && roots.has(root.toLowerCase()));
    return isTaken ? [found('reserved-address', placeOf(declared, address), `"${address}" 已经有别的用处`)] : [];
  });

/** Where an address is written; one that follows from the name stands at the name. */
function placeOf({ routes }: Parameters<Rule>[0], address: string): readonly string[] {
  const screen = screens.find((each) => routes?.[each] === address);
  return screen ? ['routes', screen] : ['name'];
}

/** Why no screen can stand at an address; undefined where one can. */
function oddityOf(address: string): string | undefined {
  if (address.length > LONGEST) return `超过了 ${LONGEST} 个字符`;
  if (!address.startsWith('/')) return '不是以 / 开头';
  const steps = stepsIn(address);
  const odd = steps.find((step) => !WORD.test(step) && !PARAMETER.test(step));
  if (odd !== undefined) return odd === '' ? '里有空的一段' : `里的 "${odd}" 不是单词`;
  const parameters = steps.filter(isParameter);
  if (new Set(parameters).size < parameters.length) return '里同一个参数写了两次';
  const own = steps[0] === 'shop' && steps[1] === ':sid' ? steps.slice(2) : steps;
  if (own.length === 0) return steps.length === 0 ? undefined : '里只有店铺';
  return isParameter(own[0] ?? '') ? '要以单词开头，不能以参数开头' : undefined;
}

/** Addresses have the shop exactly where there is one, and no parameter that nothing fills. */
export const ownAddresses: Rule = ({ scope, routes }) => {
  if (!routes) return [];
  return screens.flatMap((screen) => {
    const address = routes[screen];
    if (address === undefined) return [];
    return [...misplaced(address, screen, scope), ...unread(address, screen, routes)];
  });
};

function misplaced(address: string, screen: Screen, scope: 'shop' | 'global'): readonly Finding[] {
  if (isInShop(address) === (scope === 'shop')) return [];
  const what = scope === 'shop' ? `"${address}" 里没有店铺` : `"${address}" 里有店铺，记录却不属于店铺`;
  return [found('misplaced-shop', ['routes', screen], what)];
}

/** A record's own pages are told its id by one parameter; nothing else but the shop is ever filled in. */
function unread(address: string, screen: Screen, { editParam, showParam }: Routes): readonly Finding[] {
  const inside = stepsIn(address).flatMap((step) => (isParameter(step) && step !== ':sid' ? [step.slice(1)] : []));
  const ofRecord = screen === 'edit' || screen === 'show';
  const [first, ...others] = ofRecord ? inside : [undefined, ...inside];
  const idle = others.map((name) =>
    found('unfilled-parameter', ['routes', screen], `"${address}" 里的 :${name} 没有值可填`),
  );
  const key = `${screen}Param`;
  const said = screen === 'edit' ? editParam : showParam;
  if (first === undefined || said === first) return idle;
  const what = said === undefined ? `地址里有 :${first}，却没有 ${key}` : `地址里没有 :${said}，有 :${first}`;
  return [found('lost-parameter', ['routes', said === undefined ? screen : key], what, { meant: first }), ...idle];
}

/**
 * No two screens stand at one address; lists that a page draws inside of it may share the page's, and a page of its own
 * may show the records.
 */
export const sharedAddresses: Rule = (declared, product) => {
  const { placeOf: places, firstAt, firstAloneAt, pages } = aroundOf(product);
  const inside = declared.menu === false && !product.alone;
  if (inside) return [];
  const here = places.get(declared) ?? Number.POSITIVE_INFINITY;
  const taken = product.alone ? firstAt : firstAloneAt;
  const isAgain = seenBefore();
  return addressesOf(declared).flatMap((address) => {
    const spot = spotOf(address);
    const place = placeOf(declared, address);
    const isShown = declared.show === false && place[1] === 'show';
    const isTaken = isAgain(spot) || (taken.get(spot) ?? here) < here || (pages.has(spot) && !isShown);
    return isTaken ? [found('duplicate-route', place, `"${address}" 已经有别的屏幕`)] : [];
  });
};

/** Links of a list lead somewhere. */
export const links: Rule = ({ list }, product) => {
  const { firstAt, pages } = aroundOf(product);
  return (list?.links ?? []).flatMap(({ to }, nth) => {
    const spot = spotOf(to);
    if (firstAt.has(spot) || pages.has(spot) || frames.has(spot)) return [];
    const known = [...product.declared.flatMap(addressesOf), ...product.addresses];
    return [
      found('dead-link', ['list', 'links', nth, 'to'], `产品里没有 "${to}" 这个地址`, { meant: nearest(to, known) }),
    ];
  });
};
