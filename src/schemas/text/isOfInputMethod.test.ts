import { expect, test } from 'vitest';
import { isOfInputMethod } from './isOfInputMethod.ts';

test.each([
  ['Chromium and Firefox while a word is composed', { isComposing: true, keyCode: 229 }, true],
  ['Safari at the Enter that has ended it', { isComposing: false, keyCode: 229 }, true],
  ['any browser at an Enter of its own', { isComposing: false, keyCode: 13 }, false],
])('E2 a key of %s', (_, press, isTaken) => {
  expect(isOfInputMethod(press)).toBe(isTaken);
});
