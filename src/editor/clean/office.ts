import { printDeclarations, readDeclarations } from '../document/declarations.ts';
import { officeLists } from './officeLists.ts';
import { officeStyle } from './officeStyle.ts';
import type { Clipboard } from './openClipboard.ts';

/** Word and Excel say so of what only lays a drawing out. */
const LAYOUT = /mso-ignore\s*:\s*vglayout/i;

/**
 * Drawings and text boxes of Word and Excel stand in tables that nobody has made: these go. Pictures stay where they
 * were; the text of a box comes before the line it hung on. E5
 */
function officeDrawings(body: HTMLElement): void {
  const layouts = [...body.querySelectorAll('span[style]')].filter((span) =>
    LAYOUT.test(span.getAttribute('style') ?? ''),
  );
  // From the inside out: a box's table stands in that of its place.
  for (const layout of [...layouts].reverse()) unfold(layout);
}

function unfold(layout: Element): void {
  const line = layout.closest('p,h1,h2,h3,h4,h5,h6');
  for (const cell of layout.querySelectorAll(':scope > table > tbody > tr > td')) {
    const isText = (cell.textContent ?? '').trim() !== '';
    if (isText && line) line.before(boxOf(cell));
    else if (isText || cell.querySelector('img')) layout.before(...cell.childNodes);
  }
  for (const table of layout.querySelectorAll(':scope > table')) table.remove();
  layout.replaceWith(...layout.childNodes);
}

/** What stands in a cell, below what came before. */
function boxOf(cell: Element): Element {
  const box = cell.ownerDocument.createElement('div');
  box.append(...cell.childNodes);
  return box;
}

/** `.xl65, td {…}`: the selectors and what they say. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;

/**
 * Writes what a clipboard's sheet says of elements and classes onto the elements themselves: Excel, WPS and Word keep
 * colours, alignment and borders there.
 */
function inlineSheet(body: HTMLElement, sheet: string): void {
  const readable = sheet.replaceAll(/<!--|-->|\/\*[\s\S]*?\*\/|@[^;{]+\{[^{}]*\}/g, ' ');
  const said = new Map<Element, string>();
  for (const [, selectors = '', declarations = ''] of readable.matchAll(RULE)) {
    for (const selector of selectors.split(',')) {
      for (const element of found(body, selector.trim())) {
        said.set(element, `${said.get(element) ?? ''}${declarations.trim().replace(/;?$/, ';')}`);
      }
    }
  }
  for (const [element, look] of said) element.setAttribute('style', `${look}${element.getAttribute('style') ?? ''}`);
}

/** Only `td`, `.xl65` and `td.xl65`: what hangs on more was not copied along, and `.MsoNormal` is Word's paper. */
function found(body: HTMLElement, selector: string): Iterable<Element> {
  return /^(?:t[dhr]|span|font|p)?\.(?!Mso)[\w-]+$|^td$/.test(selector) ? body.querySelectorAll(selector) : [];
}

/** Whether Word, Excel, PowerPoint or WPS wrote it. */
export const isOffice = (html: string): boolean =>
  /\bclass="?Mso|\bmso-|<\/?[vowx]:|urn:schemas-microsoft-com:office|content="?(?:Word|Excel|PowerPoint)|ProgId|ksohtml/i.test(
    html,
  );

/** Makes plain HTML of what an office program wrote: real lists, looks a browser knows, no markup of its own. E5 */
export function cleanOffice({ body, sheet }: Clipboard): void {
  inlineSheet(body, sheet);
  officeDrawings(body);
  officeLists(body);
  for (const element of body.querySelectorAll('*')) {
    // `o:p`, `w:sdt`, `v:shape`: what stands in them is the text's own.
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes);
    else tidy(element);
  }
}

function tidy(element: Element): void {
  for (const name of ['class', 'lang', 'align', 'xml:lang']) {
    if (name !== 'align' || !/^t[dh]$/.test(element.localName)) element.removeAttribute(name);
  }
  const said = element.getAttribute('style');
  if (said === null) return;
  const style = officeStyle(readDeclarations(said.replaceAll(/[\r\n]+/g, ' ')) ?? {});
  if (Object.keys(style).length > 0) element.setAttribute('style', printDeclarations(style));
  else element.removeAttribute('style');
}
