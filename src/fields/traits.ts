import type { FieldKind } from './Field.ts';

/** What may be assumed of a kind where a declaration does not say. */
export interface Traits {
  /** Short enough for a column. */
  readonly column?: true;
  /** Holds words that a merchant may search for. */
  readonly searched?: true;
  /** Lists are narrowed by it. */
  readonly narrowed?: true;
  /** Neither shown nor filled in by anyone. */
  readonly unseen?: true;
}

const words: Traits = { column: true, searched: true };
const figure: Traits = { column: true, narrowed: true };
const short: Traits = { column: true };
const long: Traits = {};
const unseen: Traits = { unseen: true };

/** Every kind answers for itself; the engine asks no field for its kind. */
export const traits: Readonly<Record<FieldKind, Traits>> = {
  text: words,
  textarea: { searched: true },
  phone: words,
  url: words,
  int: figure,
  money: figure,
  choice: figure,
  switch: figure,
  tags: words,
  ref: figure,
  city: short,
  day: figure,
  dayRange: short,
  image: short,
  images: short,
  file: long,
  video: long,
  blocks: long,
  richText: long,
  list: long,
  union: long,
  kept: unseen,
  constant: unseen,
  computed: words,
};
