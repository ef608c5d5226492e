import type { FilterControl } from '#fields/filter/Filter.ts';
import { kinds } from '#fields/kinds.ts';
import type { Resource } from '../Resource.ts';

const ONE_VALUE: ReadonlySet<FilterControl> = new Set(['options', 'flag', 'words']);

/** Whether the applet itself narrows the list by a field: to one value, not between two ends. */
export function isServed({ calls, fields }: Pick<Resource, 'calls' | 'fields'>, name: string): boolean {
  const named: readonly string[] = calls.getList?.filters ?? [];
  const field = fields[name];
  const control = field && kinds[field.kind].filter?.control;
  return control !== undefined && ONE_VALUE.has(control) && named.includes(name);
}
