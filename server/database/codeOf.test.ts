import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { codeOf, isUnstorable } from './codeOf.ts';

const said = (code: unknown) => new DrizzleQueryError('', [], Object.assign(new Error('no'), { code }));

test.each([
  [said('22003'), '22003', true],
  [said('23505'), '23505', false],
  [said('ECONNRESET'), undefined, false],
  [said(22_003), undefined, false],
  [new Error('ours'), undefined, false],
  ['thrown', undefined, false],
])('the word of the database for %s is %s', (failure, code, unfit) => {
  expect([codeOf(failure), isUnstorable(failure)]).toEqual([code, unfit]);
});
