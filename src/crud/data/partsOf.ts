import { optionsOf } from '#fields/choice/optionsOf.ts';
import type { Values } from '#providers/data/calls.ts';
import { fieldOf, type Resource } from '../Resource.ts';

/** What has to be asked for to get all records: a list that is only had in parts is asked for part by part. */
export function partsOf(resource: Resource): readonly Values[] {
  const { tabs, allTab } = resource.list;
  if (tabs === undefined || allTab || !resource.calls.getList?.filters?.includes(tabs)) return [{}];
  return optionsOf(fieldOf(resource, tabs)).map(({ value }) => ({ [tabs]: value }));
}
