import { fileSchemes, isSafeAddress, linkSchemes, opensInPlace } from './addresses.ts';
import { cleanAttribute } from './cleanAttribute.ts';
import { linkEmbedded } from './linkEmbedded.ts';
import { playerSandbox } from './players.ts';
import { attributes, tags } from './tags.ts';

interface AttributeEvent {
  readonly attrName: string;
  attrValue: string;
  keepAttr: boolean;
}

interface Lists {
  readonly ALLOWED_TAGS: string[];
  readonly ALLOWED_ATTR: string[];
  readonly ADD_URI_SAFE_ATTR: string[];
  readonly ALLOWED_URI_REGEXP: RegExp;
  readonly ALLOW_DATA_ATTR: false;
  readonly ALLOW_ARIA_ATTR: false;
}

/** DOMPurify, as far as it is asked: a browser hands in one on its window, the server one on a window of its own. */
export interface Purifier {
  addHook(entry: 'beforeSanitizeElements', hook: (node: Node) => void): void;
  addHook(entry: 'afterSanitizeAttributes', hook: (element: Element) => void): void;
  addHook(entry: 'uponSanitizeAttribute', hook: (element: Element, event: AttributeEvent) => void): void;
  sanitize(html: string, lists: Lists): string;
}

interface Dependencies {
  readonly purifier: Purifier;
  readonly parser: Pick<DOMParser, 'parseFromString'>;
}

const ADDRESSES = new Set(['href', 'src', 'poster', 'cite']);
const lists: Lists = {
  ALLOWED_TAGS: [...tags],
  ALLOWED_ATTR: [...attributes],
  // Numbers, words and colours are no addresses, whatever colon they hold.
  ADD_URI_SAFE_ATTR: attributes.filter((name) => !ADDRESSES.has(name)),
  // Its own look at addresses, with our schemes: one of these, or none.
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${linkSchemes.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))`, 'i'),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};
const MOST_ROUNDS = 5;

/**
 * The one policy of articles, on a purifier: HTML in, HTML out in which nobody's script runs. E5, E6
 *
 * What comes out is read back as it stands, so that cleaning it again changes nothing.
 */
export function createCleaner({ purifier, parser }: Dependencies): (html: string) => string {
  purifier.addHook('beforeSanitizeElements', (node) => {
    if (!isElement(node)) return;
    takeLateAddress(node);
    linkEmbedded(node);
  });
  purifier.addHook('uponSanitizeAttribute', (element, event) => {
    const clean = cleanAttribute(element.localName, event.attrName, event.attrValue);
    if (clean === undefined) event.keepAttr = false;
    else event.attrValue = clean;
  });
  purifier.addHook('afterSanitizeAttributes', settle);
  const once = (html: string) => purifier.sanitize(html, lists);
  return (html) => {
    let clean = once(html);
    // What was taken out may leave a paragraph in a paragraph, which a browser would read as two.
    for (let round = 1; round < MOST_ROUNDS; round += 1) {
      const read = reprint(clean, parser);
      if (read === clean) break;
      clean = once(read);
    }
    return clean;
  };
}

/** HTML read as a page of today reads it, and written again: a table ends a paragraph. */
function reprint(html: string, parser: Dependencies['parser']): string {
  return parser.parseFromString(`<!doctype html><body>${html}`, 'text/html').body.innerHTML;
}

/** The server's window has a class of its own for elements. */
const isElement = (node: Node): node is Element => node.nodeType === 1;

/** A page that loads its pictures and films late has their address beside `src`; WeChat's articles do. */
function takeLateAddress(element: Element): void {
  if (element.localName !== 'img' && element.localName !== 'iframe') return;
  const late = element.getAttribute('data-src');
  const shown = element.getAttribute('src') ?? '';
  if (late && (shown === '' || !isSafeAddress(shown, fileSchemes))) element.setAttribute('src', late);
}

/** A picture of nothing and a frame of nobody go; a player's frame is locked; mail and telephone open where they are. */
function settle(element: Element): void {
  const { localName } = element;
  if (localName === 'a' && opensInPlace(element.getAttribute('href') ?? '')) element.removeAttribute('target');
  if (localName !== 'img' && localName !== 'iframe') return;
  if (!element.hasAttribute('src')) element.remove();
  else if (localName === 'iframe') {
    element.setAttribute('sandbox', playerSandbox);
    element.textContent = '';
  }
}
