import { kinds } from '#fields/kinds.ts';
import type { Resource } from '../Resource.ts';

/** To one value, to some of several, between two ends, by a piece of text. */
export type Serving = 'one' | 'some' | 'ends' | 'piece';

/** How the applet itself narrows the list by a field; undefined where it is looked at here. */
export function servingOf({ calls, fields }: Pick<Resource, 'calls' | 'fields'>, name: string): Serving | undefined {
  const { filters = [], operators = {} } = calls.getList ?? {};
  const field = fields[name];
  const control = field && kinds[field.kind].filter?.control;
  const knows = (operator: string) => operators[name]?.some((each) => each === operator) ?? false;
  const one = filters.some((each) => each === name) ? 'one' : undefined;
  switch (control) {
    case 'options':
      return knows('in') ? 'some' : one;
    case 'words':
      return knows('contains') ? 'piece' : one;
    case 'numbers':
    case 'days':
      return knows('gte') && knows('lte') ? 'ends' : undefined;
    case 'flag':
      return one;
    case undefined:
      return undefined;
  }
}

export const isServed = (resource: Pick<Resource, 'calls' | 'fields'>, name: string): boolean =>
  servingOf(resource, name) !== undefined;

/** Whether the applet itself sorts by a column. */
export const sortsBy = ({ calls }: Pick<Resource, 'calls'>, name: string): boolean =>
  calls.getList?.sorts?.includes(name) ?? false;

/** Whether the applet itself looks for words. */
export const searches = ({ calls }: Pick<Resource, 'calls'>): boolean => calls.getList?.search === true;
