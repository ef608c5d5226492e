import { unwrap } from './tidyInline.ts';

const NAMED = new Set([
  'src',
  'href',
  'name',
  'colspan',
  'rowspan',
  'start',
  'alt',
  'width',
  'height',
  'controls',
  'poster',
]);

/** 只保留标签: headings, lists, tables, links and pictures stay, how they looked does not. */
export function keepTags(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*')) {
    if (/^(?:span|div|font|section)$/.test(element.localName)) unwrap(element);
    else for (const { name } of [...element.attributes]) if (!NAMED.has(name)) element.removeAttribute(name);
  }
}

/** 只保留文本: a paragraph for each line; cells of a row stand side by side, nothing else is left. */
export function keepText(body: HTMLElement): void {
  const { ownerDocument } = body;
  const lines = [...body.children].flatMap(textsOf);
  body.replaceChildren(
    ...lines.map((line) => {
      const paragraph = ownerDocument.createElement('p');
      paragraph.append(
        ...line
          .split('\n')
          .flatMap((part, index) => (index === 0 ? [part] : [ownerDocument.createElement('br'), part])),
      );
      return paragraph;
    }),
  );
}

function textsOf(block: Element): readonly string[] {
  for (const br of block.querySelectorAll('br')) br.replaceWith('\n');
  const rows = [...block.querySelectorAll('caption,tr')];
  if (rows.length > 0) return rows.map((row) => [...row.children].map(textOf).join('\u3000') || textOf(row));
  const items = [...block.querySelectorAll('li,p,dt,dd,figcaption')];
  if (items.length > 0) return items.map(ownTextOf).filter((text) => text !== '');
  return [textOf(block)].filter((text) => text !== '' || block.localName === 'p');
}

const textOf = (element: Element): string => (element.textContent ?? '').trim();

/** Without that of lists within it, whose items speak for themselves. */
function ownTextOf(item: Element): string {
  const own = item.cloneNode(true);
  if (own instanceof Element) for (const inner of own.querySelectorAll('ul,ol,p,dd')) inner.remove();
  return (own.textContent ?? '').trim();
}
