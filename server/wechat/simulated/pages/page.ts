import { html } from 'hono/html';

/** A piece of a page in which everything that came from outside is escaped. */
export type Html = ReturnType<typeof html>;

/** What a page of the simulator may do: show itself and pictures, send its forms here. It runs no script at all. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src * data:',
  'media-src *',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  // The address is the key: it is told to nobody.
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** A whole page, drawn on the server. */
export async function page(title: string, body: Html, status = 200): Promise<Response> {
  const whole = await html`<!doctype html>
<html lang="zh-Hans">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · 微信模拟器</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/wechat/style.css">
</head>
<body><main>${body}</main></body>
</html>`;
  return new Response(String(whole), { status, headers });
}

/** On to another page, after something was done: so that loading anew does it no second time. */
export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path, 'referrer-policy': 'no-referrer' } });
}
