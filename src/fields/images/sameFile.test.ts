import { expect, test } from 'vitest';
import { sameFile } from './sameFile.ts';

const file = (text: string, name = 'a.png') => new File([text], name);

test.each([
  ['the same bytes under two names', file('鱼'), file('鱼', 'b.png'), true],
  ['as many bytes, but others', file('鱼'), file('肉'), false],
  ['more bytes', file('鱼'), file('鱼丸'), false],
  ['nothing and nothing', file(''), file(''), true],
])('G4 %s: %4$s', async (_, one, other, same) => {
  expect(await sameFile(one, other)).toBe(same);
});
