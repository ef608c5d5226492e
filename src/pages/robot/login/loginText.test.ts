import { expect, test } from 'vitest';
import { expiryText, imageOf } from './loginText.ts';

test.each([
  [0, '约 2 分钟后过期'],
  [29_000, '约 2 分钟后过期'],
  [31_000, '约 1 分钟后过期'],
  [89_000, '约 1 分钟后过期'],
  [90_000, '即将过期'],
  [500_000, '即将过期'],
])('RB-E2 a code that has been there for %d ms: %s', (age, said) => {
  expect(expiryText(1000, 1000 + age)).toBe(said);
});

test.each(['aGFsbG8=', 'data:image/png;base64,aGFsbG8='])('W1 the code %j is a picture', (code) => {
  expect(imageOf(code)).toBe('data:image/png;base64,aGFsbG8=');
});
