import { expect, test } from 'vitest';
import { textsOf, typed } from '../../../tests/support/articleLines.ts';
import { removeWholeSign } from './wholeSign.ts';

test.each([
  ['a family', 'backspace', '好👨‍👩‍👧|吃', '好吃'],
  ['a flag', 'backspace', '🇨🇳🇨🇦|', '🇨🇳'],
  ['a hand with a colour', 'delete', '|👍🏽吃', '吃'],
  ['a heart in red', 'backspace', '❤️|', ''],
  ['a digit in a key', 'delete', '|1️⃣', ''],
])('E16 one press takes %s away as a whole (%s)', (_, command, line, rest) => {
  const next = removeWholeSign(typed(line), command);
  expect(next && textsOf(next)).toEqual([rest]);
});

test.each([
  ['a letter', 'backspace', '好|'],
  ['a sign of two units', 'backspace', '😀|'],
  ['nothing before it', 'backspace', '|👍🏽'],
  ['nothing behind it', 'delete', '👍🏽|'],
  ['what is selected', 'backspace', '[👍🏽]'],
  ['a key that takes nothing away', 'bold', '👍🏽|'],
])('E16 the engine does well by itself with %s', (_, command, line) => {
  expect(removeWholeSign(typed(line), command)).toBeUndefined();
});
