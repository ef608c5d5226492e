import { kinds } from '#fields/kinds.ts';
import type { Resource } from '../Resource.ts';

/** To one value, to some of several, between two ends, by a piece of text. */
export type Serving = 'one' | 'some' | 'ends' | 'piece';

/** So many ids fit into an address. */
const MOST = 500;

/**
 * How the applet itself narrows the list by a field; undefined where it is looked at here.
 *
 * @param asked what is looked for: too much of it is no question for an applet
 */
export function servingOf(
  { calls, fields }: Pick<Resource, 'calls' | 'fields'>,
  name: string,
  asked?: unknown,
): Serving | undefined {
  const { filters = [], operators = {} } = calls.getList ?? {};
  const field = fields[name];
  const { control, widen } = (field && kinds[field.kind].filter) ?? {};
  const known = operators[name] ?? [];
  if (control === 'numbers' || control === 'days') {
    return known.includes('gte') && known.includes('lte') ? 'ends' : undefined;
  }
  if (Array.isArray(asked) && asked.length > MOST) return undefined;
  if (control === 'options' && known.includes('in')) return 'some';
  if (control === 'words' && known.includes('contains')) return 'piece';
  // One is never all that belongs to it.
  return control && !widen && filters.some((each) => each === name) ? 'one' : undefined;
}

export const isServed = (resource: Pick<Resource, 'calls' | 'fields'>, name: string, asked?: unknown): boolean =>
  servingOf(resource, name, asked) !== undefined;

/** Whether the applet itself sorts by a column. */
export const sortsBy = ({ calls }: Pick<Resource, 'calls'>, name: string): boolean =>
  calls.getList?.sorts?.includes(name) ?? false;

/** Whether the applet itself looks for words. */
export const searches = ({ calls }: Pick<Resource, 'calls'>): boolean => calls.getList?.search === true;
