import { kinds } from '#fields/kinds.ts';
import type { Resource } from '../Resource.ts';

/** To one value, to some of several, between two ends, by a piece of text. */
export type Serving = 'one' | 'some' | 'ends' | 'piece';

/** How the applet itself narrows the list by a field; undefined where it is looked at here. */
export function servingOf({ calls, fields }: Pick<Resource, 'calls' | 'fields'>, name: string): Serving | undefined {
  const { filters = [], operators = {} } = calls.getList ?? {};
  const field = fields[name];
  const control = field && kinds[field.kind].filter?.control;
  const known = operators[name] ?? [];
  if (control === 'numbers' || control === 'days') {
    return known.includes('gte') && known.includes('lte') ? 'ends' : undefined;
  }
  if (control === 'options' && known.includes('in')) return 'some';
  if (control === 'words' && known.includes('contains')) return 'piece';
  return control && filters.some((each) => each === name) ? 'one' : undefined;
}

export const isServed = (resource: Pick<Resource, 'calls' | 'fields'>, name: string): boolean =>
  servingOf(resource, name) !== undefined;

/** Whether the applet itself sorts by a column. */
export const sortsBy = ({ calls }: Pick<Resource, 'calls'>, name: string): boolean =>
  calls.getList?.sorts?.includes(name) ?? false;

/** Whether the applet itself looks for words. */
export const searches = ({ calls }: Pick<Resource, 'calls'>): boolean => calls.getList?.search === true;
