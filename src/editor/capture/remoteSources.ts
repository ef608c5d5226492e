import type { ContentState } from 'draft-js';
import { Modifier, SelectionState } from 'draft-js';
import { parseUrl } from '#schemas/parseUrl.ts';
import { escapeAttribute } from '../document/escape.ts';
import { succeed } from '../document/sameAtom.ts';

const PICTURE = /(<img\b[^>]*?\ssrc=")([^"]*)(")/gi;

interface Place {
  readonly blockKey: string;
  readonly offset: number;
  readonly name: string;
  readonly value: unknown;
}

/** Every atom of an article, with where it stands. */
function atomsIn(content: ContentState): readonly Place[] {
  return content.getBlocksAsArray().flatMap((block) => {
    const found: Place[] = [];
    block.findEntityRanges(
      (character) => {
        const key: string | null = character.getEntity();
        return key !== null && content.getEntity(key).getType() === 'ATOM';
      },
      (offset) => {
        const { name, value }: { readonly name: string; readonly value: unknown } = content
          .getEntity(block.getEntityAt(offset))
          .getData();
        found.push({ blockKey: block.getKey(), offset, name, value });
      },
    );
    return found;
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A value with the addresses of its pictures changed: its own, and those in HTML it holds; the same one if none was. */
function mapSources(name: string, value: unknown, change: (src: string) => string): unknown {
  if (name === 'image' && isRecord(value) && typeof value.src === 'string') {
    const src = change(value.src);
    return src === value.src ? value : { ...value, src };
  }
  if (name === 'figure' && isRecord(value)) {
    const image = mapSources('image', value.image, change);
    return image === value.image ? value : { ...value, image };
  }
  return mapHtml(value, (html) =>
    html.replace(PICTURE, (whole, before: string, src: string, after: string) => {
      const plain = src.replaceAll('&amp;', '&');
      const next = change(plain);
      return next === plain ? whole : `${before}${escapeAttribute(next)}${after}`;
    }),
  );
}

function mapHtml(value: unknown, change: (html: string) => string): unknown {
  if (typeof value === 'string') return value.includes('<img') ? change(value) : value;
  if (Array.isArray(value)) {
    const next = value.map((each) => mapHtml(each, change));
    return next.some((each, at) => each !== value[at]) ? next : value;
  }
  if (!isRecord(value)) return value;
  const next = Object.entries(value).map(([name, each]) => [name, mapHtml(each, change)] as const);
  return next.some(([name, each]) => each !== value[name]) ? Object.fromEntries(next) : value;
}

/**
 * The addresses of pictures that lie elsewhere, each once: http, https or ftp, on another host than ours. E11
 *
 * @param ownHost e.g. `shop.example:8080`
 */
export function remoteSources(content: ContentState, ownHost: string): readonly string[] {
  const sources = new Set<string>();
  for (const { name, value } of atomsIn(content)) {
    mapSources(name, value, (src) => {
      if (isRemote(src, ownHost)) sources.add(src);
      return src;
    });
  }
  return [...sources];
}

function isRemote(src: string, ownHost: string): boolean {
  const address = src.startsWith('//') ? `https:${src}` : src;
  if (!/^(?:https?|ftp):\/\//i.test(address)) return false;
  const url = parseUrl(address);
  return url !== null && url.host !== ownHost && !['localhost', '127.0.0.1'].includes(url.hostname);
}

/** The article with other addresses for some of its pictures; what is not named stays as it is. E11 */
export function replaceSources(content: ContentState, addresses: ReadonlyMap<string, string>): ContentState {
  let next = content;
  for (const { blockKey, offset, name, value } of atomsIn(content)) {
    const other = mapSources(name, value, (src) => addresses.get(src) ?? src);
    if (other === value) continue;
    const old = content.getEntity(content.getBlockForKey(blockKey).getEntityAt(offset));
    next = next.createEntity('ATOM', 'IMMUTABLE', { name, value: other });
    succeed(old, next.getEntity(next.getLastCreatedEntityKey()));
    const place = SelectionState.createEmpty(blockKey).merge({ anchorOffset: offset, focusOffset: offset + 1 });
    next = Modifier.applyEntity(next, place, next.getLastCreatedEntityKey());
  }
  return next;
}
