import { hrefOf } from './hrefOf.ts';

/** Where in a text an address stands, and where a link on it leads. */
export interface FoundAddress {
  readonly from: number;
  readonly to: number;
  readonly href: string;
}

/** What an address begins with; of hosts whose short addresses are handed on without a scheme nothing stands before. */
const START = /https?:\/\/|weixin:\/\/|(?<![\w.@/-])(?:www\.|b23\.tv\/|(?:[\w-]+\.)?(?:ies)?douyin\.com\/)/;
/** Chinese ends an address, so that it may stand in the middle of a sentence; what closes a sentence is no part of it. */
const REST = /[\w\-./?%&=+#~:@!$*;,]*[\w/=-]/;
const ADDRESS = `(?:${START.source})${REST.source}`;
const ALL = new RegExp(ADDRESS, 'gi');
const AT_END = new RegExp(`${ADDRESS}$`, 'i');
/** Alone on the clipboard an address may hold whatever its scheme allows. */
const ALONE = /^(?:https?:\/\/|weixin:\/\/|mailto:|tel:)[^\s\u3000]+$/i;

function found([text]: RegExpExecArray, from: number): readonly FoundAddress[] {
  const href = hrefOf(text);
  return href === undefined ? [] : [{ from, to: from + text.length, href }];
}

/** The addresses in a text, e.g. in what an app hands on to be shared. */
export const addressesIn = (text: string): readonly FoundAddress[] =>
  [...text.matchAll(ALL)].flatMap((match) => found(match, match.index));

/** The address a text ends with. */
export function addressAtEnd(text: string): FoundAddress | undefined {
  const match = AT_END.exec(text);
  return match ? found(match, match.index)[0] : undefined;
}

/** Where a text leads that is an address and nothing else. */
export function hrefOfWhole(text: string): string | undefined {
  const whole = text.trim();
  if (ALONE.test(whole)) return hrefOf(whole);
  const address = addressAtEnd(whole);
  return address?.from === 0 ? address.href : undefined;
}
