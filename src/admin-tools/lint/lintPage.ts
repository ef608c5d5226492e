import { catalogue } from './catalogue.ts';

const head = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>声明检查的说明 · 掌柜台</title>
    <script src="/theme.js"></script>
    <link rel="stylesheet" href="/theme.css" />
    <style>
      body {
        max-width: 72ch; margin: 0 auto; padding: 24px 16px 50vh; background: var(--ground); color: var(--text);
        font: 16px/1.6 var(--font);
      }
      h1 { font-size: 24px; }
      h2 { margin: 0; font-size: 16px; }
      p { margin: 8px 0 0; overflow-wrap: anywhere; }
      section { margin: 8px -16px; padding: 16px; border-radius: 8px; }
      section:target { background: var(--primary-soft); }
      .soft { color: var(--text-soft); font-size: 14px; }
    </style>
  </head>
  <body>
    <h1>声明检查的说明</h1>
    <p class="soft">声明检查每种结果的代号、怎么改，以及为什么。</p>
`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const withCode = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** The page every finding leads to in the product: what each code means, as HTML. */
export const lintPage = (): string =>
  [
    head,
    ...Object.entries(catalogue).map(
      ([code, { title, about, remedy, ...more }]) => `    <section id="${code}">
      <h2><code>${code}</code></h2>
      <p>${withCode(remedy)}${'style' in more ? '只是建议，不改也能用。' : ''}</p>
      <p class="soft" lang="en">${withCode(`${title}. ${about}`)}</p>
    </section>
`,
    ),
    '  </body>\n</html>\n',
  ].join('');
