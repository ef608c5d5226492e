import { type Code, catalogue } from './catalogue.ts';

/** Where in a declaration: `['list', 'columns', 2]`. */
export type Path = readonly (string | number)[];

/** Something in a declaration that cannot be right, or that the house does otherwise. */
export interface Finding {
  readonly code: Code;
  readonly path: Path;
  /** It is the name at this place that is wrong, not what stands under it. */
  readonly at?: 'key';
  /** What was found, as one sentence without its full stop. */
  readonly what: string;
  /** What was most likely meant. */
  readonly meant?: string;
  /** What to do about it, as one sentence. */
  readonly remedy: string;
}

/** Of what was found so much is told; a text may be as long as a file. */
const LONGEST = 300;

/** Whether it is a matter of style: it is told, and what is declared so is used all the same. */
export const isStyle = ({ code }: Pick<Finding, 'code'>): boolean => styles.has(code);
const styles: ReadonlySet<string> = new Set(
  Object.entries(catalogue).flatMap(([code, entry]) => ('style' in entry ? [code] : [])),
);

/** A finding under its code; the remedy is the catalogue's. */
export const found = (
  code: Code,
  path: Path,
  what: string,
  more: { readonly at?: 'key'; readonly meant?: string | undefined } = {},
): Finding => ({
  code,
  path,
  what: what.length > LONGEST ? `${what.slice(0, LONGEST)}…` : what,
  remedy: catalogue[code].remedy,
  ...(more.at && { at: more.at }),
  ...(more.meant !== undefined && { meant: more.meant }),
});

/** A path as it is written in code: `list.columns[2]`; the declaration itself is the empty text. */
export const pathText = (path: Path): string =>
  path
    .map((step, nth) =>
      typeof step === 'number' ? `[${step}]` : /^\w+$/.test(step) ? `${nth ? '.' : ''}${step}` : `["${step}"]`,
    )
    .join('');

/** All that is said of a finding, in Chinese: place, what, what was meant, remedy. */
export const sentenceOf = ({ path, what, meant, remedy }: Finding): string =>
  [
    path.length > 0 ? `${pathText(path)}：` : '',
    `${what}。`,
    meant === undefined ? '' : `你是不是想写 "${meant}"？`,
    remedy,
  ].join('');

/** A value as a finding names it: as it would be written. */
export const quoted = (value: unknown): string => JSON.stringify(value) ?? String(value);
