import { optionsOf } from '#fields/choice/optionsOf.ts';
import type { Option } from '#fields/Field.ts';
import type { Values } from '#providers/data/calls.ts';
import { fieldOf, type Resource } from '../Resource.ts';

/** The parts a list is offered in, in order; empty when it is one whole. */
export function tabsOf(resource: Resource): readonly Option[] {
  const { tabs } = resource.list;
  return tabs === undefined ? [] : optionsOf(fieldOf(resource, tabs));
}

/** What a list is filtered by when one of its parts is open. */
export function filtersOf({ list: { tabs } }: Resource, open: Option | undefined): Values {
  return tabs === undefined || open === undefined ? {} : { [tabs]: open.value };
}

/** What a list is filtered by when it is opened without a word. */
export const firstFilters = (resource: Resource): Values => filtersOf(resource, tabsOf(resource)[0]);
