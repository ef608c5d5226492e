import { optionsOf } from '#fields/choice/optionsOf.ts';
import { valueIn } from '#fields/valueIn.ts';
import type { DataRecord, Scope, Values } from '#providers/data/calls.ts';
import type { ResourceAccess } from '../access/useAccess.ts';
import { tabsOf } from '../query/listTabs.ts';
import { writeListUrl } from '../query/listUrl.ts';
import { wordsIn } from '../query/wordsOf.ts';
import { fieldOf, isScreen, type Resource } from '../Resource.ts';
import { editPath, pathIn, showPath } from '../routes.ts';
import { titleOf } from '../titleOf.ts';
import type { Fact, Findable } from './Findable.ts';

/** Where among its list's pages a record was seen. */
export interface Place {
  readonly record: DataRecord;
  /** What the applet had narrowed the list by. */
  readonly part: Values;
  /** From 1. */
  readonly page: number;
}

/** Whose list it is, as whoever is signed in may see it. */
export interface Whose {
  readonly resource: Resource;
  readonly access: ResourceAccess;
  readonly scope: Scope;
  /** The shop's name; nothing for what belongs to none. */
  readonly shop: string | undefined;
}

/** A record as it is found: first itself, then what its row can open. */
export function findableRecord(whose: Whose, place: Place, now: number): readonly Findable[] {
  const { resource, scope, shop } = whose;
  const { record } = place;
  const { title: titleField, search, tabs } = resource.list;
  const title = titleOf(resource, record);
  const at = placePath(whose, place);
  const state = tabs && optionsOf(fieldOf(resource, tabs)).find(({ value }) => value === record[tabs])?.label;
  const itself: Findable = {
    key: `${resource.name} ${scope} ${record.id}`,
    group: resource.label,
    title,
    id: record.id,
    facts: search.filter((name) => name !== titleField).flatMap((name) => factOf(resource, record, name)),
    about: [shop, state].filter((part) => part !== undefined),
    scope,
    to: recordPath(whose, record) ?? at,
    // A title that is a phone is a buyer's.
    ...(titleField !== '' &&
      fieldOf(resource, titleField).kind === 'phone' && {
        kept: { group: resource.label, title: resource.title, to: pathIn(resource.routes.list, scope) },
      }),
  };
  const actions = Object.entries(resource.actions).flatMap(([name, action]) =>
    isScreen(action) && action.offered?.(record, now) !== false
      ? [
          {
            key: `${itself.key} ${name}`,
            group: ACTIONS,
            title: action.label(record),
            facts: [],
            about: [title, ...itself.about],
            scope,
            to: at,
            opens: { action: name, id: record.id },
          },
        ]
      : [],
  );
  return [itself, ...actions];
}

/** What pages and actions stand under. */
export const ACTIONS = '页面与操作';

function factOf(resource: Resource, record: DataRecord, name: string): readonly Fact[] {
  const { label } = fieldOf(resource, name);
  const words = wordsIn(resource, record, name);
  return words.length === 0 ? [] : [{ label, text: textOf(resource, record, name), words }];
}

function textOf(resource: Resource, record: DataRecord, name: string): string {
  const field = fieldOf(resource, name);
  const value = valueIn(record, name, field);
  if (Array.isArray(value)) return value.join('、');
  return optionsOf(field).find((option) => option.value === value)?.label ?? String(value);
}

/** An address of its own, where it has one that is open to the merchant. */
function recordPath({ resource, access, scope }: Whose, record: DataRecord): string | undefined {
  const { id } = record;
  const shown = showPath(resource, scope, id);
  if (shown !== undefined) return shown;
  return resource.form && resource.calls.update && access.may('update', record).can
    ? editPath(resource, scope, id)
    : undefined;
}

/** Its list, open at the record: its part, its page, and its title in the search. */
function placePath({ resource, scope }: Whose, { record, part, page }: Place): string {
  const { title, tabs, search } = resource.list;
  const value = title === '' ? undefined : valueIn(record, title, fieldOf(resource, title));
  const tab = tabs && (part[tabs] ?? record[tabs]);
  const query = writeListUrl(resource, {
    page,
    tab: tabsOf(resource).find(({ value }) => value === tab)?.value,
    filters: {},
    sort: undefined,
    q: typeof value === 'string' && search.includes(title) ? value : '',
  });
  const list = pathIn(resource.routes.list, scope);
  return query === '' ? list : `${list}?${query}`;
}
