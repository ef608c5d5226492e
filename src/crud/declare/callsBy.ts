import { heldCodecs, writtenCodecs } from '#fields/codecs.ts';
import type { FieldMap } from '#fields/Field.ts';
import type { FilterControl } from '#fields/filter/Filter.ts';
import { kinds } from '#fields/kinds.ts';
import type {
  Calls,
  Condition,
  CreateInput,
  ListQuery,
  OneQuery,
  Scope,
  SwapInput,
  UpdateInput,
} from '#providers/data/calls.ts';
import { speechOf } from '#providers/habit/speechOf.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import type { CallHabit, Habit, Operator, Place } from '#schemas/habit/Habit.ts';
import { answerKeys, type Convention, conditionName, idKey, named, rowsOf, scopeKeys } from '#schemas/habit/rowsOf.ts';
import { memoize } from '#schemas/memoize.ts';
import type { Derivable, DerivedCalls } from '../defineResource.ts';
import { asStored, sentStored } from './asStored.ts';
import { followPages } from './followPages.ts';

type Verb = 'getList' | 'getOne' | 'create' | 'update' | 'deleteOne';

/** What a resource says of its calls beyond its applet's habit. */
export interface Naming {
  /** Several of them on the wire; the noun with an `s` where nothing is said. */
  readonly plural?: string;
  /** What the applet serves; all of it where nothing is said. */
  readonly verbs?: readonly Verb[];
  /** The records are sorted by hand, by swapping neighbours. C2 */
  readonly order?: true;
  /** Fields the applet itself narrows the list by: to one value, or as is said for each. */
  readonly filters?: readonly string[] | Readonly<Record<string, readonly Operator[]>>;
  /** The applet itself looks for words. */
  readonly search?: true;
  /** Fields the applet itself sorts by. */
  readonly sorts?: readonly string[];
  /** One record per scope instead of many. */
  readonly only?: true;
}

const everything: readonly Verb[] = ['getList', 'getOne', 'create', 'update', 'deleteOne'];
const onlyVerbs: readonly Verb[] = ['getOne', 'update'];

/**
 * Calls as an applet's habit has them, their bodies read off the fields: `calls: callsBy(restHabit, 'coupon')`.
 *
 * For a resource whose rows the specification does not fix. What each field looks like on the wire: `codecs.ts`.
 */
export function callsBy(habit: Habit, noun: string, said: Naming = {}): DerivedCalls {
  // Whoever looks at a declaration asks for them, and whoever makes a resource of it does again.
  const derive = memoize(({ scope, fields, stored }: Derivable) => {
    const naming: Naming = { ...(stored && storedNaming(fields)), ...said };
    const { plural = `${noun}s`, verbs = naming.only ? onlyVerbs : everything, order, only } = naming;
    const spelling = {
      words: habit.yes === 'words',
      nested: habit.body === 'json' || habit.lists !== 'json',
      form: habit.body !== 'json',
    };
    const filters = operatorsOf(naming.filters ?? filtersOf(fields));
    const of: Convention = {
      ...{ noun, plural, shop: scope === 'shop', filters },
      held: heldCodecs(stored ? asStored(fields) : fields, spelling),
      written: writtenCodecs(stored ? sentStored(fields) : fields, spelling),
    };
    const rows = rowsOf(habit, of);
    const keys = answerKeys(of);
    const { calls } = habit;
    const spoken = (row: Endpoint, { under }: CallHabit, reads: Readonly<Record<string, Place>> = {}): Endpoint => ({
      ...row,
      speech: speechOf(habit, { under, reads }),
    });
    const at = (key: string, { answers }: CallHabit) =>
      answers === undefined ? {} : { [key]: typeof answers === 'string' ? named(answers, of) : answers };
    const whose = (call: CallHabit, scope: Scope) => ({
      ...Object.fromEntries(scopeKeys(habit, call, of).map((key) => [key, scope])),
      ...call.sends,
    });
    const which = (call: CallHabit, { scope, id }: OneQuery) => ({
      ...whose(call, scope),
      [idKey(habit, call, of)]: id,
    });
    const hasTotal = habit.total !== undefined;
    const isAll = typeof habit.total === 'object' && 'all' in habit.total;
    const { paging } = habit;
    const served = {
      getList: {
        row: spoken(rows.getList, calls.getList, {
          ...at(keys.records, calls.getList),
          ...(habit.total !== undefined && !isAll && { [keys.total]: habit.total as Place }),
          ...(paging.by === 'cursor' && paging.next !== undefined && { [keys.next]: paging.next }),
          ...(paging.by === 'cursor' && paging.more !== undefined && { [keys.more]: paging.more }),
        }),
        request: (query: ListQuery) => ({ ...whose(calls.getList, query.scope), ...asked(habit, naming, query) }),
        records: keys.records,
        ...(hasTotal && { total: isAll ? 'all' : keys.total }),
        ...(paging.by === 'cursor' && { follow: followPages(keys.records, nextOf(habit, keys)) }),
        ...(paging.most !== undefined && { most: paging.most }),
        filters: Object.keys(filters).filter((name) => filters[name]?.includes('eq')),
        operators: filters,
        ...(naming.search && { search: true }),
        ...(naming.sorts && { sorts: naming.sorts }),
      },
      getOne: {
        row: spoken(only ? rows.getOnly : rows.getOne, calls.getOne, at(keys.record, calls.getOne)),
        request: (query: OneQuery) => (only ? whose(calls.getOne, query.scope) : which(calls.getOne, query)),
        record: keys.record,
      },
      create: {
        row: spoken(rows.create, calls.create, at(keys.id, calls.create)),
        request: ({ scope, values }: CreateInput) => ({ ...whose(calls.create, scope), ...values }),
        id: keys.id,
      },
      update: {
        row: spoken(rows.update, calls.update),
        request: ({ values, ...query }: UpdateInput) => ({ ...which(calls.update, query), ...values }),
        ...(calls.update.whole && { carried: Object.keys(of.written) }),
      },
      deleteOne: {
        row: spoken(rows.deleteOne, calls.deleteOne),
        request: (query: OneQuery) => which(calls.deleteOne, query),
      },
    };
    const some: unknown = Object.fromEntries(verbs.map((verb) => [verb, served[verb]]));
    // The names of wire fields are made here; no type knows them beforehand.
    const result: ReturnType<DerivedCalls> = { calls: some as Calls, ...(habit.ids === 'text' && { ids: 'text' }) };
    const { swap } = calls;
    if (!order || !swap || !rows.swap) return result;
    const id = named(habit.names.id, of);
    const request = ({ scope, a, b }: SwapInput) => ({ ...whose(swap, scope), [`a_${id}`]: a, [`b_${id}`]: b });
    return { ...result, order: { row: spoken(rows.swap, swap), request } };
  });
  return Object.assign(derive, { speaks: habit });
}

/** What a page is asked for with: which part of the list, narrowed and sorted how. */
function asked(habit: Habit, { search }: Naming, query: ListQuery) {
  const { filters, where = [] } = query;
  const equal = Object.entries(filters).map(([field, value]): Condition => ({ field, operator: 'eq', value }));
  const isLookedFor = search && habit.search !== undefined && query.search !== undefined;
  const conditions = {
    ...Object.fromEntries(
      [...equal, ...where].map(({ field, operator, value }) => [conditionName(habit, operator, field), value]),
    ),
    ...(isLookedFor && { [habit.search ?? '']: query.search }),
  };
  return {
    ...pageOf(habit, query),
    ...(habit.conditions === undefined ? conditions : { [habit.conditions]: conditions }),
    ...(query.sort && sortOf(habit, query.sort)),
  };
}

function pageOf({ paging }: Habit, { page, size, cursor }: ListQuery) {
  switch (paging.by) {
    case 'page':
      return { [paging.page]: page - 1 + (paging.from ?? 1), [paging.size]: size };
    case 'offset':
      return { [paging.offset]: (page - 1) * size, [paging.limit]: size };
    case 'range':
      return { [paging.range]: JSON.stringify([(page - 1) * size, page * size - 1]) };
    case 'cursor':
      return { [paging.limit]: size, ...(cursor !== undefined && { [paging.cursor]: cursor }) };
  }
}

function sortOf({ sort }: Habit, { field, descending }: NonNullable<ListQuery['sort']>) {
  switch (sort?.by) {
    case 'sign':
      return { [sort.param]: `${descending ? '-' : ''}${field}` };
    case 'pair':
      return { [sort.field]: field, [sort.order]: descending ? 'desc' : 'asc' };
    case 'json':
      return { [sort.param]: JSON.stringify([field, descending ? 'DESC' : 'ASC']) };
    case undefined:
      return {};
  }
}

/** What the page behind an answer is asked for by; undefined where it is the last. */
const nextOf =
  ({ paging }: Habit, keys: ReturnType<typeof answerKeys>) =>
  (answer: Readonly<Record<string, unknown>>) => {
    const records = answer[keys.records];
    if (paging.by !== 'cursor' || !Array.isArray(records) || records.length === 0) return undefined;
    if (paging.more !== undefined && answer[keys.more] !== true) return undefined;
    const next = paging.next === undefined ? records.at(-1)?.id : answer[keys.next];
    return next === undefined || next === null || next === '' ? undefined : String(next);
  };

/** What the embedded applet does by itself for what it keeps: it looks for words, sorts, and narrows by whatever has an order. */
const storedNaming = (fields: FieldMap): Naming => {
  const own = Object.entries(fields).filter(([, { kind }]) => kinds[kind].codec !== undefined);
  return {
    search: true,
    sorts: own.filter(([, { kind }]) => kinds[kind].compare).map(([name]) => name),
    filters: Object.fromEntries(
      own.flatMap(([name, { kind }]) => {
        const control = kinds[kind].filter?.control;
        return control ? [[name, OPERATORS[control]]] : [];
      }),
    ),
  };
};
const OPERATORS: Readonly<Record<FilterControl, readonly Operator[]>> = {
  options: ['eq', 'in'],
  flag: ['eq'],
  numbers: ['gte', 'lte'],
  days: ['gte', 'lte'],
  words: ['contains'],
};

const operatorsOf = (filters: NonNullable<Naming['filters']>): Readonly<Record<string, readonly Operator[]>> =>
  isList(filters) ? Object.fromEntries(filters.map((name) => [name, ['eq']])) : filters;
const isList = (filters: NonNullable<Naming['filters']>): filters is readonly string[] => Array.isArray(filters);

const filtersOf = (fields: FieldMap): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind === 'choice' || fields[name]?.kind === 'ref');
