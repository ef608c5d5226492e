import type { Declared } from '#crud/declare/complete.ts';
import { declaredFrom, habitIn, withHabit } from '#crud/declare/fromData.ts';
import type { Applets, WrittenAsData } from '#crud/declare/WrittenAsData.ts';
import { named } from '#schemas/habit/rowsOf.ts';
import { readLiteral } from '#schemas/literal/readLiteral.ts';
import { type Finding, found, isStyle } from '../lint/Finding.ts';
import { distinct, guarded, isReadable, lintRules, lintShape, unusable } from '../lint/lint.ts';
import { nearest } from '../lint/nearest.ts';
import type { ProductFacts } from '../lint/ProductFacts.ts';
import { declarationAsData } from '../lint/shapes.ts';
import { placesIn, type TextFinding } from './placesIn.ts';
import { habitGaps } from './readApplets.ts';

/** A value looked at by itself: what is wrong with its shape, and what it declares where that can be read. */
export interface DataRead {
  readonly shape: readonly Finding[];
  readonly read?: {
    /** As it stands there. */
    readonly written: WrittenAsData;
    /** With the habit of the applet it names. */
    readonly resolved: WrittenAsData;
    readonly declared: Declared;
  };
}

/** Looks at a declaration as data by itself. @param applets those it may name. */
export function readData(value: unknown, applets: Applets = {}): DataRead {
  const shape = guarded(() => lintShape(value, declarationAsData, true));
  if (!isWritten(value, shape)) return { shape };
  const unnamed = appletsOf(value, applets);
  if (unnamed.length > 0) return { shape: [...shape, ...unnamed] };
  try {
    const resolved = withHabit(value, applets);
    return { shape, read: { written: value, resolved, declared: declaredFrom(resolved) } };
  } catch (error) {
    return { shape: [...shape, unusable(error)] };
  }
}

/** The same of a declaration in a text, with the way to its places. */
export function readDataIn(text: string, applets?: Applets) {
  const literal = readLiteral(text);
  const { fault, value } = literal;
  const data: DataRead = fault ? { shape: [found('unreadable', [], fault.what)] } : readData(value, applets);
  return { data, place: placesIn(text, literal) };
}

/** Whether its shape is such that it can be read as a declaration. */
const isWritten = (_: unknown, shape: readonly Finding[]): _ is WrittenAsData => isReadable(shape);

/** Everything that is wrong with it, held against a product that it is part of. */
export const lintData = ({ shape, read }: DataRead, product: ProductFacts): readonly Finding[] =>
  read
    ? distinct([
        ...shape,
        ...ownParameters(read.resolved),
        ...ownHabit(read.written),
        ...pageLength(read.resolved),
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

/** An applet is described in one place. */
function appletsOf({ calls: { applet, habit } }: WrittenAsData, applets: Applets): readonly Finding[] {
  if (applet === undefined) return [];
  const at = ['calls', 'applet'];
  if (habit !== undefined) return [found('unknown-key', at, '"habit" 和 "applet" 只能写一个', { at: 'key' })];
  if (Object.hasOwn(applets, applet)) return [];
  const meant = nearest(applet, Object.keys(applets));
  return [found('unknown-applet', at, `"${applet}" 没有写明，或者写错了`, { meant })];
}

const ownHabit = ({ calls: { habit } }: WrittenAsData): readonly Finding[] =>
  habit === undefined
    ? []
    : habitGaps(habit).map((finding) => ({ ...finding, path: ['calls', 'habit', ...finding.path] }));

function pageLength({ calls, list }: WrittenAsData): readonly Finding[] {
  const { most } = habitIn(calls).paging;
  const size = list?.pageSize ?? 20;
  if (most === undefined || size <= most) return [];
  return [
    found('long-page', list?.pageSize ? ['list', 'pageSize'] : ['calls'], `一页最多 ${most} 条，这里要 ${size} 条`),
  ];
}

/** A declaration in a text, looked at: what is wrong, and the declaration itself where it can be used. */
export interface Looked {
  readonly findings: readonly TextFinding[];
  /** Undefined while something is wrong; a matter of style is not. */
  readonly written?: WrittenAsData;
  /** The same with the habit of the applet it names. */
  readonly resolved?: WrittenAsData;
}

/** Reads a text and looks at the declaration in it, beside a product that it is not part of. */
export function lintText(text: string, product: ProductFacts): Looked {
  const { data, place } = readDataIn(text, product.applets);
  const own = data.read ? [data.read.declared] : [];
  const findings = lintData(data, { ...product, alone: true, declared: [...product.declared, ...own] }).map(place);
  if (!data.read || !findings.every(isStyle)) return { findings };
  const { written, resolved } = data.read;
  return { findings, written, resolved };
}
