import type { Literal } from '#schemas/literal/readLiteral.ts';
import { type Finding, sentenceOf } from '../lint/Finding.ts';

/** A finding with its place in a text, counted from 1. */
export interface TextFinding extends Finding {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
  /** All that is said of it, in Chinese. */
  readonly sentence: string;
}

/** Says where findings stand in the text they were read from. */
export function placesIn(text: string, literal: Literal): (finding: Finding) => TextFinding {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (finding) => {
    const offset = literal.fault?.offset ?? literal.placeOf(finding.path, finding.at);
    const line = lastUpTo(starts, offset);
    return { ...finding, offset, line, column: offset - (starts[line - 1] ?? 0) + 1, sentence: sentenceOf(finding) };
  };
}

/** How many of these rising numbers go up to one: halved until they are told apart. */
function lastUpTo(rising: readonly number[], one: number): number {
  let [from, to] = [0, rising.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rising[middle] ?? 0) <= one) from = middle + 1;
    else to = middle;
  }
  return from;
}
