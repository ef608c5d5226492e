import { firstFilters } from '#crud/query/listTabs.ts';
import type { Resource } from '#crud/Resource.ts';
import { appletSpeech } from '#providers/http/appletSpeech.ts';
import { encodeRequest, urlOf } from '#providers/http/urlOf.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { shopInfo, userInfo } from '#schemas/endpoints/shop.ts';
import { knownShopsKey, limits, sessionKey } from '#schemas/limits.ts';
import { tokens } from '#ui/theme/tokens.ts';
import type { EarlyTable } from './askEarly.ts';
import { declarations } from './declarations.ts';

/** Stands for the shop while an address is made; no shop has it. */
const ANY_SHOP = 999_999_999_999;

/** What the first screen will ask for, on every address and on each; evaluated when the product is built. */
export const earlyTable = (): EarlyTable => ({
  session: sessionKey,
  shops: knownShopsKey,
  font: tokens.font,
  timeoutMs: limits.requestTimeoutMs,
  always: [urlOf(userInfo, {}), urlOf(shopInfo, {})],
  routes: declarations().flatMap(asked),
});

/** Where a list stands and what it asks for first; a declaration that cannot say so is asked for later, or never. */
function asked(resource: Resource): EarlyTable['routes'] {
  const { scope, calls, routes } = resource;
  if (scope !== 'shop' || !calls.getList || !/^[\w/:-]+$/.test(routes.list)) return [];
  try {
    return [[routes.list, firstPageOf(resource)]];
  } catch {
    return [];
  }
}

/** The address of a list's first page, exactly as the list itself will ask for it. */
function firstPageOf(resource: Resource): string {
  const { getList } = resource.calls;
  if (!getList) return '';
  const row: Endpoint = getList.row;
  const query = { scope: ANY_SHOP, page: 1, size: resource.list.pageSize, filters: firstFilters(resource) };
  const { speech = appletSpeech } = row;
  const fields = encodeRequest(row, getList.request(query));
  const { url } = speech.ask({ row, fields, session: null, requestId: undefined });
  // The session that the script sends is for our own origin alone. T1
  return url.startsWith('/') ? url.replace(String(ANY_SHOP), ':sid') : '';
}
