import { Fragment, isValidElement, type ReactNode } from 'react';
import type { CellContext, NameOf } from '#fields/Cell.ts';
import type { AnyField } from '#fields/Field.ts';
import { kinds } from '#fields/kinds.ts';
import { valueIn } from '#fields/valueIn.ts';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { sortUsually } from '../query/arrange.ts';
import { tabsOf } from '../query/listTabs.ts';
import { type ListState, writeListUrl } from '../query/listUrl.ts';
import { fieldOf, type Resource } from '../Resource.ts';
import { pathIn } from '../routes.ts';
import type { OfflineList } from './offlineLists.ts';

/** More than these nobody looks through without a network. */
export const MOST_ROWS = 200;
/** More than these characters of one text nobody reads in a row: a few long ones would take the room of all lists. */
const MOST_OF_TEXT = 200;

interface Loaded {
  readonly scope: Scope;
  readonly shop: string;
  readonly tab: ListState['tab'];
  readonly records: readonly DataRecord[];
  readonly total: number;
  /** Whether the applet told the total. O1 */
  readonly exact: boolean;
  readonly nameOf: NameOf;
  readonly unit: string;
  readonly at: number;
}

/** What of a loaded list its declaration lets this device keep, as a merchant reads it. */
export function offlineList(resource: Resource, loaded: Loaded): OfflineList {
  const { scope, shop, tab, records, total, exact, nameOf, unit, at } = loaded;
  const { routes, title } = resource;
  const names = namesIn(resource);
  const query = writeListUrl(resource, { page: 1, tab, filters: {}, sort: undefined, q: '' });
  const part = tabsOf(resource).find(({ value }) => value === tab)?.label;
  const rows = sortUsually(resource, records, at).slice(0, MOST_ROWS);
  return {
    to: pathIn(routes.list, scope) + (query === '' ? '' : `?${query}`),
    shop,
    title: part === undefined ? title : `${title} · ${part}`,
    count: countOf(rows.length, exact ? total : undefined),
    at,
    columns: offlineColumns(resource),
    rows: rows.map((record) => names.map((name) => shortened(textIn(resource, record, name, { nameOf, unit })))),
  };
}

/** What a list is kept with for offline. @param resource as the merchant may see it */
export const offlineColumns = (resource: Resource) =>
  namesIn(resource).map((name) => columnOf(fieldOf(resource, name)));

/** What is kept from this merchant is no column of theirs. R7 A picture is not on this device: it would be an empty one. */
const namesIn = (resource: Resource): readonly string[] => {
  const { columns, offline } = resource.list;
  const isRead = (name: string) => offline?.includes(name) && !kinds[fieldOf(resource, name).kind].cell.isPicture;
  return columns.map(({ field }) => field).filter(isRead);
};

const shortened = (text: string): string =>
  text.length <= MOST_OF_TEXT ? text : `${[...text.slice(0, 2 * MOST_OF_TEXT)].slice(0, MOST_OF_TEXT).join('')}…`;

const countOf = (kept: number, total: number | undefined): string =>
  kept === total ? `共 ${total} 条` : `前 ${kept} 条${total === undefined ? '' : `，共 ${total} 条`}`;

const columnOf = ({ kind, label, heading = label }: AnyField) => ({ heading, end: kinds[kind].cell.align === 'end' });

/** As the cell draws it; where that is no plain text, as a sheet spells it. */
function textIn(
  resource: Resource,
  record: DataRecord,
  name: string,
  { nameOf, unit }: Required<Pick<CellContext, 'nameOf' | 'unit'>>,
): string {
  const field = fieldOf(resource, name);
  const { cell, text } = kinds[field.kind];
  const value = valueIn(record, name, field);
  const drawn = cell.draw(value, field, { resolve: (path) => path, nameOf, unit, record });
  return wordsIn(drawn) ?? String(text?.write(value, field, { nameOf, idOf: () => undefined }) ?? '');
}

/** What a cell says, in words alone or in elements around them; undefined where a part of it is neither. */
function wordsIn(drawn: ReactNode): string | undefined {
  if (typeof drawn === 'string' || typeof drawn === 'number') return String(drawn);
  if (Array.isArray(drawn)) {
    const parts = drawn.filter((part) => part !== false).map(wordsIn);
    return parts.includes(undefined) ? undefined : parts.join('');
  }
  if (!isValidElement<{ readonly children?: ReactNode }>(drawn)) return undefined;
  return typeof drawn.type === 'string' || drawn.type === Fragment ? wordsIn(drawn.props.children) : undefined;
}
