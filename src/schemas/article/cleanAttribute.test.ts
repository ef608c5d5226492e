import { expect, test } from 'vitest';
import { cleanAttribute } from './cleanAttribute.ts';

test.each([
  ['noopener noreferrer', 'noopener noreferrer'],
  ['nofollow', 'nofollow'],
  ['opener', undefined],
  ['nofollow\tOpener', undefined],
])('E6 of a link with rel %j stays %j: none lets the other page have hold of ours', (rel, kept) => {
  expect(cleanAttribute('a', 'rel', rel)).toBe(kept);
});
