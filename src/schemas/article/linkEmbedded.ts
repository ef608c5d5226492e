import { parseUrl } from '../parseUrl.ts';
import { fileSchemes, isSafeAddress } from './addresses.ts';
import { isPlayer } from './players.ts';

const HTML = 'http://www.w3.org/1999/xhtml';
/** What shows something from elsewhere by a program or a page of others, and where it says from where. */
const SOURCES: Readonly<Record<string, string>> = { embed: 'src', iframe: 'src', object: 'data' };
/** What films of old were played by has its address beside it. */
const PARAM = /^(?:movie|src|url|filename)$/i;
/** What an address without a host is read against. */
const HERE = 'https://here.invalid';
const LONGEST = 60;

/**
 * Puts a link behind an `embed`, an `object` and a frame of no player we know, all of which are taken out: a reader can
 * still go where they led. E6, E12
 */
export function linkEmbedded(element: Element): void {
  const address = addressOf(element);
  if (address === undefined || holdsAnother(element)) return;
  if (element.localName === 'iframe' && isPlayer(address)) return;
  const link = element.ownerDocument.createElement('a');
  link.setAttribute('href', address);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
  const title = element.getAttribute('title');
  if (title) link.setAttribute('title', title);
  link.textContent = destinationOf(address);
  element.after(link);
}

/** Where it leads; undefined for what shows nothing from elsewhere, and for what could run. */
function addressOf(element: Element): string | undefined {
  const source = element.namespaceURI === HTML ? SOURCES[element.localName] : undefined;
  if (source === undefined) return undefined;
  const param = [...element.children].find(
    (child) => child.localName === 'param' && PARAM.test(child.getAttribute('name') ?? ''),
  );
  const address = (element.getAttribute(source) ?? param?.getAttribute('value') ?? '').trim();
  return address !== '' && isSafeAddress(address, fileSchemes) && parseUrl(address, HERE) ? address : undefined;
}

/** An `object` has the same once more in it, for browsers that did not know it. */
const holdsAnother = (element: Element): boolean =>
  [...element.querySelectorAll('embed,iframe,object')].some((inner) => addressOf(inner) !== undefined);

/** An address as a reader takes it in: host and path. */
function destinationOf(address: string): string {
  const { host } = new URL(address, HERE);
  const path = address.replace(/^(?:https?:)?\/\/[^/?#]*/i, host).replace(/\/?(?:[?#].*)?$/s, '');
  return path.length > LONGEST ? `${path.slice(0, LONGEST)}…` : path || address;
}
