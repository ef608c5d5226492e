import { join } from 'node:path';
import { expect, test } from 'vitest';
import { belongsToApplet } from './devApplet.mjs';

test.each([
  [['server', 'areas', 'goods', 'listGoods.ts'], true],
  [['src', 'schemas', 'limits.ts'], true],
  [['src', 'schemas', 'limits.test.ts'], false],
  [['src', 'crud', 'List.tsx'], false],
  [['data', 'server', 'one'], false],
  [['server.log'], false],
])('a change of %j starts the applet again: %s', (parts, answer) => {
  expect(belongsToApplet(join(...parts))).toBe(answer);
});
