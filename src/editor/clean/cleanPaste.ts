import { sanitize } from '../sanitize.ts';
import { flattenBlocks } from './flattenBlocks.ts';
import { noteGrounds, settleGrounds } from './grounds.ts';
import { keepTags, keepText } from './keepLess.ts';
import { cleanOffice, isOffice } from './office.ts';
import { openClipboard } from './openClipboard.ts';
import { tidyInline } from './tidyInline.ts';

const UNREACHABLE = /^\s*(?:file|data|blob|cid|webkit-fake-url):/i;

/**
 * Takes out the pictures only the other program can reach, of a file on its disk or written into the text, and a table
 * that held nothing else; how many these were. E5
 */
function takeLostPictures(body: HTMLElement): number {
  const lost = [...body.querySelectorAll('img')].filter(isLost);
  for (const image of lost) {
    const table = image.closest('table');
    image.remove();
    if (table && isEmpty(table)) table.remove();
  }
  return lost.length;
}

function isLost(image: Element): boolean {
  const late = image.getAttribute('data-src');
  return UNREACHABLE.test(image.getAttribute('src') ?? '') && (late === null || UNREACHABLE.test(late));
}

const isEmpty = (table: Element): boolean =>
  (table.textContent ?? '').trim() === '' && !table.querySelector('img,video,audio,iframe,svg,embed,object');

/** How much of what was copied is put in. */
export const pasteChoices = ['source', 'tags', 'text'] as const;
export type PasteChoice = (typeof pasteChoices)[number];

export interface Pasted {
  /** Clean, in blocks the editor can edit. */
  readonly html: string;
  /** Pictures that only the other program can reach: of a file on the disk, or written into the text. */
  readonly lost: number;
}

interface Options {
  readonly choice?: PasteChoice;
  /** The caret stands in a table's cell: no table goes into it. */
  readonly intoCell?: boolean;
}

/** What of a clipboard's HTML goes into the article: from Word, WPS and Excel, from WeChat, from any page. E5, E6 */
export function cleanPaste(html: string, { choice = 'source', intoCell = false }: Options = {}): Pasted {
  const clipboard = openClipboard(html);
  if (isOffice(html)) cleanOffice(clipboard);
  const lost = takeLostPictures(clipboard.body);
  // From here on nothing in it can do harm, whatever is done with it.
  const body = bodyOf(sanitize(clipboard.body.innerHTML));
  flattenTables(body, intoCell);
  tidyInline(body);
  noteGrounds(body);
  flattenBlocks(body, choice === 'source' && !intoCell);
  for (const box of body.querySelectorAll<HTMLElement>('td,th,blockquote')) flattenBox(box);
  tidyCells(body);
  settleGrounds(body);
  if (choice === 'tags') keepTags(body);
  if (choice === 'text') keepText(body);
  return { html: sanitize(body.innerHTML), lost };
}

const bodyOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body;

/** A cell's or a quotation's own boxes go, too; a line of bare text stays one. */
function flattenBox(box: HTMLElement): void {
  const isLine = [...box.children].every(
    ({ localName }) => !/^(?:p|div|section|h\d|ul|ol|table|article)$/.test(localName),
  );
  if (!isLine) flattenBlocks(box, false);
}

/**
 * Tables in a cell become the text that stands in them, their rows one below the other; so does every table that is
 * pasted into a cell. E5, E8
 */
function flattenTables(body: HTMLElement, intoCell: boolean): void {
  const inner = [...body.querySelectorAll(intoCell ? 'table' : 'table table')];
  // From the inside out: of the outer ones the text is complete by then.
  for (const table of [...inner].reverse()) table.replaceWith(...linesOf(table));
}

function linesOf(table: Element): readonly Node[] {
  const document = table.ownerDocument;
  return [...table.querySelectorAll('caption,tr')].flatMap((row, index) => {
    const texts = [...(row.localName === 'tr' ? row.children : [row])].map((cell) => (cell.textContent ?? '').trim());
    const text = document.createTextNode(texts.filter((each) => each !== '').join(' '));
    return index === 0 ? [text] : [document.createElement('br'), text];
  });
}

/** A cell with one paragraph is a cell with a line of text. */
function tidyCells(body: HTMLElement): void {
  for (const cell of body.querySelectorAll('td,th')) {
    const [only, ...others] = [...cell.childNodes].filter(
      (node) => node.nodeType !== Node.TEXT_NODE || node.textContent?.trim(),
    );
    if (!(only instanceof Element) || others.length > 0 || only.localName !== 'p') continue;
    const align = /text-align:\s*(\w+)/.exec(only.getAttribute('style') ?? '')?.[1];
    if (align && !cell.hasAttribute('style')) cell.setAttribute('style', `text-align:${align}`);
    cell.replaceChildren(...only.childNodes);
    if (cell.childNodes.length === 0) cell.append(cell.ownerDocument.createElement('br'));
  }
  for (const table of body.querySelectorAll('table')) {
    table.removeAttribute('style');
    table.setAttribute('border', '1');
  }
}
