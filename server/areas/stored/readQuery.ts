import { countIn } from '#schemas/codecs/decodeBy.ts';
import { limits } from '#schemas/limits.ts';
import type { StoredField, StoredFields, StoredResource } from '#schemas/stored/StoredResource.ts';
import { holdsIds, isSearched, orderOf } from '#schemas/stored/storedKinds.ts';
import { fold } from '#schemas/text/fold.ts';
import type { Page } from '../../http/paging.ts';
import { codes, Refusal } from '../../refusals.ts';
import { malformedField, unknownField } from '../../sentences.ts';

type Sent = Readonly<Record<string, string>>;

/** How a field is held against what is asked. */
export type By = 'is' | 'in' | 'gte' | 'lte' | 'contains';

/** One thing a list is narrowed by. */
export interface Condition {
  readonly name: string;
  readonly field: StoredField;
  readonly by: By;
  /** One of them, but for `in`. */
  readonly values: readonly string[];
}

/** What a list is asked for. */
export interface StoredQuery extends Page {
  /** Each has to be found, in any of the fields. */
  readonly words: readonly string[];
  readonly searched: readonly string[];
  readonly sort?: { readonly name: string; readonly field: StoredField; readonly down: boolean } | undefined;
  readonly conditions: readonly Condition[];
}

const own = new Set(['shop_id', 'page', 'size', 'keyword', 'sort']);
const SUFFIX = /^(.+)_(in|gte|lte|contains)$/;
const MOST_WORDS = 10;
const MOST_VALUES = 500;
const WORD_LENGTH = 200;
const NUMBER = /^-?\d{1,20}(?:\.\d{1,20})?$/;

/**
 * What a list's query asks for: `keyword` over the searched fields, `sort=-price`, and fields by name, alone or with `_in`,
 * `_gte`, `_lte`, `_contains` behind it. A field of exactly that name goes before.
 *
 * @param fields those the caller may see
 * @throws Refusal 400 for anything else.
 */
export function readQuery({ list }: Pick<StoredResource, 'list'>, fields: StoredFields, sent: Sent): StoredQuery {
  const words = fold(sent.keyword ?? '')
    .split(' ')
    .filter(Boolean);
  if (words.length > MOST_WORDS || words.some((word) => word.length > WORD_LENGTH)) refuse('keyword');
  const searched = list?.search ?? Object.keys(fields).filter((name) => isSearched(fieldIn(fields, name)));
  return {
    page: sent.page === undefined ? 1 : readCount(sent.page, 'page'),
    size: sent.size === undefined ? limits.defaultPageSize : readCount(sent.size, 'size'),
    words,
    searched: searched.filter((name) => Object.hasOwn(fields, name)),
    sort: readSort(fields, sent.sort || (list?.sort?.[0] ?? '')),
    conditions: Object.entries(sent).flatMap(([name, text]) =>
      own.has(name) ? [] : [readCondition(fields, name, text)],
    ),
  };
}

const fieldIn = (fields: StoredFields, name: string): StoredField =>
  (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? refuse(name, unknownField);

function refuse(name: string, sentence: (name: string) => string = malformedField): never {
  throw new Refusal(codes.badInput, sentence(name));
}

const readCount = (text: string, name: string): number => countIn(text) ?? refuse(name);

function readSort(fields: StoredFields, text: string): StoredQuery['sort'] {
  if (text === '') return undefined;
  const [down, name] = text.startsWith('-') ? [true, text.slice(1)] : [false, text];
  const field = fieldIn(fields, name);
  return orderOf(field) ? { name, field, down } : refuse('sort');
}

function readCondition(fields: StoredFields, sent: string, text: string): Condition {
  const [, bare = '', by = ''] = Object.hasOwn(fields, sent) ? [] : (SUFFIX.exec(sent) ?? []);
  const name = bare || sent;
  const field = fieldIn(fields, name);
  const how = isBy(by) ? by : 'is';
  const values = how === 'in' ? readSeveral(text) : [text];
  if (values.length > MOST_VALUES) refuse(sent);
  // Words that lie in a list are looked for one by one; what has no order and no words is no way to narrow.
  const isLookedFor = holdsIds(field)
    ? how === 'is' || how === 'in'
    : isSearched(field) && how !== 'gte' && how !== 'lte';
  const order = orderOf(field) ?? (isLookedFor ? 'words' : refuse(sent));
  if (order === 'numbers' && how !== 'contains' && !values.every((value) => NUMBER.test(value))) refuse(sent);
  if (values.some((value) => value.length > WORD_LENGTH || /\0|\p{Surrogate}/u.test(value))) refuse(sent);
  return { name, field, by: how, values };
}

const isBy = (by: string): by is By => ['in', 'gte', 'lte', 'contains'].includes(by);

/** `["a","b"]`, or `a,b`. */
function readSeveral(text: string): readonly string[] {
  if (!text.startsWith('[')) return text.split(',').filter(Boolean);
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.map(spell) : [text];
  } catch {
    return [text];
  }
}

const spell = (value: unknown): string => String(typeof value === 'boolean' ? Number(value) : value);
