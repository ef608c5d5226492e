import type { ReactNode } from 'react';
import type { Fresh } from './document/insertParagraphs.ts';
import type { Standing } from './document/turnAtom.ts';

/** What an atom is given where it is drawn in the article. */
export interface AtomProps<Value> {
  readonly value: Value;
  /** Puts another value in its place, wherever that is by now; nothing once it is gone. One step of undo. */
  onChange(next: Value): void;
  /** Its value as it is now, for what took its time; undefined once it is gone. */
  current(): Value | undefined;
  /** How the paragraph is written that it stands alone in; undefined where there is more in it. */
  alone(): Standing | undefined;
  /** Turns it, where it stands alone, into another kind: in a paragraph written so, else a block. One step of undo. */
  turn(into: Fresh, standing?: Standing): void;
  /** Takes it out of the article: one step of undo. */
  remove(): void;
  /** Lets the caret go on behind it. */
  focusAfter(): void;
  readonly readOnly: boolean;
  /** It stands within a line of text, not as a block of its own. */
  readonly inline: boolean;
}

/**
 * One kind of thing in an article that is not running text. Its values are plain, immutable and comparable as JSON.
 *
 * Methods, so that a table of all atoms needs to know no value's type.
 */
export interface Atom<Value> {
  readonly name: string;
  /** It may also stand within a line of text, as one character. */
  readonly inline?: boolean;
  /** Undefined for what is another's, or cannot be said exactly: that is kept as it is. E12 */
  read(element: Element): Value | undefined;
  /** Its HTML, in one pass; read again it gives the same value. */
  print(value: Value): string;
  /** Drawn inside the article, where nothing around it can be edited. */
  Block(props: AtomProps<Value>): ReactNode;
}

/** Any atom of the table, whatever its value. */
export type AnyAtom = Atom<unknown>;

/** Atoms by name, in the order they are asked. */
export type Atoms = Pick<ReadonlyMap<string, AnyAtom>, 'get' | 'values'>;
