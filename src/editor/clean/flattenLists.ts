import { printDeclarations, readDeclarations } from '../document/declarations.ts';
import { isBlock, isList, isSaid, isWhole } from './blocks.ts';

const HEADING = /^h[1-6]$/;

/**
 * A list with headings among its items: the items before are a list, then comes the heading with its number as text and
 * what else stood in its item, then a list that goes on counting. E5
 */
function partedByHeadings(list: Element): readonly Element[] {
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

/**
 * A list as the editor has it: items of one line, deeper lists in the item before, no item that only holds a list. A
 * heading is no item: it stands between the lists before and behind it. E5
 */
export function flattenList(list: Element): readonly Element[] {
  return mended(list, 'outermost').flatMap((each) => {
    for (const inner of each.querySelectorAll('ul,ol')) keepAttributes(inner, []);
    for (const item of each.querySelectorAll('li')) dropUsualSign(item);
    keepLook(each);
    return partedByHeadings(each);
  });
}

/** Browsers let a list, a line or a box stand where an item should, and a level be skipped: lists that look the same. */
function mended(list: Element, place: 'outermost' | 'inner'): readonly Element[] {
  for (const node of [...list.childNodes]) {
    if (isList(node)) node.replaceWith(...mended(node, 'inner'));
    else if (isItem(node)) tidyItem(node, place);
    else if (isSaid(node)) tidyItem(wrapped(node), place);
    else list.removeChild(node);
  }
  for (const item of [...list.children].filter(isHollow)) item.replaceWith(...[...item.children].filter(isList));
  for (const inner of [...list.children].filter(isList)) {
    const before = inner.previousElementSibling;
    if (before?.localName === 'li') before.append(inner);
  }
  // Before the first item there is none that could hold them: they stand at its level.
  const first = [...list.children].filter(isList);
  for (const inner of first) inner.remove();
  return joined(list.childElementCount > 0 ? [...first, list] : first);
}

const isItem = (node: Node): node is Element => node instanceof Element && node.localName === 'li';

/** Nothing but lists in it: a browser draws its bullet beside theirs. */
const isHollow = (item: Element): boolean =>
  [...item.children].some(isList) &&
  [...item.childNodes].every(
    (node) => isList(node) || !isSaid(node) || (node instanceof Element && node.localName === 'br'),
  );

function wrapped(node: ChildNode): Element {
  const item = (node.ownerDocument ?? document).createElement('li');
  node.before(item);
  item.append(node);
  return item;
}

/** Lists of one kind that stand one below the other are one. */
function joined(lists: readonly Element[]): readonly Element[] {
  const done: Element[] = [];
  for (const list of lists) {
    const last = done.at(-1);
    if (last?.localName === list.localName) last.append(...list.children);
    else done.push(list);
  }
  return done;
}

/** One line, and the lists within it; boxes become lines that are broken. */
function tidyItem(item: Element, place: 'outermost' | 'inner'): void {
  const heading = place === 'outermost' ? headingOf(item) : undefined;
  for (const child of [...item.children]) {
    if (isList(child)) child.replaceWith(...mended(child, 'inner'));
    else if (isBlock(child) && !isWhole(child) && child !== heading) {
      if (child.previousSibling && isSaid(child.previousSibling)) child.before(item.ownerDocument.createElement('br'));
      tidyItem(child, 'inner');
      child.replaceWith(...child.childNodes);
    }
  }
}

/** The heading an item consists of, beside the lists in it. */
function headingOf(item: Element): Element | undefined {
  const [only, ...others] = [...item.childNodes].filter((node) => !isList(node) && isSaid(node));
  return others.length === 0 && only instanceof Element && /^h[1-6]$/.test(only.localName) ? only : undefined;
}

function keepAttributes(list: Element, kept: readonly string[]): void {
  for (const name of list.getAttributeNames()) if (!kept.includes(name)) list.removeAttribute(name);
}

/** How the outermost list counts; of the others the editor keeps nothing. */
function keepLook(list: Element): void {
  const { 'list-style-type': look = 'disc' } = readDeclarations(list.getAttribute('style') ?? '') ?? {};
  keepAttributes(list, list.localName === 'ol' ? ['start', 'type'] : []);
  if (!/^(?:disc|decimal)$/.test(look)) list.setAttribute('style', `list-style-type:${look}`);
}

/** Programs say of every item what its list draws anyway: a disc, a circle in it, squares below, numbers. */
function dropUsualSign(item: Element): void {
  const { 'list-style-type': sign, ...look } = readDeclarations(item.getAttribute('style') ?? '') ?? {};
  const list = item.parentElement;
  const outer = list?.parentElement?.closest('ul,ol');
  const usual = outer ? (outer.parentElement?.closest('ul,ol') ? 'square' : 'circle') : 'disc';
  if (sign !== (list?.localName === 'ol' ? 'decimal' : usual)) return;
  if (Object.keys(look).length > 0) item.setAttribute('style', printDeclarations(look));
  else item.removeAttribute('style');
}
