import type { Declared } from '#crud/declare/complete.ts';
import { declaredFrom, habitIn } from '#crud/declare/fromData.ts';
import type { WrittenAsData } from '#crud/declare/WrittenAsData.ts';
import { named } from '#schemas/habit/rowsOf.ts';
import { type Finding, found, isStyle } from '../lint/Finding.ts';
import { distinct, guarded, isReadable, lintRules, lintShape, unusable } from '../lint/lint.ts';
import type { ProductFacts } from '../lint/ProductFacts.ts';
import { declarationAsData } from '../lint/shapes.ts';
import { placesIn, type TextFinding } from './placesIn.ts';
import { readLiteral } from './readLiteral.ts';

/** A value looked at by itself: what is wrong with its shape, and what it declares where that can be read. */
export interface DataRead {
  readonly shape: readonly Finding[];
  readonly read?: { readonly written: WrittenAsData; readonly declared: Declared };
}

/** Looks at a declaration as data by itself. */
export function readData(value: unknown): DataRead {
  const shape = guarded(() => lintShape(value, declarationAsData, true));
  if (!isWritten(value, shape)) return { shape };
  try {
    return { shape, read: { written: value, declared: declaredFrom(value) } };
  } catch (error) {
    return { shape: [...shape, unusable(error)] };
  }
}

/** The same of a declaration in a text, with the way to its places. */
export function readDataIn(text: string) {
  const literal = readLiteral(text);
  const { fault, value } = literal;
  const data: DataRead = fault ? { shape: [found('unreadable', [], fault.what)] } : readData(value);
  return { data, place: placesIn(text, literal) };
}

/** Whether its shape is such that it can be read as a declaration. */
const isWritten = (_: unknown, shape: readonly Finding[]): _ is WrittenAsData => isReadable(shape);

/** Everything that is wrong with it, held against a product that it is part of. */
export const lintData = ({ shape, read }: DataRead, product: ProductFacts): readonly Finding[] =>
  read
    ? distinct([
        ...shape,
        ...ownParameters(read.written),
        ...habitGaps(read.written),
        ...lintRules(read.declared, product),
      ])
    : shape;

/** A call by habit says these itself: a field of the name would speak over it. */
function ownParameters({ fields, stored, calls }: WrittenAsData): readonly Finding[] {
  const { noun, plural = `${noun}s` } = calls;
  const { names } = habitIn(calls);
  const own = [names.shop ?? 'shop', 'shop_id', 'page', 'size', named(names.id, { noun, plural })];
  const searching = stored ? ['keyword', 'sort'] : [];
  const taken = [...own, ...searching].filter((name) => name !== 'id' && Object.hasOwn(fields, name));
  const isId = fields.id === undefined || fields.id.readOnly || fields.id.kind === 'kept';
  return [...new Set(taken), ...(isId ? [] : ['id'])].map((name) =>
    found('reserved-name', ['fields', name], `"${name}" 是请求自己要用的名字`, { at: 'key' }),
  );
}

/** What a way to ask for pages, or to sort, cannot do without. */
function habitGaps({ calls, list }: WrittenAsData): readonly Finding[] {
  const { paging, sort, base = '', session } = habitIn(calls);
  const gaps = [
    ...keysOf[paging.by].filter((key) => !Object.hasOwn(paging, key)).map((key) => ['paging', key]),
    ...(sort ? sortKeys[sort.by].filter((key) => !Object.hasOwn(sort, key)).map((key) => ['sort', key]) : []),
  ].map(([part = '', key = '']) => found('missing-key', ['calls', 'habit', part], `缺少 "${key}"`));
  const { most } = paging;
  const long = most !== undefined && (list?.pageSize ?? 20) > most;
  const what = `一页最多 ${most} 条，这里要 ${list?.pageSize ?? 20} 条`;
  const leaks = session !== undefined && /^https?:/.test(base);
  const leaking = leaks ? [found('leaking-session', ['calls', 'habit', 'base'], `${base} 不是登录所在的小程序`)] : [];
  return [
    ...gaps,
    ...leaking,
    ...(long ? [found('long-page', list?.pageSize ? ['list', 'pageSize'] : ['calls'], what)] : []),
  ];
}
const keysOf = {
  page: ['page', 'size'],
  offset: ['offset', 'limit'],
  range: ['range'],
  cursor: ['cursor', 'limit'],
} as const;
const sortKeys = { sign: ['param'], pair: ['field', 'order'], json: ['param'] } as const;

/** A declaration in a text, looked at: what is wrong, and the declaration itself where it can be used. */
export interface Looked {
  readonly findings: readonly TextFinding[];
  /** Undefined while something is wrong; a matter of style is not. */
  readonly written?: WrittenAsData;
}

/** Reads a text and looks at the declaration in it, beside a product that it is not part of. */
export function lintText(text: string, product: ProductFacts): Looked {
  const { data, place } = readDataIn(text);
  const own = data.read ? [data.read.declared] : [];
  const findings = lintData(data, { ...product, alone: true, declared: [...product.declared, ...own] }).map(place);
  return data.read && findings.every(isStyle) ? { findings, written: data.read.written } : { findings };
}
