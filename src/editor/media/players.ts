import { isPlayer, playerSandbox } from '#schemas/article/players.ts';
import { endingOf } from '#schemas/editorFiles.ts';
import { parseUrl } from '#schemas/parseUrl.ts';
import type { Attributes } from './attributes.ts';

/** A film or sound by address: one the browser plays itself, or the page of a player we know. */
export type Playable =
  | { readonly as: 'video' | 'audio'; readonly src: string }
  | { readonly as: 'player'; readonly src: string };

const VIDEO = ['mp4', 'webm', 'm4v', 'mov', 'ogv'];
const AUDIO = ['mp3', 'wav', 'm4a', 'ogg'];

interface Site {
  readonly host: RegExp;
  /** The player's address of a film's page; undefined where the page shows none. */
  readonly player: (url: URL) => string | undefined;
}

const first = (pattern: RegExp, text: string): string | undefined => pattern.exec(text)?.[1];
const made = (id: string | null | undefined, address: (id: string) => string) => (id ? address(id) : undefined);

/** `90`, `90s`, `1m30s`, `1h2m3s`. */
const TIME = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d+)?s?)?$/;

/** From which second on a page's address shows its film, as a part of the player's; nothing for its beginning. */
function startOf({ hash, searchParams }: URL, name: string): string {
  const said = searchParams.get('t') ?? searchParams.get('start') ?? first(/^#t=(\w+)$/, hash) ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] = TIME.exec(said) ?? [];
  const start = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return start > 0 ? `${name}=${start}` : '';
}

/** The pages of the players that are let in. */
const sites: readonly Site[] = [
  {
    host: /^(?:www\.|m\.)?bilibili\.com$/,
    player: (url) => {
      const { pathname, searchParams } = url;
      const page = searchParams.get('p');
      const more = page && /^\d+$/.test(page) ? `&page=${page}` : '';
      const start = startOf(url, '&t');
      const bvid = first(/^\/video\/(BV\w+)/, pathname);
      const aid = first(/^\/video\/av(\d+)/i, pathname);
      const which = bvid ? `bvid=${bvid}` : aid && `aid=${aid}`;
      return made(which, (id) => `https://player.bilibili.com/player.html?${id}${more}${start}&autoplay=0`);
    },
  },
  {
    host: /^(?:v|m|player)\.youku\.com$/,
    player: ({ pathname }) =>
      made(first(/^\/v_show\/id_([\w=-]+)\.html/, pathname), (id) => `https://player.youku.com/embed/${id}`),
  },
  {
    host: /^(?:m\.)?v\.qq\.com$/,
    player: ({ pathname, searchParams }) => {
      const vid = searchParams.get('vid') ?? first(/^\/x\/(?:page|cover(?:\/\w+)?)\/(\w+)\.html/, pathname);
      return made(
        vid && /^\w+$/.test(vid) ? vid : undefined,
        (id) => `https://v.qq.com/txp/iframe/player.html?vid=${id}`,
      );
    },
  },
  {
    host: /^(?:(?:www\.|m\.)?youtube\.com|youtu\.be)$/,
    player: (url) => {
      const { hostname, pathname, searchParams } = url;
      const id =
        hostname === 'youtu.be' ? pathname.slice(1) : (searchParams.get('v') ?? first(/^\/shorts\/([\w-]+)/, pathname));
      const start = startOf(url, '?start');
      const film = id && /^[\w-]{6,}$/.test(id) ? id : undefined;
      return made(film, (known) => `https://www.youtube.com/embed/${known}${start}`);
    },
  },
];

/** A word people copy with its page's frame around it. */
const FRAME = /<iframe[^>]*\bsrc\s*=\s*["']?([^"'\s>]+)/i;

/**
 * What an address of a film or sound that a merchant gives leads to; undefined for one that nobody here can play.
 *
 * Takes the address of a file, of a film's page, of a player, or the frame a page hands out to be copied.
 */
export function readPlayable(text: string): Playable | undefined {
  const given = text.trim();
  const address = (FRAME.exec(given)?.[1] ?? given).replace(/^\/\//, 'https://').replaceAll('&amp;', '&');
  const url = parseUrl(/^[a-z][a-z+.-]*:/i.test(address) ? address : `https://${address}`);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || !url.hostname.includes('.')) return undefined;
  if (isPlayer(url.href)) return { as: 'player', src: url.href };
  const site = sites.find(({ host }) => host.test(url.hostname));
  if (site) {
    const src = site.player(url);
    return src === undefined ? undefined : { as: 'player', src };
  }
  const ending = endingOf(url.pathname);
  if (VIDEO.includes(ending)) return { as: 'video', src: url.href };
  return AUDIO.includes(ending) ? { as: 'audio', src: url.href } : undefined;
}

/** A player's frame as an article holds it. */
export const playerOf = (src: string): Attributes => ({
  src,
  width: '420',
  height: '280',
  allowfullscreen: '',
  frameborder: '0',
  sandbox: playerSandbox,
});
