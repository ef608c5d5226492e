import { kinds } from '#fields/kinds.ts';
import type { DataRecord, Values } from '#providers/data/calls.ts';
import { partsOf } from '../../data/partsOf.ts';
import { fieldOf, type Resource } from '../../Resource.ts';
import { namesOf } from '../names.ts';

/** Which records go into the file. */
export type Extent = 'all' | 'filtered' | 'chosen';

export interface ExtentChoice {
  readonly value: Extent;
  readonly label: string;
}

const noNames = namesOf(new Map());

/** What may be chosen: the parts that make sense where the merchant stands, the likeliest first. */
export function extentsOf(
  resource: Resource,
  filters: Values,
  chosen: readonly DataRecord[] | undefined,
): readonly ExtentChoice[] {
  const words = Object.entries(filters).flatMap(([name, value]) => {
    const field = fieldOf(resource, name);
    return kinds[field.kind].text?.write(value, field, noNames) || [];
  });
  return [
    ...(chosen?.length ? [{ value: 'chosen', label: `所选 ${chosen.length} 条` } as const] : []),
    { value: 'all', label: '全部' },
    ...(words.length > 0 ? [{ value: 'filtered', label: `当前筛选（${words.join('、')}）` } as const] : []),
  ];
}

/** What has to be asked for. */
export const partsFor = (extent: Extent, resource: Resource, filters: Values): readonly Values[] =>
  extent === 'filtered' ? [filters] : partsOf(resource);
