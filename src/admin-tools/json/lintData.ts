import { declaredFrom } from '#crud/declare/fromData.ts';
import type { WrittenAsData } from '#crud/declare/WrittenAsData.ts';
import { type Finding, found, sentenceOf } from '../lint/Finding.ts';
import { distinct, isReadable, lintRules, lintShape } from '../lint/lint.ts';
import type { KnownResource, ProductFacts } from '../lint/ProductFacts.ts';
import { declarationAsData } from '../lint/shapes.ts';
import { type Literal, readLiteral } from './readLiteral.ts';

/** What is wrong with a declaration as data, held against a product it is not part of; `behind` come after it. */
export function lintData(
  value: unknown,
  product: ProductFacts,
  behind: readonly KnownResource[] = [],
): readonly Finding[] {
  const shape = lintShape(value, declarationAsData, true);
  if (!isWritten(value, shape)) return shape;
  const declared = declaredFrom(value);
  return distinct([
    ...shape,
    ...lintRules(declared, { ...product, declared: [...product.declared, declared, ...behind] }),
  ]);
}

/** Whether its shape is such that it can be read as a declaration. */
export const isWritten = (_: unknown, shape: readonly Finding[]): _ is WrittenAsData => isReadable(shape);

/** A finding with its place in a text, counted from 1. */
export interface TextFinding extends Finding {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
  /** All that is said of it, in Chinese. */
  readonly sentence: string;
}

/** A declaration in a text, looked at: what is wrong, and the declaration itself where nothing is. */
export interface Looked {
  readonly findings: readonly TextFinding[];
  /** Undefined while something is wrong. */
  readonly written?: WrittenAsData;
}

/** Reads a text and looks at the declaration in it. */
export function lintText(text: string, product: ProductFacts, behind: readonly KnownResource[] = []): Looked {
  const literal = readLiteral(text);
  const findings = findingsIn(literal, product, behind).map((finding) => placed(finding, text, literal));
  return findings.length === 0 && isWritten(literal.value, []) ? { findings, written: literal.value } : { findings };
}

const findingsIn = (
  { value, fault }: Literal,
  product: ProductFacts,
  behind: readonly KnownResource[],
): readonly Finding[] => (fault ? [found('unreadable', [], fault.what)] : lintData(value, product, behind));

/** Where a finding stands in the text it was read from. */
export function placed(finding: Finding, text: string, literal: Literal): TextFinding {
  const offset = literal.fault?.offset ?? literal.placeOf(finding.path, finding.at);
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { ...finding, offset, line, column: before.length - before.lastIndexOf('\n'), sentence: sentenceOf(finding) };
}
