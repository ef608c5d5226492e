import { printDeclarations, readDeclarations } from '../document/declarations.ts';
import { type ListSign, readSign } from './listSign.ts';
import { inPixels } from './officeStyle.ts';

const LEVEL = /mso-list\s*:\s*(l\d+)\s+level(\d+)/i;
const MARKER = /mso-list\s*:\s*ignore/i;
/** How far Word puts an item in that says nothing of it, in px: its style does. */
const USUAL_INDENT = 48;

/** A paragraph that an office program shows as an item. */
interface OfficeItem {
  readonly list: string;
  readonly level: number;
  /** From the margin to its text, in px. */
  readonly indent: number;
  /** What is typed in front of it. */
  readonly sign: string;
}

/** Takes the sign out of a paragraph that is an item; undefined for any other. */
function takeItem(paragraph: Element): OfficeItem | undefined {
  const style = paragraph.getAttribute('style') ?? '';
  const [, list, level] = LEVEL.exec(style) ?? [];
  if (list === undefined || level === undefined) return undefined;
  const marker = [...paragraph.querySelectorAll('[style]')].find((span) =>
    MARKER.test(span.getAttribute('style') ?? ''),
  );
  const sign = (marker?.textContent ?? '').trim();
  marker?.remove();
  const { 'margin-left': margin } = readDeclarations(style) ?? {};
  return { list, level: Number(level), indent: pixelsOf(margin) ?? USUAL_INDENT, sign };
}

/** Writes what no list can say into the text again, nothing for a bullet; the line begins where the sign did. */
function typeSign(paragraph: Element, sign: string): void {
  const {
    'margin-left': margin,
    'text-indent': indent,
    ...rest
  } = readDeclarations(paragraph.getAttribute('style') ?? '') ?? {};
  const from = Math.max(0, (pixelsOf(margin) ?? 0) + (pixelsOf(indent) ?? 0));
  paragraph.setAttribute('style', printDeclarations({ ...rest, ...(from > 0 && { 'margin-left': `${from}px` }) }));
  paragraph.prepend(/(?:^|[、：）])$/.test(sign) ? sign : `${sign} `);
}

function pixelsOf(length: string | undefined): number | undefined {
  const pixels = Number.parseFloat(inPixels(length ?? ''));
  return Number.isNaN(pixels) ? undefined : pixels;
}

/** The editor knows no deeper ones. */
const MOST_LEVELS = 5;
/** What is put in by less stands at the same level, in px. */
const STEP = 8;

type Sign = Exclude<ListSign, { readonly kind: 'text' }>;

/** A list that goes on, at the level of the item it began with. */
interface Open {
  readonly element: Element;
  readonly item: OfficeItem;
  /** What its next item is counted as. */
  readonly next: number;
}

/**
 * Word writes lists as paragraphs with a typed number in front: they become lists that look the same. A skipped level
 * makes no empty item, what goes on after a paragraph goes on counting, a heading stays one and keeps its number. E5
 */
export function officeLists(body: HTMLElement): void {
  /** The lists that are open, from the outermost. */
  let open: readonly Open[] = [];
  for (const paragraph of body.querySelectorAll('p,h1,h2,h3,h4,h5,h6,div')) {
    const item = takeItem(paragraph);
    if (!item) continue;
    const sign = readSign(item.sign);
    if (sign.kind === 'text' || isHeading(paragraph)) {
      typeSign(paragraph, sign.kind === 'bullet' ? '' : item.sign);
      continue;
    }
    const goesOn = open[0]?.element === paragraph.previousElementSibling;
    open = putItem(goesOn ? open : [], paragraph, item, sign);
  }
}

/** Word calls its deepest headings paragraphs. */
const isHeading = ({ localName, className }: Element): boolean =>
  /^h[1-6]$/.test(localName) || /^MsoHeading/.test(className);

/** Makes an item of a paragraph; the lists that are open behind it. */
function putItem(open: readonly Open[], paragraph: Element, item: OfficeItem, sign: Sign): readonly Open[] {
  const { outer, own } = placeOf(open, item);
  const list = own && counts(own, sign, outer) ? own : openList(outer.at(-1), paragraph, item, sign);
  const number = sign.kind === 'number' ? numberOf(sign.values, list.next) : 1;
  const entry = paragraph.ownerDocument.createElement('li');
  // Of a list within another one the editor keeps nothing, but it does of its items.
  if (sign.kind === 'number' && number !== list.next) entry.setAttribute('value', String(number));
  entry.append(...paragraph.childNodes);
  list.element.append(entry);
  paragraph.remove();
  return [...outer, { ...list, next: number + 1 }];
}

/** The list an item belongs to, if it is open, and those around it. */
function placeOf(open: readonly Open[], item: OfficeItem): { readonly outer: readonly Open[]; readonly own?: Open } {
  const same = open.findLastIndex(({ item: { list, level } }) => list === item.list && level === item.level);
  const around = open.findLastIndex((each) => isWithin(item, each.item));
  const at = same < 0 && around + 1 === MOST_LEVELS ? around : same;
  const own = open[at];
  return own ? { outer: open.slice(0, at), own } : { outer: open.slice(0, around + 1) };
}

/** Of another list only its place on the page says whether it stands within this one. */
const isWithin = (item: OfficeItem, other: OfficeItem): boolean =>
  item.list === other.list ? item.level > other.level : item.indent > other.indent + STEP;

/** Whether a list goes on with this item; an outer one that begins to count anew is another list. */
function counts({ element, next }: Open, sign: Sign, outer: readonly Open[]): boolean {
  if (sign.kind === 'bullet') return element.localName === 'ul';
  return element.localName === 'ol' && (outer.length > 0 || sign.values.includes(next));
}

const numberOf = (values: readonly number[], next: number): number =>
  values.includes(next) ? next : (values[0] ?? next);

/** A new list in the last item of the one around it, or before the paragraph that will be its first. */
function openList(outer: Open | undefined, paragraph: Element, item: OfficeItem, sign: Sign): Open {
  const name = sign.kind === 'number' ? 'ol' : 'ul';
  const last = outer?.element.lastElementChild;
  const beside = last?.lastElementChild;
  if (beside?.localName === name) return { element: beside, item, next: beside.children.length + 1 };
  const element = paragraph.ownerDocument.createElement(name);
  if (last) last.append(element);
  else paragraph.before(element);
  if (last || sign.kind === 'bullet') return { element, item, next: 1 };
  const [start = 1] = sign.values;
  if (start !== 1) element.setAttribute('start', String(start));
  if (sign.type === 'cjk') element.setAttribute('style', 'list-style-type:cjk-ideographic');
  else if (sign.type !== '1') element.setAttribute('type', sign.type);
  return { element, item, next: start };
}
