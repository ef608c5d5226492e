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

test.each([
  [['src', 'resources', 'coupons.resource.json'], true],
  [['src', 'crud', 'List.test.tsx'], false],
  [['data', 'server', 'one'], false],
])('an applet that could not be started is tried again after a change of %j: %s', (parts, answer) => {
  expect(belongsToApplet(join(...parts), true)).toBe(answer);
});
