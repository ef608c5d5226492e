/**
 * Tables in a cell become the text that stands in them, their rows one below the other; so does every table that is
 * pasted into a cell. E5, E8
 */
export function flattenTables(body: HTMLElement, intoCell: boolean): void {
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
export function tidyCells(body: HTMLElement): void {
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
