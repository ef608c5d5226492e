import { html } from 'hono/html';
import type { CodeState } from '../codes.ts';
import { page } from './page.ts';

/** Why a code lets nobody in, and what to do. */
const refused: Readonly<Record<Exclude<CodeState, 'good'>, readonly [title: string, advice: string, status: number]>> =
  {
    used: ['二维码已使用', '每个二维码只能登录一次，如需再次登录，请在掌柜台刷新二维码。', 410],
    expired: ['二维码已过期', '请回到掌柜台刷新二维码，再扫一次。', 410],
    unknown: ['二维码无效', '请从掌柜台重新扫描二维码。', 404],
  };

/** What whoever scans a code sees: a question, or why there is none. */
export function scanPage(state: CodeState, shopName: string): Promise<Response> {
  if (state !== 'good') {
    const [title, advice, status] = refused[state];
    return page(title, html`<h1>微信模拟器</h1><div class="card"><h2>${title}</h2><p>${advice}</p></div>`, status);
  }
  return page(
    '确认登录',
    html`<h1>微信模拟器</h1>
<p class="soft">这里代替你的手机：确认后，机器人就像真的扫码一样登录。</p>
<div class="card">
<p>「${shopName}」的微信助手正在请求登录。</p>
<form method="post"><button class="main wide">确认登录</button></form>
</div>`,
  );
}
