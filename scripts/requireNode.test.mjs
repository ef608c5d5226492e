import { expect, test } from 'vitest';
import { isAtLeast, requireNode } from './requireNode.mjs';

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
  ['100.0.0', true],
  ['20.19.0-nightly', true],
  ['20.18.9', false],
  ['20.9.0', false],
  ['18.20.8', false],
  ['9.99.99', false],
])('Node %s is at least 20.19.0: %s', (version, answer) => {
  expect(isAtLeast(version, '20.19.0')).toBe(answer);
});

test('an old Node is refused with what to install', () => {
  expect(() => requireNode('18.20.8')).toThrow('Node 18.20.8 is too old. Install Node 20.19.0 or newer');
});

test('the Node of this run is accepted', () => {
  expect(() => requireNode()).not.toThrow();
});
