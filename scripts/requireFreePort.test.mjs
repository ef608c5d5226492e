import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { readPort, requireFreePort } from './requireFreePort.mjs';

test.each([
  [undefined, 8080],
  ['', 8080],
  ['0', 0],
  [' 3000 ', 3000],
  ['65535', 65535],
])('PORT=%s means %i', (text, port) => {
  expect(readPort({ PORT: text })).toBe(port);
});

test.each(['65536', '-1', '80.5', '8080x', '0x50', 'http'])('PORT=%s is refused', (text) => {
  expect(() => readPort({ PORT: text })).toThrow(`PORT is "${text}". Set it to a whole number from 0 to 65535`);
});

test('a taken port is refused with another one to choose', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address();
  await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is taken by another program. Choose another one`);
  other.close();
});

test('a free port is accepted and left free', async () => {
  await requireFreePort(0);
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address();
  other.close();
  await once(other, 'close');
  await requireFreePort(port);
  await requireFreePort(port);
});
