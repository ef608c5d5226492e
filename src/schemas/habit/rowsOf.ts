import * as z from 'zod/mini';
import { count } from '../codecs/count.ts';
import { opaque } from '../codecs/opaque.ts';
import { anything, type Codec, eitherOf, listOf, objectOf, spelled } from '../codecs/structure.ts';
import { keepingUnknown } from '../codecs/unknownFields.ts';
import type { Endpoint } from '../endpoints/endpoint.ts';
import type { CallHabit, Habit, Operator } from './Habit.ts';

type Codecs = Readonly<Record<string, Codec>>;

/** What a habit needs to know of a resource. */
export interface Convention {
  /** One of them on the wire, e.g. `coupon`. */
  readonly noun: string;
  /** Several of them, e.g. `coupons`. */
  readonly plural: string;
  /** Whether calls name the shop they are for. */
  readonly shop: boolean;
  /** Field → how an answer holds it. */
  readonly held: Codecs;
  /** Field → how a body holds it. */
  readonly written: Codecs;
  /** Field → how the applet narrows a list by it. */
  readonly filters: Readonly<Record<string, readonly Operator[]>>;
}

const nothing = z.object({});

/** The resource's own words in what a habit says. */
export const named = (text: string, { noun, plural }: Pick<Convention, 'noun' | 'plural'>): string =>
  text.replaceAll(':noun', noun).replaceAll(':plural', plural);

/** Under which name a condition is sent. */
export const conditionName = ({ operators }: Habit, operator: Operator, field: string): string =>
  (operators[operator] ?? ':field').replace(':field', field);

/** What a call names its shop by: in its path, else among its fields; undefined where it cannot. */
const shopKey = ({ names }: Habit, { path }: CallHabit): string | undefined =>
  path.includes(':shop') ? 'shop' : names.shop;
/** What a call names its record by. */
export const idKey = (habit: Habit, { path }: CallHabit, of: Convention): string =>
  path.includes(':id') ? 'id' : named(habit.names.id, of);

/** What a call sends to say whose the records are. */
export const scopeKeys = (habit: Habit, call: CallHabit, { shop }: Convention): readonly string[] => {
  const key = shop ? shopKey(habit, call) : undefined;
  return key === undefined ? [] : [key];
};

/** The keys under which a call's answer is read. */
export const answerKeys = (of: Convention) => ({
  records: of.plural,
  record: of.noun,
  id: `${of.noun}_id`,
  total: 'total_count',
  next: 'next_cursor',
  more: 'has_more',
});

/** The rows of one resource in one habit: methods, paths, and what crosses the wire. */
export function rowsOf(habit: Habit, of: Convention) {
  const { calls, ids } = habit;
  const id: Codec = ids === 'text' ? opaque : count;
  const keys = answerKeys(of);
  const isWhole = calls.update.whole === true;
  const kept = isWhole ? keepingUnknown : <Schema>(schema: Schema) => schema;
  const record = kept(objectOf({ id, ...of.held }, new Set(Object.keys(of.held))));
  const optional = new Set(Object.keys(of.written));
  const whose = (call: CallHabit): Codecs => Object.fromEntries(scopeKeys(habit, call, of).map((key) => [key, count]));
  const which = (call: CallHabit): Codecs => ({ ...whose(call), [idKey(habit, call, of)]: id });
  const sends = ({ sends = {} }: CallHabit): Codecs =>
    Object.fromEntries(Object.keys(sends).map((key) => [key, anything]));
  const rowOf = (call: CallHabit, request: Endpoint['request'], response: Endpoint['response']): Endpoint => ({
    method: call.method,
    path: `/${named(call.path, of).replace(/^\//, '')}`,
    request,
    response,
  });
  const one = z.object({ [keys.record]: record });
  return {
    getList: rowOf(
      calls.getList,
      z.object({ ...objectOf({ ...whose(calls.getList), ...sends(calls.getList) }).def.shape, ...askedOf(habit, of) }),
      z.object({
        [keys.records]: z.array(record),
        ...totalIn(habit, keys.total),
        ...(habit.paging.by === 'cursor' && {
          [keys.next]: z.optional(z.nullable(opaque)),
          [keys.more]: z.optional(z.boolean()),
        }),
      }),
    ),
    getOne: rowOf(calls.getOne, objectOf({ ...which(calls.getOne), ...sends(calls.getOne) }), one),
    getOnly: rowOf(calls.getOne, objectOf({ ...whose(calls.getOne), ...sends(calls.getOne) }), one),
    create: rowOf(
      calls.create,
      objectOf({ ...whose(calls.create), ...sends(calls.create), ...of.written }, optional),
      z.object({ [keys.id]: id }),
    ),
    update: rowOf(
      calls.update,
      kept(objectOf({ ...which(calls.update), ...sends(calls.update), ...of.written }, optional)),
      nothing,
    ),
    deleteOne: rowOf(calls.deleteOne, objectOf({ ...which(calls.deleteOne), ...sends(calls.deleteOne) }), nothing),
    ...(calls.swap && {
      swap: rowOf(calls.swap, objectOf({ ...whose(calls.swap), ...swapKeys(habit, of, id) }), nothing),
    }),
  };
}

/** Where an answer's own fields tell it, it has to be there; a header may be lost on the way. */
function totalIn({ total }: Habit, key: string): Record<string, z.ZodMiniType> {
  if (typeof total === 'string') return { [key]: count };
  return total && !('all' in total) ? { [key]: z.optional(count) } : {};
}

/** The two that change places: `a_coupon_id`, `b_coupon_id`. */
const swapKeys = (habit: Habit, of: Convention, id: Codec): Codecs =>
  Object.fromEntries(['a', 'b'].map((which) => [`${which}_${named(habit.names.id, of)}`, id]));

/** What a list may be asked for: page, conditions, words, order. All may be missing. */
function askedOf(habit: Habit, { filters, held }: Convention): Record<string, z.ZodMiniType> {
  const asked: Record<string, Codec> = {};
  for (const [field, operators] of Object.entries(filters)) {
    for (const operator of operators) {
      const codec = held[field] ?? anything;
      const key = conditionName(habit, operator, field);
      const wanted = operator === 'in' ? listOf(codec) : operator === 'contains' ? anything : codec;
      asked[key] = asked[key] ? eitherOf([asked[key], wanted]) : wanted;
    }
  }
  if (habit.search !== undefined) asked[habit.search] ??= anything;
  const all = new Set(Object.keys(asked));
  const conditions = habit.conditions === undefined ? asked : { [habit.conditions]: spelled(objectOf(asked, all)) };
  const others = [...pagingKeys(habit), ...sortKeys(habit)];
  const codecs = { ...Object.fromEntries(others.map((key) => [key, anything])), ...conditions };
  return objectOf(codecs, new Set(Object.keys(codecs))).def.shape;
}

function pagingKeys({ paging }: Habit): readonly string[] {
  switch (paging.by) {
    case 'page':
      return [paging.page, paging.size];
    case 'offset':
      return [paging.offset, paging.limit];
    case 'range':
      return [paging.range];
    case 'cursor':
      return [paging.cursor, paging.limit];
  }
}

const sortKeys = ({ sort }: Habit): readonly string[] => {
  if (!sort) return [];
  return sort.by === 'pair' ? [sort.field, sort.order] : [sort.param];
};
