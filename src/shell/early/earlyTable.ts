import { headOf, type ScreenName } from '#crud/declared/ResourceHead.ts';
import { firstFilters } from '#crud/list/listTabs.ts';
import type { Resource } from '#crud/Resource.ts';
import { tokens } from '#fields/theme/tokens.ts';
import { urlOf } from '#providers/http/urlOf.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { shopInfo, userInfo } from '#schemas/endpoints/shop.ts';
import { knownShopsKey, limits, sessionKey } from '#schemas/limits.ts';
import type { EarlyRows, EarlyTable } from './askEarly.ts';
import type { Placed } from './declarations.ts';

/** Stands for the shop while an address is made; no shop has it. */
const ANY_SHOP = 999_999_999_999;

/** What the first screen will ask for, beside what its address needs; evaluated when the product is built. */
export function earlyFacts(): Omit<EarlyTable, keyof EarlyRows | 'shelves'> {
  return {
    session: sessionKey,
    shops: knownShopsKey,
    font: tokens.font,
    timeoutMs: limits.requestTimeoutMs,
    always: [urlOf(userInfo, {}), urlOf(shopInfo, {})],
  };
}

/** What the addresses of some declarations need, their code by source file; `all` is what they may refer to. */
export function earlyRows(placed: readonly Placed[], all: readonly Placed[]): EarlyRows {
  const resources = placed.flatMap(({ resource }) => (resource.scope === 'shop' ? [resource] : []));
  return {
    routes: resources.flatMap((resource) =>
      resource.calls.getList ? [[resource.routes.list, firstPageOf(resource)]] : [],
    ),
    code: placed.flatMap((each) => codeOf(each, all)),
  };
}

/** A list needs the declarations whose records are named in its rows, a form and a whole record those of every field. */
function codeOf({ resource, file }: Placed, all: readonly Placed[]): EarlyRows['code'] {
  const { screens, routes, kind } = headOf(resource);
  const whole = [file, ...referred(resource, Object.keys(resource.fields), all)];
  const columns = resource.list.columns.map(({ field }) => field);
  const listed = kind === 'singleton' ? whole : [file, ...referred(resource, columns, all)];
  const isList = (screen: ScreenName) => screen === 'list' && listed.length < whole.length;
  const at = (shown: readonly ScreenName[]) => shown.flatMap((screen) => routes[screen] ?? []);
  const rows: EarlyRows['code'] = [
    [at(screens.filter(isList)), listed],
    [at(screens.filter((screen) => !isList(screen))), whole],
  ];
  return rows.filter(([addresses]) => addresses.length > 0);
}

const referred = ({ fields }: Resource, names: readonly string[], placed: readonly Placed[]): readonly string[] =>
  names.flatMap((name) => {
    const field = fields[name];
    return field?.kind === 'ref' && 'to' in field
      ? placed.filter(({ resource }) => resource.name === field.to).map(({ file }) => file)
      : [];
  });

/** The address of a list's first page, exactly as the list itself will ask for it. */
function firstPageOf(resource: Resource): string {
  const { getList } = resource.calls;
  if (!getList) return '';
  const row: Endpoint = getList.row;
  const query = { scope: ANY_SHOP, page: 1, size: resource.list.pageSize, filters: firstFilters(resource) };
  return urlOf(row, getList.request(query)).replace(String(ANY_SHOP), ':sid');
}
