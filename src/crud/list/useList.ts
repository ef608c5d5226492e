import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DataRecord, Scope, Values } from '#providers/data/calls.ts';
import type { ResourceAccess } from '../access/useAccess.ts';
import { useHighlightedRow } from '../data/useHighlightedRow.ts';
import type { Resource } from '../Resource.ts';
import { pathIn } from '../routes.ts';
import { deniedOf, hasBulk, rowVerbs } from '../verbs/rowVerbs.ts';
import { useDialogs } from '../verbs/useDialogs.ts';
import { useRowActions } from '../verbs/useRowActions.ts';
import { readColumns, shownColumns, writeColumns } from '../views/columns.ts';
import { useKept } from '../views/useKept.ts';
import { type KeyHandlers, useListKeys } from './keys/useListKeys.ts';
import { useActiveRow } from './useActiveRow.ts';
import { useListRows } from './useListRows.ts';
import { useListUrl } from './useListUrl.ts';
import { useOpenRows } from './useOpenRows.ts';
import { useSelection } from './useSelection.ts';

/** A list at work: what is in sight, what is ticked, what is open over it, and what the keys do. */
export function useList(resource: Resource, scope: Scope, access: ResourceAccess) {
  const { routes, calls, form } = resource;
  const navigate = useNavigate();
  const { state, change } = useListUrl(resource);
  const [settings, keepSettings] = useKept(`columns.${resource.name}`, readColumns);
  const columns = useMemo(() => shownColumns(resource, settings), [resource, settings]);
  const verbs = useMemo(() => rowVerbs(resource, access), [resource, access]);
  const [choosing, setChoosing] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const rows = useListRows({ resource, scope, state, change, columns, choosing });
  const ticks = useSelection({ loaded: rows.records, found: rows.found, rows: rows.rows, part: state.tab });
  const selection = hasBulk(resource) ? ticks : undefined;
  const touched = useHighlightedRow(resource, scope, rows.rows);
  const active = useActiveRow(rows.rows);
  const opened = useOpenRows();
  const dialogs = useDialogs(resource);
  const actions = useRowActions(resource, scope, dialogs.open);
  const [menu, setMenu] = useState<{ readonly record: DataRecord; readonly anchor: HTMLElement }>();

  const canAdd = form !== undefined && calls.create !== undefined;
  const mayAdd = access.may('create');
  const add = (fill?: Values) =>
    routes.create === undefined
      ? dialogs.setOpened({ what: 'add', fill })
      : void navigate(pathIn(routes.create, scope), fill && { state: { fill } });

  const { record } = active;
  const can = (name: string) =>
    record !== undefined &&
    [...verbs.inline, ...verbs.more].some((verb) => verb.name === name && deniedOf(verb, record) === undefined);
  const idle = record !== undefined && !actions.busy.has(record.id);
  const opening = ['show', 'edit'].find(can);
  const enter = opening
    ? (at: DataRecord) => actions.onAction(opening, at)
    : resource.list.detail && (({ id }: DataRecord) => opened.toggle(id));
  const handlers: KeyHandlers = {
    '/': () => searchBox.current?.focus(),
    n: canAdd && mayAdd.can ? () => add() : undefined,
    j: () => active.move(1),
    k: () => active.move(-1),
    Enter: idle && enter ? () => enter(record) : undefined,
    e: idle && can('edit') ? () => actions.onAction('edit', record) : undefined,
    x: record && selection ? () => selection.toggle(record.id) : undefined,
    '?': () => dialogs.setOpened({ what: 'help' }),
  };
  useListKeys(handlers);

  return {
    resource,
    scope,
    access,
    state,
    change,
    settings,
    keepColumns: (next: typeof settings) => keepSettings(writeColumns(next)),
    columns,
    verbs,
    choosing,
    setChoosing,
    searchBox,
    rows,
    selection,
    active,
    touched,
    opened,
    dialogs,
    actions,
    menu,
    closeMenu: () => setMenu(undefined),
    onAction(name: string, record: DataRecord, button: HTMLElement) {
      if (name !== 'more') actions.onAction(name, record);
      else setMenu(menu?.record.id === record.id ? undefined : { record, anchor: button });
    },
    add: canAdd ? { run: add, ...mayAdd } : undefined,
    clear: () => change({ filters: {}, q: '' }),
  };
}

/** Everything a list's parts may be given. */
export type List = ReturnType<typeof useList>;
