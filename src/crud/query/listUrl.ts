import type { Option } from '#fields/choice/choice.tsx';
import type { Values } from '#providers/data/calls.ts';
import type { Resource } from '../Resource.ts';
import { filtersIn, isSortable, todaysName } from './askable.ts';
import { servingOf } from './isServed.ts';
import { tabsOf } from './listTabs.ts';

/** By which column a list is sorted. */
export interface Sort {
  readonly field: string;
  readonly descending: boolean;
}

/** What of a list is in sight; the address bar holds it and nobody else does. */
export interface ListState {
  /** From 1. */
  readonly page: number;
  readonly tab: Option['value'] | undefined;
  /** Field → what is asked of it, as its `Filter` knows it. */
  readonly filters: Values;
  readonly sort: Sort | undefined;
  /** What was typed into the search box. */
  readonly q: string;
}

/** An address as it was understood. */
export interface ReadUrl {
  readonly state: ListState;
  /** Parameters that say nothing here. */
  readonly unknown: readonly string[];
}

const RESERVED: ReadonlySet<string> = new Set(['page', 'sort', 'q']);
/** A field that is called like a word of the list's own steps aside. */
const paramOf = (field: string): string => (RESERVED.has(field) ? `f.${field}` : field);

/** Reads `?status=2&type=1&type=3&sort=-price&page=3`; what makes no sense is read as if it were not there. */
export function readListUrl(resource: Resource, search: string): ReadUrl {
  const params = new URLSearchParams(search);
  const { tabs, columns } = resource.list;
  const narrowing = filtersIn(resource);
  const known = [...(tabs === undefined ? [] : [tabs]), ...narrowing.map(({ name }) => name)];
  const field = (param: string) => todaysName(resource, known, param.replace(/^f\.(?=page$|sort$|q$)/, ''));
  const names = [...new Set(params.keys())];
  const unknown = names.filter((param) => !RESERVED.has(param) && field(param) === undefined);

  /** A field's own name is heard before those it had. */
  const textsOf = (name: string): readonly string[] => {
    const spelt = names.filter((param) => !RESERVED.has(param) && field(param) === name);
    const param = spelt.includes(paramOf(name)) ? paramOf(name) : spelt[0];
    return param === undefined ? [] : params.getAll(param);
  };
  const asked = narrowing.flatMap(({ name, field, filter }) => {
    const texts = textsOf(name);
    const value = texts.length === 0 ? undefined : filter.read(texts, field);
    return value === undefined ? [] : [[name, servingOf(resource, name) === 'one' ? single(value) : value]];
  });
  const [tab] = tabs === undefined ? [] : textsOf(tabs);
  const options = tabsOf(resource);
  return {
    unknown,
    state: {
      page: readPage(params.get('page')),
      tab: (options.find(({ value }) => String(value) === tab) ?? options[0])?.value,
      filters: Object.fromEntries(asked),
      sort: readSort(
        resource,
        columns.map(({ field }) => field),
        params.get('sort'),
      ),
      q: (params.get('q') ?? '').trim() === '' ? '' : (params.get('q') ?? ''),
    },
  };
}

/** Writes what {@link readListUrl} reads, without a `?`; what goes without saying is left out. */
export function writeListUrl(resource: Resource, { page, tab, filters: asked, sort, q }: ListState): string {
  const params = new URLSearchParams();
  const { tabs } = resource.list;
  if (tabs !== undefined && tab !== undefined && tab !== tabsOf(resource)[0]?.value) {
    params.set(paramOf(tabs), String(tab));
  }
  for (const { name, field, filter } of filtersIn(resource)) {
    if (asked[name] === undefined) continue;
    for (const text of filter.write(asked[name], field)) params.append(paramOf(name), text);
  }
  if (q.trim() !== '') params.set('q', q);
  if (sort) params.set('sort', `${sort.descending ? '-' : ''}${sort.field}`);
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

/** The applet narrows by one value: the first of several. */
const single = (asked: unknown): unknown => (Array.isArray(asked) ? asked.slice(0, 1) : asked);

const readPage = (text: string | null): number => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

function readSort(resource: Resource, columns: readonly string[], text: string | null): Sort | undefined {
  if (text === null) return undefined;
  const descending = text.startsWith('-');
  const field = todaysName(resource, columns, descending ? text.slice(1) : text);
  return field !== undefined && isSortable(resource, field) ? { field, descending } : undefined;
}
