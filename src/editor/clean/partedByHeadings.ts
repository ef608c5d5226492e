const HEADING = /^h[1-6]$/;

/**
 * A list with headings among its items: the items before are a list, then comes the heading with its number as text and
 * what else stood in its item, then a list that goes on counting. E5
 */
export function partedByHeadings(list: Element): readonly Element[] {
  const at = [...list.children].findIndex(({ firstElementChild: first }) => first && HEADING.test(first.localName));
  if (at < 0) return list.childElementCount > 0 ? [list] : [];
  const [item, ...rest] = [...list.children].slice(at);
  const number = Number(list.getAttribute('start') ?? 1) + at;
  const behind = list.cloneNode();
  if (!item?.firstElementChild || !(behind instanceof Element)) return [list];
  if (list.localName === 'ol') {
    item.firstElementChild.prepend(`${number}. `);
    behind.setAttribute('start', String(number + 1));
  }
  behind.append(...rest);
  item.remove();
  return [...partedByHeadings(list), ...item.children, ...partedByHeadings(behind)];
}
