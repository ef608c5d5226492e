import { expect, test } from 'vitest';

const own = { setImmediate, clearImmediate };
const standIn = await import('./setImmediate.ts');
const asked = { setImmediate, clearImmediate };
// The test's own tools ask for Node's.
Object.assign(globalThis, own);

const done = () => new Promise<void>((resolve) => void standIn.setImmediate(() => resolve()));

test('it is there for whoever asks for it by its name', () => {
  expect(asked).toEqual({ setImmediate: standIn.setImmediate, clearImmediate: standIn.clearImmediate });
});

test('calls come after what is running and what was promised, in their order, with what they were given', async () => {
  const told: unknown[] = [];
  standIn.setImmediate((...given) => told.push(given), 1, 'two');
  standIn.setImmediate(() => told.push('second'));
  told.push('running');
  await Promise.resolve().then(() => told.push('promised'));
  await done();
  expect(told).toEqual(['running', 'promised', [1, 'two'], 'second']);
});

test('what is called off does not come, and what a call asks for comes after those that wait', async () => {
  const told: string[] = [];
  const off = standIn.setImmediate(() => told.push('called off'));
  standIn.setImmediate(() => void standIn.setImmediate(() => told.push('asked for by the first')));
  standIn.setImmediate(() => told.push('second'));
  standIn.clearImmediate(off);
  await done();
  await done();
  expect(told).toEqual(['second', 'asked for by the first']);
});
