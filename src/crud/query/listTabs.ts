import { optionsOf } from '#fields/choice/optionsOf.ts';
import type { DataRecord, Values } from '#providers/data/calls.ts';
import { ANY_FIELD } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { Tab } from '#ui/Tabs.tsx';
import { fieldOf, type Resource } from '../Resource.ts';
import { isServed, type Serving, searches, servingOf, sortsBy } from './isServed.ts';
import type { ListState } from './listUrl.ts';

/** The parts a list is offered in, in order; empty when it is one whole. */
export function tabsOf(resource: Resource): readonly Tab[] {
  const { tabs, allTab } = resource.list;
  const parts = tabs === undefined ? [] : optionsOf(fieldOf(resource, tabs));
  return allTab && parts.length > 0 ? [{ value: undefined, label: '全部' }, ...parts] : parts;
}

/**
 * How many of the loaded records a part holds: `12`, or `12+` where the applet has more; nothing where it narrows
 * the list itself, since the other parts are not loaded then.
 */
export function loadedIn(resource: Resource, records: readonly DataRecord[], more: boolean) {
  const { tabs } = resource.list;
  return ({ value }: Tab): string | undefined => {
    if (tabs === undefined || isServed(resource, tabs)) return undefined;
    const held = value === undefined ? records : records.filter((record) => record[tabs] === value);
    return `${held.length}${more ? '+' : ''}`;
  };
}

type Narrowing = Pick<ListState, 'tab' | 'filters'> & Partial<Pick<ListState, 'q'>>;

/** What the applet is asked to narrow a list by: the open part, the conditions it knows, and words where it looks for them. */
export function servedFilters(resource: Resource, { tab, filters, q = '' }: Narrowing): Values {
  const { tabs } = resource.list;
  const part = tabs !== undefined && tab !== undefined && isServed(resource, tabs) ? { [tabs]: tab } : {};
  const asked = Object.entries(filters).flatMap(([name, value]) => {
    const serving = servingOf(resource, name, value);
    return serving ? [[name, conditionOf(serving, value)]] : [];
  });
  const words = searches(resource) && q.trim() !== '' ? { [ANY_FIELD]: { contains: q.trim() } } : {};
  return { ...part, ...Object.fromEntries(asked), ...words };
}

function conditionOf(serving: Serving, asked: unknown): unknown {
  if (serving === 'some') return Array.isArray(asked) && asked.length > 1 ? { in: asked } : first(asked);
  if (serving === 'piece') return { contains: asked };
  if (serving === 'ends') return isRecord(asked) ? { gte: asked.min, lte: asked.max } : undefined;
  return first(asked);
}

/** Which page the applet is asked for, and how narrowed and sorted; an answer that holds everything has one page. */
export const servedPage = (resource: Resource, state: ListState): ServedPage => ({
  page: resource.calls.getList?.total === 'all' ? 1 : state.page,
  filters: servedFilters(resource, state),
  sort: state.sort && sortsBy(resource, state.sort.field) ? state.sort : undefined,
});
interface ServedPage {
  readonly page: number;
  readonly filters: Values;
  readonly sort: ListState['sort'];
}

const first = (asked: unknown): unknown => (Array.isArray(asked) ? asked[0] : asked);

/** What a list is filtered by when it is opened without a word. */
export const firstFilters = (resource: Resource): Values =>
  servedFilters(resource, { tab: tabsOf(resource)[0]?.value, filters: {} });
