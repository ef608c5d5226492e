import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Message } from '../../outbox/Message.ts';

/** One page of the outbox, the newest first. */
interface Drawn {
  readonly messages: readonly Message[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Whether messages of each kind leave at all, and by what. */
  readonly says: readonly string[];
}

const kinds: Readonly<Record<Message['kind'], string>> = { letter: '邮件', text: '短信' };
const states: Readonly<Record<Message['state'], string>> = {
  waiting: '等待发送',
  sending: '发送中',
  sent: '已发出',
  kept: '只保存，没有发出',
  failed: '发送失败',
};

/** The page as HTML; whatever a message holds is text and nothing else. */
export const drawOutbox = ({ messages, total, page, pages, says }: Drawn) => html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>发件箱 · 掌柜台</title>
<script src="/theme.js"></script>
<link rel="stylesheet" href="/theme.css">
<style>${raw(STYLE)}</style>
</head>
<body>
<header><a href="/">← 返回掌柜台</a></header>
<h1>发件箱</h1>
<ul>${says.map((line) => html`<li>${line}</li>`)}</ul>
<p>${total === 0 ? '还没有邮件和短信' : `共 ${total} 条，最新的在前；时间为 UTC`}</p>
<main>${messages.map(drawMessage)}</main>
${pages > 1 ? drawPager(page, pages) : ''}
</body>
</html>
`;

const drawMessage = (message: Message) => html`<article>
<h2>${kinds[message.kind]} ${message.id}${message.subject ? `：${message.subject}` : ''}</h2>
<p class="${message.state}"><strong>${states[message.state]}</strong>${message.why ? `：${message.why}` : ''}</p>
<p>生成时间 ${momentOf(message.written_at)}${message.tries > 1 ? `，试了 ${message.tries} 次` : ''}</p>
${drawRecipients(message.recipients)}
${message.is_private && message.state === 'sent' ? html`<p>内容含验证码，发出后不再显示</p>` : html`<pre>${message.body}</pre>`}
</article>`;

const drawRecipients = (recipients: Message['recipients']) =>
  recipients.length === 1
    ? html`<p>收件人 ${recipients[0]}</p>`
    : html`<details><summary>收件人 ${recipients.length} 个号码</summary><p>${recipients.join('、')}</p></details>`;

const drawPager = (page: number, pages: number) => html`<nav aria-label="翻页">
${page > 1 ? html`<a href="?page=${page - 1}">上一页</a>` : ''}
<span>第 ${page}/${pages} 页</span>
${page < pages ? html`<a href="?page=${page + 1}">下一页</a>` : ''}
</nav>`;

/** `2026-03-08 09:30`. */
const momentOf = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ');

const STYLE = `
:root { font: 16px/1.6 var(--font, sans-serif); background: var(--ground); color: var(--text); }
body { max-width: 760px; margin: 0 auto; padding: 16px; overflow-wrap: anywhere; }
h1 { margin: 8px 0; font-size: 20px; }
h2 { margin: 0; font-size: 16px; }
a { color: var(--primary); }
header a { display: inline-block; padding-block: 10px; text-decoration: none; }
ul { margin: 0; padding: 0; list-style: none; }
ul, body > p, article > p { color: var(--text-soft); font-size: 14px; }
article { margin: 0 0 12px; padding: 12px 16px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
article p { margin: 4px 0; }
pre { margin: 8px 0 0; padding: 8px 12px; border-radius: var(--radius); background: var(--sunken); font: inherit; white-space: pre-wrap; }
summary { min-height: 44px; align-content: center; cursor: pointer; }
.failed strong { color: var(--bad); }
.sent strong { color: var(--good); }
.waiting strong, .sending strong, .kept strong { color: var(--busy); }
nav { display: flex; align-items: center; gap: 16px; }
nav a { display: inline-grid; min-width: 44px; min-height: 44px; place-content: center; }
`;

/** Nothing of a message may do anything: its own style by what it is, and how the product is dressed, from here. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
