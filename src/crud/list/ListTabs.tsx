import type { Scope } from '#providers/data/calls.ts';
import { fieldOf, type Resource } from '../Resource.ts';
import { tabsOf } from './listTabs.ts';
import { Tabs } from './Tabs.tsx';
import type { ListState } from './url/listUrl.ts';
import type { ChangeList } from './url/useListUrl.ts';
import type { ListRows } from './useListRows.ts';
import { useServedCounts } from './useServedCounts.ts';

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly state: ListState;
  readonly change: ChangeList;
  readonly rows: ListRows;
  /** The field the list is cut by. */
  readonly field: string;
}

/** The parts of a list and how many each holds. What is counted on its way draws nothing else again when it comes. O1 */
export function ListTabs({ resource, scope, state, change, rows, field }: Props) {
  const { loading, total, countOf } = rows;
  const servedOf = useServedCounts({ resource, scope, state, loading, total });
  return (
    <Tabs
      label={fieldOf(resource, field).label}
      options={tabsOf(resource)}
      value={state.tab}
      onChange={(tab) => change({ tab })}
      countOf={(tab) => countOf(tab) ?? servedOf(tab)}
    />
  );
}
