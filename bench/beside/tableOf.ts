import { medianOf } from '../rounds.ts';
import { LIMIT } from './apps.ts';
import { type Measure, measures as measuresOfLists } from './measures.ts';
import type { Readings } from './measureVisit.ts';

/** App → what was read of it, round by round. */
export type Rounds = Readonly<Record<string, readonly Readings[]>>;

/** A table in Markdown, and which of its musts are broken. */
export interface Table {
  readonly text: string;
  readonly broken: readonly string[];
}

const OURS = 'ours';

/** What is told, and the app whose figures ratios are taken of. */
export interface Subject {
  readonly measures: readonly Measure[];
  readonly limit: string;
}

/** Medians of each app beside ours, and what came of the musts. */
export function tableOf(
  rounds: Rounds,
  { measures, limit }: Subject = { measures: measuresOfLists, limit: LIMIT },
): Table {
  const names = Object.keys(rounds);
  const read = measures.filter(({ key }) => names.some((name) => middleOf(rounds, name, key) !== undefined));
  const isWhole = names.includes(OURS) && names.includes(limit);
  const fails = (verdict: string) => verdict === 'BROKEN' || (isWhole && verdict === 'not read');
  const broken = read.filter((measure) => fails(verdictOf(rounds, measure, limit))).map(({ title }) => title);
  const lines = read.map((measure) => [
    measure.unit ? `${measure.title}, ${measure.unit}` : measure.title,
    ...names.map((name) => told(middleOf(rounds, name, measure.key))),
    told(ratioOf(rounds, OURS, measure.key, limit)),
    boundOf(measure, measure.must),
    boundOf(measure, measure.goal),
    verdictOf(rounds, measure, limit),
  ]);
  const head = ['', ...names, 'ratio', 'must', 'goal', ''];
  const rule = head.map((_, at) => (at === 0 || at === head.length - 1 ? '---' : '---:'));
  return { text: [head, rule, ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n'), broken };
}

const readIn = (rounds: Rounds, name: string, key: string) => (rounds[name] ?? []).map((readings) => readings[key]);

function middleOf(rounds: Rounds, name: string, key: string): number | undefined {
  const values = readIn(rounds, name, key).filter((value) => value !== undefined);
  return values.length === 0 ? undefined : medianOf(values);
}

/** The median of the ratios round by round: what slows a round down slows both. */
function ratioOf(rounds: Rounds, name: string, key: string, limit: string): number | undefined {
  const limits = readIn(rounds, limit, key);
  const ratios = readIn(rounds, name, key).flatMap((value, at) => {
    const other = limits[at];
    return value === undefined || other === undefined || other === 0 ? [] : [value / other];
  });
  return ratios.length === 0 ? undefined : medianOf(ratios);
}

function verdictOf(rounds: Rounds, { key, by, must }: Measure, limit: string): '' | 'kept' | 'BROKEN' | 'not read' {
  if (must === undefined) return '';
  const value = by === 'value' ? middleOf(rounds, OURS, key) : ratioOf(rounds, OURS, key, limit);
  if (value === undefined) return 'not read';
  return rounded(value) <= must ? 'kept' : 'BROKEN';
}

const boundOf = ({ by }: Measure, bound?: number) =>
  bound === undefined ? '' : `${bound}${by === 'ratio' ? ' ×' : ''}`;

/** As it stands in the table. */
const rounded = (value: number) => Number(value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0));
const told = (value: number | undefined) => (value === undefined ? '-' : String(rounded(value)));
