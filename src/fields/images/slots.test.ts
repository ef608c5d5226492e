import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeSlots, pathsOf, type Slot, type SlotChange } from './slots.ts';

const file = new File(['x'], 'a.png');
const there = (key: string): Slot => ({ key, at: 'there', path: `/image/${key}.png` });
const keysOf = (slots: readonly Slot[]) => slots.map(({ key }) => key);
const after = (slots: readonly Slot[], ...changes: readonly SlotChange[]) => changes.reduce(changeSlots, slots);

it('G4 starts with the pictures of the record, in their order', () => {
  const slots = after([], { type: 'reset', paths: ['/a.png', '/b.png', '/a.png'] });
  expect(pathsOf(slots)).toEqual(['/a.png', '/b.png', '/a.png']);
  expect(new Set(keysOf(slots)).size).toBe(3);
});

it('G4 a picture keeps its place from the moment it is chosen, whichever arrives first', () => {
  const chosen = after([there('0')], {
    type: 'add',
    files: [
      { key: 'a', file },
      { key: 'b', file },
    ],
  });
  expect(pathsOf(chosen)).toEqual(['/image/0.png']);
  const second = after(chosen, { type: 'arrive', key: 'b', path: '/b.png' });
  expect(pathsOf(second)).toEqual(['/image/0.png', '/b.png']);
  const both = after(second, { type: 'arrive', key: 'a', path: '/a.png' });
  expect(pathsOf(both)).toEqual(['/image/0.png', '/a.png', '/b.png']);
});

it('U3 shows how much of a picture is sent, and starts from nothing at a retry', () => {
  const sending = after([], { type: 'add', files: [{ key: 'a', file }] }, { type: 'progress', key: 'a', sent: 0.5 });
  expect(sending).toEqual([{ key: 'a', at: 'sending', file, sent: 0.5 }]);
  const failed = after(sending, { type: 'fail', key: 'a' });
  expect(failed).toEqual([{ key: 'a', at: 'failed', file }]);
  expect(pathsOf(failed)).toEqual([]);
  expect(after(failed, { type: 'retry', key: 'a' })).toEqual([{ key: 'a', at: 'sending', file, sent: 0 }]);
});

it('a picture that is to replace another has its place, and the other one stays until it is there', () => {
  const slots = [there('a'), there('b')];
  const sending = after(slots, { type: 'replace', key: 'a', file }, { type: 'progress', key: 'a', sent: 0.5 });
  const failed = after(sending, { type: 'fail', key: 'a' });
  const again = after(failed, { type: 'retry', key: 'a' });
  expect([sending, failed, again].map(([slot]) => slot?.at)).toEqual(['sending', 'failed', 'sending']);
  for (const each of [sending, failed, again]) expect(pathsOf(each)).toEqual(pathsOf(slots));
  expect(pathsOf(after(again, { type: 'arrive', key: 'a', path: '/new.png' }))).toEqual(['/new.png', '/image/b.png']);
});

it('what was to replace a picture is taken back first, the picture itself only then', () => {
  const slots = [there('a')];
  const twice = after(slots, { type: 'replace', key: 'a', file }, { type: 'replace', key: 'a', file });
  const back = after(twice, { type: 'remove', key: 'a' });
  expect(back).toEqual(slots);
  expect(after(back, { type: 'remove', key: 'a' })).toEqual([]);
});

it('a picture that is not there yet is replaced without a trace', () => {
  const failed = after([], { type: 'add', files: [{ key: 'a', file }] }, { type: 'fail', key: 'a' });
  const replaced = after(failed, { type: 'replace', key: 'a', file });
  expect(pathsOf(replaced)).toEqual([]);
  expect(after(replaced, { type: 'remove', key: 'a' })).toEqual([]);
});

it('U3 a late failure or a late step of progress does not take back a picture that is there', () => {
  const slots = [there('a')];
  expect(
    after(slots, { type: 'fail', key: 'a' }, { type: 'progress', key: 'a', sent: 1 }, { type: 'retry', key: 'a' }),
  ).toEqual(slots);
});

it('U3 news of a picture that was removed changes nothing', () => {
  const slots = [there('a')];
  const late: readonly SlotChange[] = [
    { type: 'arrive', key: 'gone', path: '/gone.png' },
    { type: 'fail', key: 'gone' },
    { type: 'progress', key: 'gone', sent: 1 },
    { type: 'move', key: 'gone', to: 'a' },
    { type: 'move', key: 'a', to: 'gone' },
    { type: 'remove', key: 'gone' },
  ];
  expect(after(slots, ...late)).toEqual(slots);
});

it.each([
  ['0', '2', ['1', '2', '0']],
  ['2', '0', ['2', '0', '1']],
  ['1', '1', ['0', '1', '2']],
])('G4 moving the picture %s to where %s stands gives %j', (key, to, keys) => {
  expect(keysOf(after(['0', '1', '2'].map(there), { type: 'move', key, to }))).toEqual(keys);
});

const keys = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 });
const place = fc.nat(20);

it('G4 moving keeps every picture and the order of the others', () => {
  fc.assert(
    fc.property(keys, place, place, (all, from, to) => {
      const key = all[from % all.length] ?? '';
      const target = all[to % all.length] ?? '';
      const moved = keysOf(after(all.map(there), { type: 'move', key, to: target }));
      expect(moved.filter((each) => each !== key)).toEqual(all.filter((each) => each !== key));
      expect(moved.indexOf(key)).toBe(all.indexOf(target));
    }),
  );
});

it('U3 nothing but the merchant takes a picture away', () => {
  const change = fc.oneof(
    fc.record({ type: fc.constant('arrive' as const), key: fc.constantFrom(...'abcd'), path: fc.constant('/x.png') }),
    fc.record({ type: fc.constant('fail' as const), key: fc.constantFrom(...'abcd') }),
    fc.record({ type: fc.constant('retry' as const), key: fc.constantFrom(...'abcd') }),
    fc.record({
      type: fc.constant('progress' as const),
      key: fc.constantFrom(...'abcd'),
      sent: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  );
  const start = after([there('a')], {
    type: 'add',
    files: [
      { key: 'b', file },
      { key: 'c', file },
    ],
  });
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      expect(keysOf(after(start, ...changes))).toEqual(['a', 'b', 'c']);
    }),
  );
});
