import { sanitize } from '../sanitize.ts';
import { flattenBlocks } from './flattenBlocks.ts';
import { flattenTables, tidyCells } from './flattenTables.ts';
import { noteGrounds, settleGrounds } from './grounds.ts';
import { keepTags, keepText } from './keepLess.ts';
import { takeLostPictures } from './lostPictures.ts';
import { cleanOffice, isOffice } from './office.ts';
import { openClipboard } from './openClipboard.ts';
import { tidyInline } from './tidyInline.ts';

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
