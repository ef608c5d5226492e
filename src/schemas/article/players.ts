import { parseUrl } from '../parseUrl.ts';

/** The players an article may show in a frame: whose, and which of their pages. */
const players: readonly { readonly origin: string; readonly path: RegExp }[] = [
  { origin: 'https://player.bilibili.com', path: /^\/player\.html$/ },
  { origin: 'https://player.youku.com', path: /^\/embed\/[\w=-]+$/ },
  { origin: 'https://v.qq.com', path: /^\/txp\/iframe\/player\.html$/ },
  { origin: 'https://www.youtube.com', path: /^\/embed\/[\w-]+$/ },
  { origin: 'https://www.youtube-nocookie.com', path: /^\/embed\/[\w-]+$/ },
];

/** Whose frames a page with articles has to let in: the `frame-src` of its policy. */
export const playerOrigins: readonly string[] = players.map(({ origin }) => origin);

/** What a player may do in its frame: play, and go full screen; not lead the page away. */
export const playerSandbox = 'allow-scripts allow-same-origin allow-presentation allow-popups';

const NOWHERE = 'https://nowhere.invalid';

/** Whether a frame's address is a page of a player we know; one that starts with `//` counts as https. */
export function isPlayer(address: string): boolean {
  if (parseUrl(address, NOWHERE) === null) return false;
  const { origin, pathname } = new URL(address, NOWHERE);
  return players.some((player) => player.origin === origin && player.path.test(pathname));
}
