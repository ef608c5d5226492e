import { printDeclarations, readDeclarations } from '../document/declarations.ts';
import { inlineSheet } from './inlineSheet.ts';
import { officeDrawings } from './officeDrawings.ts';
import { officeLists } from './officeLists.ts';
import { officeStyle } from './officeStyle.ts';
import type { Clipboard } from './openClipboard.ts';

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
