import { firstFilters } from '#crud/list/listTabs.ts';
import type { Resource } from '#crud/Resource.ts';
import { urlOf } from '#providers/http/urlOf.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { shopInfo, userInfo } from '#schemas/endpoints/shop.ts';
import { knownShopsKey, limits, sessionKey } from '#schemas/limits.ts';
import type { EarlyTable } from './askEarly.ts';

/** Stands for the shop while an address is made; no shop has it. */
const ANY_SHOP = 999_999_999_999;

const declared = import.meta.glob<Readonly<Record<string, Resource>>>(['#resources/*/*.ts', '!**/*.test.ts'], {
  eager: true,
});

/** What the first screen will ask for, read from the declarations; evaluated when the product is built. */
export function earlyTable(): EarlyTable {
  const resources = Object.values(declared).flatMap((module) => Object.values(module).filter(isShopResource));
  return {
    session: sessionKey,
    shops: knownShopsKey,
    timeoutMs: limits.requestTimeoutMs,
    always: [urlOf(userInfo, {}), urlOf(shopInfo, {})],
    routes: resources.map((resource) => [resource.routes.list, firstPageOf(resource)]),
  };
}

/** The address of a list's first page, exactly as the list itself will ask for it. */
function firstPageOf(resource: Resource): string {
  const { getList } = resource.calls;
  if (!getList) return '';
  const row: Endpoint = getList.row;
  const query = { scope: ANY_SHOP, page: 1, size: resource.list.pageSize, filters: firstFilters(resource) };
  return urlOf(row, getList.request(query)).replace(String(ANY_SHOP), ':sid');
}

const isShopResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'calls' in value && 'scope' in value && value.scope === 'shop';
