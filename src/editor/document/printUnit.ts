import { printForm } from './attributes.ts';
import type { Group, Piece } from './Piece.ts';
import { type Printing, printRuns } from './printRuns.ts';

const tags: Readonly<Partial<Record<Piece['type'], string>>> = {
  'header-one': 'h1',
  'header-two': 'h2',
  'header-three': 'h3',
  'header-four': 'h4',
  'header-five': 'h5',
  'header-six': 'h6',
  'code-block': 'pre',
};

/** The HTML of one unit as this editor writes it, whatever it was read from. */
export function printUnit(unit: readonly Piece[], printing: Printing): string {
  const [first] = unit;
  if (!first || (first.phantom && isEmpty(first))) return '';
  if (first.type === 'atomic') return printRuns(first.runs, printing);
  if (first.type === 'blockquote') return printQuote(unit, printing);
  if (isItem(first)) return printItems(unit, groupOf(unit), printing);
  return printElement(tags[first.type] ?? first.tag ?? 'p', first, printing);
}

export const isEmpty = ({ runs }: Piece): boolean => runs.every(({ text }) => text === '');

const isItem = ({ type }: Piece): boolean => type === 'unordered-list-item' || type === 'ordered-list-item';

const groupOf = (unit: readonly Piece[]): Group => unit.find(({ group }) => group)?.group ?? {};

/** An empty line is held open, as every editor does it. A look needs an element to be said at. */
function printElement(tag: string, piece: Piece, printing: Printing): string {
  const text = printRuns(piece.runs, { ...printing, keepsBlanks: tag === 'pre' }) || '<br>';
  const form = printForm(piece);
  if (tag === '' && form === '') return text;
  return `<${tag || 'p'}${form}>${text}</${tag || 'p'}>`;
}

function printQuote(unit: readonly Piece[], printing: Printing): string {
  const group = groupOf(unit);
  const [first, ...more] = unit;
  const isBare = first && more.length === 0 && !group.paragraphs && printForm(first) === '';
  const inside = isBare
    ? printRuns(first.runs, printing) || '<br>'
    : unit.map((piece) => printElement('p', piece, printing)).join('');
  return `<blockquote${printForm(group)}>${inside}</blockquote>`;
}

/** A list; what stands deeper than its items goes into the item before. */
function printItems(items: readonly Piece[], group: Group, printing: Printing): string {
  const [first] = items;
  if (!first) return '';
  const depth = first.depth;
  let html = '';
  for (let index = 0; index < items.length; ) {
    const item = items[index];
    if (!item) break;
    let end = index + 1;
    while ((items[end]?.depth ?? 0) > depth) end += 1;
    const inner = listsOf(items.slice(index + 1, end)).map((list) => printItems(list, {}, printing));
    html += `<li${printForm(item)}>${printRuns(item.runs, printing) || '<br>'}${inner.join('')}</li>`;
    index = end;
  }
  const tag = first.type === 'ordered-list-item' ? 'ol' : 'ul';
  return `<${tag}${printForm(group)}>${html}</${tag}>`;
}

/** Deeper items, parted where bullets turn into numbers. */
function listsOf(items: readonly Piece[]): readonly (readonly Piece[])[] {
  const lists: Piece[][] = [];
  for (const item of items) {
    const first = lists.at(-1)?.[0];
    if (first && (item.depth > first.depth || (item.depth === first.depth && item.type === first.type))) {
      lists.at(-1)?.push(item);
    } else lists.push([item]);
  }
  return lists;
}
