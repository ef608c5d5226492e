const LEVEL = /mso-list\s*:\s*(l\d+)\s+level(\d+)/i;
const MARKER = /mso-list\s*:\s*ignore/i;

interface Item {
  readonly list: string;
  readonly level: number;
  readonly ordered: boolean;
}

/** Word writes lists as paragraphs with a typed number in front: they become lists. */
export function officeLists(body: HTMLElement): void {
  /** The lists that are open, from the outermost. */
  let open: Element[] = [];
  let last: Element | undefined;
  let listOfLast = '';
  for (const paragraph of body.querySelectorAll('p,h1,h2,h3,h4,h5,h6,div')) {
    const item = itemOf(paragraph);
    if (!item) continue;
    if (last !== previousOf(paragraph) || listOfLast !== item.list) open = [];
    open = open.slice(0, item.level);
    while (open.length < item.level) open.push(openList(open.at(-1), paragraph, item.ordered));
    const entry = paragraph.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    open.at(-1)?.append(entry);
    paragraph.remove();
    last = open[0];
    listOfLast = item.list;
  }
}

function itemOf(paragraph: Element): Item | undefined {
  const [, list, level] = LEVEL.exec(paragraph.getAttribute('style') ?? '') ?? [];
  if (list === undefined || level === undefined) return undefined;
  const marker = [...paragraph.querySelectorAll('[style]')].find((span) =>
    MARKER.test(span.getAttribute('style') ?? ''),
  );
  const sign = marker?.textContent?.trim() ?? '';
  marker?.remove();
  return {
    list,
    level: Math.min(Math.max(Number(level), 1), 5),
    ordered: /^[(（]?[\p{L}\d]{1,4}[.)）、．]/u.test(sign),
  };
}

/** The element before, blanks skipped. */
const previousOf = (element: Element): Element | undefined => element.previousElementSibling ?? undefined;

function openList(outer: Element | undefined, paragraph: Element, ordered: boolean): Element {
  const list = paragraph.ownerDocument.createElement(ordered ? 'ol' : 'ul');
  if (!outer) paragraph.before(list);
  else (outer.lastElementChild ?? outer.appendChild(paragraph.ownerDocument.createElement('li'))).append(list);
  return list;
}
