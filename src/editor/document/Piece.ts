import type { Declarations } from './declarations.ts';

/** The kinds of blocks an article is made of, by draft-js's names. */
export const blockTypes = [
  'unstyled',
  'header-one',
  'header-two',
  'header-three',
  'header-four',
  'header-five',
  'header-six',
  'blockquote',
  'unordered-list-item',
  'ordered-list-item',
  'code-block',
  'atomic',
] as const;

export type BlockType = (typeof blockTypes)[number];

/** What a stretch of text belongs to: a link with its attributes, or an atom with its value. */
export type Entity =
  | { readonly type: 'LINK'; readonly data: Readonly<Record<string, string>> }
  | { readonly type: 'ATOM'; readonly data: { readonly name: string; readonly value: unknown } };

/** A stretch of text that looks the same throughout; `\n` is a line break. */
export interface Run {
  readonly text: string;
  /** Names of inline styles, see inlineStyles.ts. */
  readonly styles: readonly string[];
  readonly entity?: Entity;
}

/** How an element is written, beside what stands in it. */
export interface Form {
  readonly class?: string;
  readonly style?: Declarations;
  /** Attributes that do nothing by themselves: `title`, `lang`, the `start` of a list. */
  readonly other?: Readonly<Record<string, string>>;
}

/** The list or quotation several blocks stand in together. */
export interface Group extends Form {
  /** Blocks side by side with different ids belong to different groups; without one they join what they stand at. */
  readonly id?: string;
  /** A quotation whose lines are paragraphs. */
  readonly paragraphs?: boolean;
}

/** An element around blocks: a template's card, the frame of a title, a column. It is written as it was read. E12 */
export interface Box {
  /** Blocks side by side with the same boxes stand in them together. */
  readonly id: string;
  readonly tag: string;
  /** What is written before its first block and behind its last, white space at its edges included. */
  readonly open: string;
  readonly close: string;
  /** How it is drawn. */
  readonly style: Declarations;
}

/** The HTML a unit was read from, and what printing it gave then: as long as it prints the same, it is left as it was. */
export interface Source {
  readonly html: string;
  readonly printed: string;
  /** It has no element of its own: two such side by side would run together. */
  readonly bare?: boolean;
}

/** One block of an article as plain data: between HTML and the editor's own state. */
export interface Piece extends Form {
  readonly type: BlockType;
  readonly depth: number;
  readonly runs: readonly Run[];
  /** `div`, `section` …, where it is no `p`; `''` for text that stands in its box without an element of its own. */
  readonly tag?: string;
  /** The boxes it stands in, from the outermost. */
  readonly boxes?: readonly Box[];
  readonly group?: Group;
  readonly source?: Source;
  /** White space before it, as it was. */
  readonly gap?: string;
  /** White space after the last. */
  readonly tail?: string;
  /** Drawn so that the caret has a place beside an atom; not there as long as it is empty. */
  readonly phantom?: boolean;
}
