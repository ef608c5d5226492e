import { expect, test } from 'vitest';
import type { Enrolment } from '#schemas/entities/groupon.ts';
import { createReader, type Progress } from './createReader.ts';

const quiet = new AbortController().signal;
const joined = (place: number): Enrolment => ({
  enroll_order: place,
  user: { name: `买家 ${place}` },
  phone: `60455501${place}`,
  comment: '',
  address: '',
  products: [{ id: 9, amount: 1, price: '5.00' }],
});
const everyone = (count: number) => Array.from({ length: count }, (_, at) => joined(at + 1));
const answer = (all: readonly Enrolment[], page: number, total = all.length) => ({
  enrolls: all.slice((page - 1) * 100, page * 100),
  current_page: page,
  total_page: Math.ceil(total / 100),
  total_count: total,
});

/** The one at a place, as the page it stands on tells it. */
const atPlace = (place: number, answerTo: (page: number) => ReturnType<typeof answer>) => {
  const page = answerTo(Math.ceil(place / 100));
  return { ...page, enrolls: page.enrolls.slice((place - 1) % 100, ((place - 1) % 100) + 1) };
};

/** A reader over these enrolments; `heard` are the pages it asked for. */
function readerOf(all: readonly Enrolment[], answerTo = (page: number) => answer(all, page)) {
  const heard: number[] = [];
  const reader = createReader({
    size: 100,
    page: async (page) => {
      heard.push(page);
      return answerTo(page);
    },
    at: async (place) => atPlace(place, answerTo),
  });
  return { reader, heard };
}

test('GD-E1 205 buyers are read in three calls, and all of them are there in their order', async () => {
  const { reader, heard } = readerOf(everyone(205));
  const told: Progress[] = [];
  await reader.run(quiet, (progress) => void told.push(progress));
  expect(heard).toEqual([1, 2, 3]);
  const { enrolments, problem } = reader.collected();
  expect(enrolments.map(({ enroll_order }) => enroll_order)).toEqual(everyone(205).map((each) => each.enroll_order));
  expect(problem).toBeUndefined();
  expect(told.map(({ loaded, total }) => `${loaded}/${total}`)).toEqual(['100/205', '200/205', '205/205']);
});

test.each([
  ['one buyer too few', (page: number) => ({ ...answer(everyone(204), page), total_count: 205 })],
  ['a count that grew in between', (page: number) => answer(everyone(205), page, page === 3 ? 206 : 205)],
  [
    'a buyer on two pages',
    (page: number) => ({ ...answer(everyone(205), page), ...(page === 3 && { enrolls: everyone(5) }) }),
  ],
  ['more buyers than are counted', (page: number) => ({ ...answer(everyone(206), page), total_count: 205 })],
])('GD-E1 %s is told, and nobody may print on it', async (_, answerTo) => {
  const { reader } = readerOf([], answerTo);
  await reader.run(quiet, () => undefined);
  expect(reader.collected().problem).toBe('数据在加载期间有变化，请刷新');
});

test.each([
  ['on the first page', 50, 1],
  ['on the first page, when two were read', 50, 2],
  ['on a page in the middle', 150, 2],
  ['at the very end of a page', 200, 2],
])(
  'N8 where one %s leaves and another joins meanwhile, the count is the same and it is noticed',
  async (_, place, after) => {
    let all = everyone(305);
    const { reader } = readerOf([], (page) => {
      const told = answer(all, page);
      if (page === after) all = [...everyone(306).filter(({ enroll_order }) => enroll_order !== place)];
      return told;
    });
    await reader.run(quiet, () => undefined);
    expect(reader.collected()).toMatchObject({ loaded: 305, total: 305, problem: '数据在加载期间有变化，请刷新' });
  },
);

test('N8 a group-buy of one page is read at one moment, and not looked at again', async () => {
  const looked: number[] = [];
  const reader = createReader({
    size: 100,
    page: async (page) => answer(everyone(100), page),
    async at(place) {
      looked.push(place);
      return answer([], 1);
    },
  });
  await reader.run(quiet, () => undefined);
  expect([looked, reader.collected().problem]).toEqual([[], undefined]);
});

test('two buyers who say the very same on one page are two buyers', async () => {
  const { reader } = readerOf([joined(1), joined(1)]);
  await reader.run(quiet, () => undefined);
  expect(reader.collected()).toMatchObject({ loaded: 2, problem: undefined });
});

test('nobody joined yet: one call, and nothing is wrong', async () => {
  const { reader, heard } = readerOf([]);
  await reader.run(quiet, () => undefined);
  expect(heard).toEqual([1]);
  expect(reader.collected()).toEqual({ loaded: 0, total: 0, enrolments: [], problem: undefined });
});

test('never more than two pages are on their way at once', async () => {
  let [now, most] = [0, 0];
  const reader = createReader({
    size: 100,
    async page(page) {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
      return answer(everyone(742), page);
    },
    at: async (place) => atPlace(place, (page) => answer(everyone(742), page)),
  });
  await reader.run(quiet, () => undefined);
  expect(most).toBe(2);
  expect(reader.collected().loaded).toBe(742);
});

test('after a failure only the pages that are missing are asked for', async () => {
  let broken = true;
  const { reader, heard } = readerOf([], (page) => {
    if (page === 2 && broken) throw new Error('Failed to answer.');
    return answer(everyone(405), page);
  });
  await expect(reader.run(quiet, () => undefined)).rejects.toThrow('Failed to answer.');
  expect(reader.collected().loaded).toBeLessThan(405);
  const before = heard.length;
  broken = false;
  await reader.run(quiet, () => undefined);
  expect(heard.slice(before)).not.toContain(1);
  expect(new Set(heard)).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(reader.collected()).toMatchObject({ loaded: 405, problem: undefined });
});

test('whoever stops keeps what is there, and goes on later', async () => {
  const stop = new AbortController();
  const { reader, heard } = readerOf(everyone(305));
  await expect(reader.run(stop.signal, () => stop.abort())).rejects.toThrow();
  expect(heard).toEqual([1]);
  expect(reader.collected().loaded).toBe(100);
  await reader.run(quiet, () => undefined);
  expect(heard).toEqual([1, 2, 3, 4]);
});

test('T6 an enrolment without its products or a price is shown, and nobody may print on it', async () => {
  const [whole, other] = everyone(2);
  const reader = createReader({
    size: 100,
    page: async () => ({
      ...answer([], 1),
      enrolls: [
        { ...(whole ?? joined(1)), products: undefined },
        { ...(other ?? joined(2)), phone: undefined, products: [{ id: 9, amount: 1, price: undefined }] },
      ],
      total_page: 1,
      total_count: 2,
    }),
    at: async () => answer([], 1),
  });
  await reader.run(quiet, () => undefined);
  const { enrolments, problem } = reader.collected();
  expect(problem).toBe('有 2 份报名的数据不完整，请刷新');
  expect(enrolments.map(({ phone }) => phone)).toEqual(['604555011', '']);
});
