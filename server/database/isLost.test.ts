import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isLost } from './isLost.ts';
import { readAgain } from './readAgain.ts';

const coded = (code: string) => Object.assign(new Error('no'), { code });
const asked = (cause: Error) => new DrizzleQueryError('select 1', [], cause);
/** Time that passes by waiting alone. */
function waiting() {
  const waits: number[] = [];
  const clock = () => new Date(waits.reduce((sum, ms) => sum + ms, 0));
  return { waits, clock, sleep: async (ms: number) => void waits.push(ms) };
}

test.each([
  ['it shuts down', coded('57P01')],
  ['it starts up', coded('57P03')],
  ['the statement took too long', coded('57014')],
  ['it takes no more connections', coded('53300')],
  ['nobody listens there', coded('ECONNREFUSED')],
  ['its socket is gone', coded('ENOENT')],
  ['the connection broke', new Error('Connection terminated unexpectedly')],
  ['no connection came free', new Error('timeout exceeded when trying to connect')],
  ['the connection had broken', new Error('Client has encountered a connection error and is not queryable')],
])('K2 the database is lost when %s', (_, cause) => {
  expect([isLost(cause), isLost(asked(cause))]).toEqual([true, true]);
});

test.each([coded('23505'), coded('42P01'), asked(coded('22003')), new Error('no'), 'thrown', undefined])(
  'K2 it is there when it says what is wrong: %s',
  (failure) => {
    expect(isLost(failure)).toBe(false);
  },
);

test('K2 what only reads is asked again, twice at most, with a while in between', async () => {
  const { waits, ...needs } = waiting();
  let reads = 0;
  const fail = async () => {
    reads += 1;
    throw coded('57P03');
  };
  await expect(readAgain(needs, fail)).rejects.toThrow('no');
  expect([reads, waits]).toEqual([3, [250, 1000]]);
  const once = async () => (++reads === 4 ? fail() : 'read');
  expect(await readAgain(needs, once)).toBe('read');
});

test.each([
  ['was refused for another reason', coded('42P01'), 0],
  ['has waited for a frozen one', coded('57014'), 10_000],
])('K2 what %s is not asked again', async (_, failure, took) => {
  const { waits, ...needs } = waiting();
  const read = async () => {
    await needs.sleep(took);
    throw failure;
  };
  await expect(readAgain(needs, read)).rejects.toBe(failure);
  expect(waits).toEqual([took]);
});
