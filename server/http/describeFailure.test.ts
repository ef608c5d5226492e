import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeFailure } from './describeFailure.ts';

const request = new Request('http://shop.test/api/applet/robot/check?phone=6045550123', {
  method: 'POST',
  body: 'pwd=x',
});

it('a failure is one line that a program can read, and no value of a caller is in the log', () => {
  const cause = Object.assign(new Error('invalid input syntax for type bigint: "hunter2"'), { code: '22P02' });
  const failure = new DrizzleQueryError('select * from users where email = $1', ['me@example.com'], cause);
  const line = describeFailure(request, failure);
  expect(line).not.toMatch(/\n|hunter2|me@example|6045550123/);
  expect(JSON.parse(line)).toEqual({
    ...{ level: 'error', event: 'call failed', method: 'POST', path: '/api/applet/robot/check', status: 500 },
    why: 'the statement failed: 22P02',
    statement: 'select * from users where email = $1',
    stack: expect.arrayContaining([expect.stringContaining('describeFailure.test.ts')]),
  });
});

it.each([
  [new TypeError('undefined is not a function'), 'TypeError: undefined is not a function'],
  ['a text', 'something that is not an error was thrown'],
  [new DrizzleQueryError('select 1', [], new AggregateError([], '')), 'the statement failed: AggregateError'],
])('%s says why', (failure, why) => {
  expect(JSON.parse(describeFailure(request, failure))).toMatchObject({ why });
});

it('a caller who went away in the middle is no failure of ours', () => {
  const left = new Request(request.url, { signal: AbortSignal.abort() });
  expect(JSON.parse(describeFailure(left, new Error('aborted')))).toMatchObject({
    level: 'warn',
    event: 'caller left',
  });
});
