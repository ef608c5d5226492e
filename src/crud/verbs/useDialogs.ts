import { useMemo } from 'react';
import type { DataRecord, Values } from '#providers/data/calls.ts';
import { useOpened } from '../anew/useOpened.ts';
import type { ListTool, Resource, RowScreen } from '../Resource.ts';

/** What stands open over the list; one thing at a time. */
export type Opened =
  | { readonly what: 'add'; readonly fill?: Values | undefined }
  | { readonly what: 'export' | 'import' | 'columns' | 'views' | 'help' | 'alerts' }
  | { readonly what: 'edit' | 'clone' | 'show'; readonly record: DataRecord }
  | { readonly what: 'screen'; readonly record: DataRecord; readonly screen: RowScreen['screen'] }
  /** Over all in sight, or these alone. */
  | { readonly what: 'tool'; readonly tool: ListTool; readonly records?: readonly DataRecord[] }
  /** The chosen ones alone. */
  | { readonly what: 'exportChosen'; readonly records: readonly DataRecord[] };

/** What stands open about one record. */
export type OpenedRecord = Extract<Opened, { readonly what: 'edit' | 'clone' | 'show' | 'screen' }>;

/** How what opens over the list is opened. */
export interface OpenDialogs {
  edit(record: DataRecord): void;
  clone(record: DataRecord): void;
  show(record: DataRecord): void;
  screen(screen: RowScreen['screen'], record: DataRecord): void;
}

/** What stands open over the list, or the page, of a resource, and how it is opened and closed. */
export function useDialogs({ name }: Resource) {
  const [opened, setOpened] = useOpened(name);
  const open = useMemo(
    (): OpenDialogs => ({
      edit: (record) => setOpened({ what: 'edit', record }),
      clone: (record) => setOpened({ what: 'clone', record }),
      show: (record) => setOpened({ what: 'show', record }),
      screen: (screen, record) => setOpened({ what: 'screen', record, screen }),
    }),
    [setOpened],
  );
  return { opened, open, setOpened, close: () => setOpened(undefined) };
}
