import { html } from 'hono/html';
import type { Outgoing } from '../../WechatDriver.ts';
import type { Html } from './page.ts';

/** Turns a stored path into an address. */
export type Resolve = (path: string) => string;

/** A message as a phone would show it: text, card, picture, video or mini-program. W5 */
export function drawSaid(said: Outgoing, resolve: Resolve): Html {
  const media = resolve(said.media_url);
  switch (said.reply_type) {
    case 1:
      return html`<span class="bubble">${said.reply}</span>`;
    case 2:
      return drawLink(said, resolve);
    case 3:
      return html`<img class="media" src="${media}" alt="图片回复">`;
    case 4:
      return html`<video class="media" src="${media}" controls preload="metadata" aria-label="视频回复"></video>`;
    case 5:
      return html`<span class="share">${drawCard(said, resolve)}<span>小程序 · ${said.share_path}</span></span>`;
  }
}

function drawLink(said: Outgoing, resolve: Resolve): Html {
  const card = drawCard(said, resolve);
  // What does not lead to the web is shown and leads nowhere.
  if (!/^https?:\/\//i.test(said.share_path)) return html`<span class="share">${card}</span>`;
  return html`<a class="share" href="${said.share_path}" target="_blank" rel="noreferrer noopener">${card}</a>`;
}

function drawCard({ share_title, share_desc, share_thumb_url }: Outgoing, resolve: Resolve): Html {
  const thumb = resolve(share_thumb_url);
  const picture = thumb === '' ? '' : html`<img src="${thumb}" alt="">`;
  return html`${picture}<b>${share_title}</b><span>${share_desc}</span>`;
}
