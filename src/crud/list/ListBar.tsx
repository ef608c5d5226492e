import type { ReactNode, RefObject } from 'react';
import type { Scope } from '#providers/data/calls.ts';
import type { Resource } from '../Resource.ts';
import { ListTabs } from './ListTabs.tsx';
import { SearchBox } from './search/SearchBox.tsx';
import { filtersIn } from './url/askable.ts';
import type { ListState } from './url/listUrl.ts';
import type { ChangeList } from './url/useListUrl.ts';
import type { ListRows } from './useListRows.ts';

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly rows: ListRows;
  readonly state: ListState;
  readonly change: ChangeList;
  readonly searchBox: RefObject<HTMLInputElement>;
  readonly onSearch: () => void;
  readonly choosing: boolean;
  readonly onChoosing: (choosing: boolean) => void;
  readonly onViews: () => void;
  /** How many there are. */
  readonly children: ReactNode;
}

/** The ways to look at a list: its parts, the search, conditions, and views that were kept. */
export function ListBar(props: Props) {
  const { resource, scope, rows, state, change, searchBox, onSearch, choosing, onChoosing, onViews, children } = props;
  const { tabs, search } = resource.list;
  const conditions = Object.keys(state.filters).length;
  return (
    <div className="list-bar">
      {tabs !== undefined && (
        <ListTabs resource={resource} scope={scope} state={state} change={change} rows={rows} field={tabs} />
      )}
      <div className="list-tools">
        {search.length > 0 && (
          <SearchBox
            box={searchBox}
            q={state.q}
            onType={(q) => change({ q }, { typing: true })}
            onApproach={onSearch}
          />
        )}
        {filtersIn(resource).length > 0 && (
          <button
            type="button"
            className="button"
            aria-expanded={choosing}
            aria-controls="filters"
            onClick={() => onChoosing(!choosing)}
          >
            <span>筛选</span>
            {conditions > 0 && (
              <span className="badge" aria-hidden="true">
                {conditions}
              </span>
            )}
          </button>
        )}
        <button type="button" className="button" aria-haspopup="dialog" onClick={onViews}>
          视图
        </button>
      </div>
      {children}
    </div>
  );
}
