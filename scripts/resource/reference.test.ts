import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { references } from './reference.ts';

const folder = 'docs/resources';
const pages = references();

it('what is written is what is declared: npm run resource:docs', () => {
  const held = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]);
  expect(Object.fromEntries(held)).toEqual(pages);
});

test.each([
  ['goods.md', '| `price` | 价格 | money |'],
  ['goods.md', '| `status` | `2` | 已下架 | muted |'],
  ['goods.md', '`POST /api/applet/merchant/product/update`'],
  ['goods.md', '| `spec.2` |'],
  ['clubs.md', '| see | roles below 3 | 只有平台管理员可以管理这里 |'],
  ['tags.md', '| order | `POST /api/applet/merchant/product/tag/switch` |'],
])('%s says %s', (name, line) => {
  expect(pages[name]).toContain(line);
});
