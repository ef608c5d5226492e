import { useId } from 'react';
import { fieldOf, type Resource } from '../../Resource.ts';
import { isSortable } from '../url/askable.ts';
import type { Sort } from '../url/listUrl.ts';

interface Props {
  readonly resource: Resource;
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort | undefined) => void;
}

/** The order of a list where there are no column heads to press. */
export function SortSelect({ resource, sort, onSort }: Props) {
  const id = useId();
  const sorts = resource.list.columns
    .filter(({ field }) => isSortable(resource, field))
    .flatMap(({ field }) => [
      { field, descending: false },
      { field, descending: true },
    ]);
  const spelt = ({ field, descending }: Sort) => `${descending ? '-' : ''}${field}`;
  return (
    <div className="filter-field">
      <label htmlFor={id}>排序</label>
      <select
        id={id}
        className="input"
        value={sort ? spelt(sort) : ''}
        onChange={({ target }) => onSort(sorts.find((each) => spelt(each) === target.value))}
      >
        <option value="">默认</option>
        {sorts.map((each) => (
          <option key={spelt(each)} value={spelt(each)}>
            {`${fieldOf(resource, each.field).label}${each.descending ? '从大到小' : '从小到大'}`}
          </option>
        ))}
      </select>
    </div>
  );
}
