import type { Declared } from '#crud/declare/complete.ts';
import { declaredFrom } from '#crud/declare/fromData.ts';
import type { WrittenAsData } from '#crud/declare/WrittenAsData.ts';
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
  read ? distinct([...shape, ...ownParameters(read.written), ...lintRules(read.declared, product)]) : shape;

/** A call by habit says these itself: a field of the name would speak over it. */
function ownParameters({ fields, stored, calls: { noun } }: WrittenAsData): readonly Finding[] {
  const own = ['shop_id', 'page', 'size', `${noun}_id`, ...(stored ? ['keyword', 'sort'] : [])];
  const taken = own.filter((name) => Object.hasOwn(fields, name));
  const isId = fields.id === undefined || fields.id.readOnly || fields.id.kind === 'kept';
  return [...taken, ...(isId ? [] : ['id'])].map((name) =>
    found('reserved-name', ['fields', name], `"${name}" 是请求自己要用的名字`, { at: 'key' }),
  );
}

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
