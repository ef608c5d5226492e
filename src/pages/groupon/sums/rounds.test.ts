import { expect, it, test } from 'vitest';
import type { Collected } from '../enrolments/createReader.ts';
import { lastRounds, roundBars } from './rounds.ts';

const run = (id: number, start_time: string | undefined, status = 2) => ({
  ...{ id, name: `第${id}期`, status, start_time },
  products: [{ id: 9, name: '大米', price: '0.10', limit: 0, amount: 1, img: '', description: '' }],
});
const joined = (pieces: number, price = '0.10') => ({
  ...{ enroll_order: 1, user: { name: '张三' }, phone: '', comment: '', address: '' },
  products: [{ id: 9, amount: pieces, price }],
});
const read = (enrolments: Collected['enrolments'], problem?: string): Collected => ({
  ...{ enrolments, loaded: enrolments.length, total: enrolments.length, problem },
});

test('the last rounds are those that have begun, the newest first, eight at most', () => {
  const days = Array.from({ length: 10 }, (_, at) => run(at + 1, `2026-03-${String(at + 1).padStart(2, '0')}`));
  const ids = lastRounds([...days.slice(5), run(90, '2026-09-01', 1), run(91, undefined), ...days.slice(0, 5)]);
  expect(ids.map(({ id }) => id)).toEqual([10, 9, 8, 7, 6, 5, 4, 3]);
  expect(lastRounds([run(1, '2026-03-01'), run(2, '2026-03-01')]).map(({ id }) => id)).toEqual([2, 1]);
});

it('GD-E1 says what each came to by its digits, and one whose sum may be wrong by its reason alone', () => {
  const rounds = [
    { record: run(3, '2026-03-15'), collected: read([joined(1), joined(2)]) },
    { record: run(2, '2026-03-08'), collected: read([joined(1)], '数据在加载期间有变化，请刷新') },
    { record: run(1, '2026-03-01'), collected: read([]) },
  ];
  const { bars, left } = roundBars(rounds, 'CA$');
  expect(bars.map(({ name, said, cells }) => [name, ...cells, said])).toEqual([
    ['第3期', '2026-03-15', '2', 'CA$0.30'],
    ['第1期', '2026-03-01', '0', 'CA$0.00'],
  ]);
  expect(left).toEqual(['「第2期」数据在加载期间有变化，请刷新']);
});
