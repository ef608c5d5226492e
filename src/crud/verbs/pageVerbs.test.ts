import { expect, test } from 'vitest';
import { groupons } from '#resources/groupons/groupons.ts';
import { pageVerbs } from './pageVerbs.ts';
import { rowVerbs } from './rowVerbs.ts';

const everything = {
  may: () => ({ can: true }),
  mayAct: () => ({ can: true }),
  sees: () => true,
  changes: () => ({ can: true }),
};
const now = Date.parse('2026-03-10T12:00:00Z');
const running = { id: 1, start_time: '2026-03-08', end_time: '2026-03-15' };

const verbsOf = (record: object) =>
  pageVerbs(groupons, rowVerbs(groupons, everything), { ...running, ...record }, now).map(({ name, due }) =>
    due ? name : `(${name})`,
  );

test.each([
  ['in step with its days', { status: 0 }, ['edit', '(end)', '(wait)', 'next', 'text', 'grid', 'clone']],
  [
    'called not begun though its day has come',
    { status: 1 },
    ['edit', 'begin', '(end)', 'next', 'text', 'grid', 'clone'],
  ],
  ['ended early', { status: 2 }, ['edit', '(begin)', '(wait)', 'next', 'text', 'grid', 'clone']],
  ['ended under the other number', { status: 3 }, ['edit', '(begin)', '(wait)', 'next', 'text', 'grid', 'clone']],
])('GB-D2 a group-buy %s has every other status on its page, the one its days ask for first of all', (_, of, verbs) => {
  expect(verbsOf(of)).toEqual(verbs);
});
