import { optionsOf } from '#fields/choice/optionsOf.ts';
import type { Option } from '#fields/Field.ts';
import type { Values } from '#providers/data/calls.ts';
import { fieldOf, type Resource } from '../Resource.ts';
import { isServed } from './isServed.ts';
import type { ListState } from './url/listUrl.ts';

/** The parts a list is offered in, in order; empty when it is one whole. */
export function tabsOf(resource: Resource): readonly Option[] {
  const { tabs } = resource.list;
  return tabs === undefined ? [] : optionsOf(fieldOf(resource, tabs));
}

/** What the applet is asked to narrow a list by: the open part and the conditions it knows, one value each. */
export function servedFilters(resource: Resource, { tab, filters }: Pick<ListState, 'tab' | 'filters'>): Values {
  const { tabs } = resource.list;
  const part = tabs !== undefined && tab !== undefined && isServed(resource, tabs) ? { [tabs]: tab } : {};
  const asked = Object.entries(filters).filter(([name]) => isServed(resource, name));
  return { ...part, ...Object.fromEntries(asked.map(([name, value]) => [name, first(value)])) };
}

const first = (asked: unknown): unknown => (Array.isArray(asked) ? asked[0] : asked);

/** What a list is filtered by when it is opened without a word. */
export const firstFilters = (resource: Resource): Values =>
  servedFilters(resource, { tab: tabsOf(resource)[0]?.value, filters: {} });
