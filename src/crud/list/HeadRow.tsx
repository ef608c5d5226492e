import { kinds } from '#fields/kinds.ts';
import { headedField } from '#fields/money/headed.ts';
import { isSortable } from '../query/askable.ts';
import type { Sort } from '../query/listUrl.ts';
import { fieldOf, type ListDeclaration, type Resource } from '../Resource.ts';
import { TickBox } from './TickBox.tsx';

interface Props {
  readonly resource: Resource;
  readonly columns: ListDeclaration['columns'];
  /** What amounts are shown with. */
  readonly unit: string;
  readonly sort: Sort | undefined;
  readonly onSort: (field: string) => void;
  /** How many of the rows in sight are chosen; undefined where nothing can be done with several. */
  readonly chosen: 'all' | 'some' | 'none' | undefined;
  readonly onChooseAll: () => void;
  readonly hasButtons: boolean;
  /** Whether rows have handles. */
  readonly moves: boolean | undefined;
  /** Whether rows open. */
  readonly opens: boolean;
}

/** The heads of the columns: pressed, they sort what is loaded. */
export function HeadRow({
  resource,
  columns,
  unit,
  sort,
  onSort,
  chosen,
  onChooseAll,
  hasButtons,
  moves,
  opens,
}: Props) {
  return (
    <div role="rowgroup" className="head">
      <div role="row" aria-rowindex={opens ? undefined : 1}>
        {chosen !== undefined && (
          <div role="columnheader" className="select">
            <TickBox label="选择全部" checked={chosen === 'some' ? 'mixed' : chosen === 'all'} onChange={onChooseAll} />
          </div>
        )}
        {moves && (
          <div role="columnheader">
            <span className="unseen">顺序</span>
          </div>
        )}
        {opens && (
          <div role="columnheader">
            <span className="unseen">明细</span>
          </div>
        )}
        {columns.map(({ field: name }) => {
          const field = fieldOf(resource, name);
          const heading = headedField(field, field.heading ?? field.label, unit);
          const way = sort?.field !== name ? undefined : sort.descending ? 'descending' : 'ascending';
          const sortable = isSortable(resource, name);
          return (
            <div
              key={name}
              role="columnheader"
              data-align={kinds[field.kind].cell.align}
              aria-sort={way ?? (sortable ? 'none' : undefined)}
            >
              {sortable ? (
                <button type="button" onClick={() => onSort(name)}>
                  <span>{heading}</span>
                  <SortMark />
                </button>
              ) : (
                heading
              )}
            </div>
          );
        })}
        {hasButtons && <div role="columnheader">操作</div>}
      </div>
    </div>
  );
}

/** Two small arrows; the style lights the one that holds. */
const SortMark = () => (
  <svg className="sort-mark" width="8" height="12" viewBox="0 0 8 12" aria-hidden="true">
    <path className="up" d="M4 1 7 5H1z" />
    <path className="down" d="M4 11 1 7h6z" />
  </svg>
);
