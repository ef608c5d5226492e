import type { ContentState } from 'draft-js';
import { isText } from '../commands/selectedBlocks.ts';

/** What is looked for, literally: no sign in it means anything but itself. */
export interface Query {
  readonly text: string;
  readonly matchCase: boolean;
}

/** Where it stands: in one block, from, up to and without. */
export interface Found {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** Every place it stands at, from top to bottom, none overlapping; found across formatting, within one block. */
export function findText(content: ContentState, query: Query): readonly Found[] {
  if (query.text === '') return [];
  return content
    .getBlocksAsArray()
    .filter(isText)
    .flatMap((block) =>
      placesIn(block.getText(), query).map((from) => ({ key: block.getKey(), ...lengthOf(from, query) })),
    );
}

const lengthOf = (from: number, { text }: Query) => ({ from, to: from + text.length });

function placesIn(text: string, query: Query): readonly number[] {
  const [hay, needle] = query.matchCase ? [text, query.text] : [folded(text), folded(query.text)];
  const places: number[] = [];
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + needle.length)) places.push(at);
  return places;
}

/** Small letters, where they are as long as the large ones: `İ` would move everything behind it. */
const folded = (text: string): string =>
  [...text].map((sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign)).join('');
