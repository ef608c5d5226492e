import { kinds } from '#fields/kinds.ts';
import { messages } from '#schemas/messages.ts';
import type { DerivedCalls } from '../defineResource.ts';
import { gridTool, gridVerb } from '../grid/gridTool.ts';
import {
  type FormDeclaration,
  fieldOf,
  type ListDeclaration,
  type Resource,
  type ShowDeclaration,
} from '../Resource.ts';

/** A declaration whose types have been checked; the engine knows records of any resource. */
export interface Declared
  extends Pick<Resource, 'name' | 'label' | 'scope' | 'fields'>,
    Partial<
      Omit<
        Resource,
        'name' | 'label' | 'scope' | 'fields' | 'calls' | 'ids' | 'menu' | 'list' | 'form' | 'show' | 'examples'
      >
    > {
  readonly calls: Resource['calls'] | DerivedCalls;
  readonly menu?: string | false;
  readonly list?: Partial<Omit<ListDeclaration, 'columns'>> & {
    readonly columns?: readonly string[] | Readonly<Record<string, string>>;
  };
  readonly form?: Partial<FormDeclaration>;
  readonly show?: ShowDeclaration | false;
  readonly examples?: Resource['examples'];
}

const PAGE_SIZE = 20;

/**
 * A resource with everything said: what a declaration leaves out follows from its fields and calls.
 *
 * Title and menu from the label, addresses from the name, columns from the short fields, the form from those that are
 * written, filters and search from the columns.
 * @throws Error for names of fields the resource does not have; all else that may be wrong is the linter's, `lint`.
 */
export function complete(declared: Declared): Resource {
  const { calls: given, menu, list, form: _form, show: _show, ...rest } = declared;
  const { calls, order, ids }: ReturnType<DerivedCalls> =
    typeof given === 'function' ? given(declared) : { calls: given };
  const title = declared.title ?? `${declared.label}管理`;
  const served = { ...declared, calls };
  const form = formOf(served);
  const show = showOf(served);
  return {
    kind: 'collection',
    rights: {},
    removals: {},
    affects: [],
    examples: [],
    ...(order && { order }),
    ...(ids && { ids }),
    ...rest,
    ...(menu !== false && { menu: menu ?? title }),
    title,
    calls,
    routes: routesOf(served, form, show),
    list: listOf(served, list),
    actions: { ...declared.actions, ...(list?.grid?.of && { grid: gridVerb(list.grid) }) },
    ...(form && { form }),
    ...(show && { show }),
    texts: { created: messages.saved, updated: messages.saved, deleted: messages.deleted, ...declared.texts },
  };
}

type Served = Omit<Declared, 'calls'> & Pick<Resource, 'calls'>;

const has =
  (served: Served, trait: 'column' | 'searched' | 'narrowed' | 'unseen') =>
  (name: string): boolean =>
    kinds[fieldOf(served, name).kind][trait] === true;

function routesOf(served: Served, form: FormDeclaration | undefined, show: ShowDeclaration | undefined) {
  if (served.routes) return served.routes;
  const list = served.scope === 'shop' ? `/shop/:sid/${served.name}` : `/${served.name}`;
  if (served.kind === 'singleton') return { list };
  const { create, update, getOne } = served.calls;
  const page = form && form.as !== 'dialog';
  return {
    list,
    ...(page && create && { create: `${list}/add` }),
    ...(page && update && getOne && { edit: `${list}/edit` }),
    ...(show && getOne && { show: `${list}/show` }),
  };
}

function listOf(served: Served, list: Declared['list'] = {}): ListDeclaration {
  const short = Object.keys(served.fields).filter(has(served, 'column'));
  const { columns: asked = short } = list;
  const columns = Array.isArray(asked)
    ? asked.map((field: string) => ({ field, size: kinds[fieldOf(served, field).kind].cell.width }))
    : Object.entries(asked).map(([field, size]) => ({ field, size: String(size) }));
  const shown = columns.map(({ field }) => field);
  return {
    title: shown.find(has(served, 'searched')) ?? shown[0] ?? '',
    pageSize: PAGE_SIZE,
    filters: shown.filter(has(served, 'narrowed')).filter((name) => name !== list.tabs),
    search: shown.filter(has(served, 'searched')),
    empty: `还没有${served.label}`,
    links: [],
    ...list,
    tools: [...(list.grid && !list.grid.of ? [gridTool(list.grid)] : []), ...(list.tools ?? [])],
    columns,
  };
}

function formOf({ form, calls, ...served }: Served): FormDeclaration | undefined {
  if (!form && !calls.create && !calls.update) return undefined;
  const covered = Object.values(served.fields).flatMap((field) =>
    'from' in field && 'to' in field ? [field.from, field.to] : [],
  );
  const written = Object.keys(served.fields).filter(
    (name) => !served.fields[name]?.readOnly && !covered.includes(name),
  );
  return { sections: [{ title: '', fields: written }], ...form };
}

function showOf(served: Served): ShowDeclaration | undefined {
  if (served.show) return served.show;
  if (served.show === false || !served.calls.getOne || served.kind === 'singleton') return undefined;
  const unseen = has(served, 'unseen');
  return { fields: Object.keys(served.fields).filter((name) => !unseen(name)) };
}
