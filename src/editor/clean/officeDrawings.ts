/** Word and Excel say so of what only lays a drawing out. */
const LAYOUT = /mso-ignore\s*:\s*vglayout/i;

/**
 * Drawings and text boxes of Word and Excel stand in tables that nobody has made: these go. Pictures stay where they
 * were; the text of a box comes before the line it hung on. E5
 */
export function officeDrawings(body: HTMLElement): void {
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
