import type { ReactNode, RefObject } from 'react';
import { fieldOf, type Resource } from '../Resource.ts';
import { type Tab, tabsOf } from './listTabs.ts';
import { SearchBox } from './search/SearchBox.tsx';
import { Tabs } from './Tabs.tsx';
import { filtersIn } from './url/askable.ts';
import type { ListState } from './url/listUrl.ts';
import type { ChangeList } from './url/useListUrl.ts';

interface Props {
  readonly resource: Resource;
  readonly state: ListState;
  readonly change: ChangeList;
  readonly searchBox: RefObject<HTMLInputElement>;
  readonly onSearch: () => void;
  readonly choosing: boolean;
  readonly onChoosing: (choosing: boolean) => void;
  readonly onViews: () => void;
  /** How many a part holds, where that is known. */
  countOf(tab: Tab): string | undefined;
  /** How many there are. */
  readonly children: ReactNode;
}

/** The ways to look at a list: its parts, the search, conditions, and views that were kept. */
export function ListBar(props: Props) {
  const { resource, state, change, searchBox, onSearch, choosing, onChoosing, onViews, children } = props;
  const { tabs, search } = resource.list;
  const conditions = Object.keys(state.filters).length;
  return (
    <div className="list-bar">
      {tabs !== undefined && (
        <Tabs
          label={fieldOf(resource, tabs).label}
          options={tabsOf(resource)}
          value={state.tab}
          onChange={(tab) => change({ tab })}
          countOf={props.countOf}
        />
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
            筛选
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
