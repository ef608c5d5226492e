import { useId } from 'react';
import { optionsOf } from '#fields/choice/optionsOf.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { filtersIn, isSortable } from '../../query/askable.ts';
import { servingOf } from '../../query/isServed.ts';
import type { Sort } from '../../query/listUrl.ts';
import { fieldOf } from '../../Resource.ts';
import { useListContext } from '../../useListContext.ts';
import { useLow } from '../useLow.ts';
import { useNarrow } from '../useNarrow.ts';
import { FilterControl } from './FilterControl.tsx';
import '#ui/ticks.css';
import './filter.css';

/** Room for three controls beside each other. */
const SHEET_PX = 920;

/** One control for every field a list is narrowed by; unfolded above the list; over it where there is no room, on a phone risen from below. */
export function FilterPanel() {
  const { resource, state, change, rows, setChoosing } = useListContext();
  const asked = state.filters;
  const { names } = rows;
  const onClose = () => setChoosing(false);
  const narrow = useNarrow();
  const low = useLow();
  const controls = filtersIn(resource).map(({ name, field, filter }) => {
    const { [name]: value, ...others } = asked;
    const options = optionsOf(field);
    return (
      <FilterControl
        key={name}
        name={name}
        field={field}
        filter={filter}
        texts={value === undefined ? [] : filter.write(value, field)}
        served={servingOf(resource, name) === 'one'}
        forest={names.forestOf(name)}
        options={options.length > 0 ? options : names.optionsOf(name)}
        onChange={(texts) => {
          const next = texts.length === 0 ? undefined : filter.read(texts, field);
          change({ filters: next === undefined ? others : { ...others, [name]: next } });
        }}
      />
    );
  });
  if (!narrow && !low) {
    return (
      <section className="filter-panel" id="filters" aria-label="筛选条件">
        {controls}
      </section>
    );
  }
  return (
    <Dialog
      short
      width={SHEET_PX}
      title="筛选"
      foot={
        <Button look="filled" onClick={onClose}>
          完成
        </Button>
      }
      onClose={onClose}
    >
      <div className="filter-panel">
        {controls}
        {narrow && <SortSelect />}
      </div>
    </Dialog>
  );
}

/** The order of a list where there are no column heads to press. */
function SortSelect() {
  const { resource, state, change } = useListContext();
  const { sort } = state;
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
        onChange={({ target }) => change({ sort: sorts.find((each) => spelt(each) === target.value) })}
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
