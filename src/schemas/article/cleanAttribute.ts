import { fileSchemes, isSafeAddress, linkSchemes } from './addresses.ts';
import { isPlayer } from './players.ts';
import { cleanStyle } from './styles.ts';
import { mayCarry } from './tags.ts';

const FILES = new Set(['src', 'poster']);
const LINKS = new Set(['href', 'cite']);
const PAINTS = new Set(['fill', 'stroke']);
/** Never a window by name: it could be the one this page stands in. */
const TARGETS = new Set(['_blank', '_self']);
/** A place within the article that a link may lead to; no name our own code or a browser could know. */
const PLACE = /^[\w\u3400-\u9FFF-]{1,64}$/;

/**
 * What an attribute of an article may say; undefined when it has to go.
 *
 * Names in any case, the value as a browser has read it.
 */
export function cleanAttribute(tag: string, attribute: string, value: string): string | undefined {
  const name = attribute.toLowerCase();
  if (!mayCarry(tag, name)) return undefined;
  if (name === 'style') return cleanStyle(value) || undefined;
  return isHarmless(tag.toLowerCase(), name, value) ? value : undefined;
}

function isHarmless(tag: string, name: string, value: string): boolean {
  if (tag === 'iframe' && name === 'src') return isPlayer(value);
  if (FILES.has(name)) return isSafeAddress(value, fileSchemes);
  if (LINKS.has(name)) return isSafeAddress(value, linkSchemes);
  if (PAINTS.has(name)) return /^[\w\s#%.,-]*$|^(?:rgb|hsl)a?\([\w\s%.,-]*\)$/i.test(value);
  if (name === 'target') return TARGETS.has(value);
  if (name === 'rel') return !/(?:^|\s)opener(?:\s|$)/i.test(value);
  if (name === 'name') return PLACE.test(value);
  return true;
}
