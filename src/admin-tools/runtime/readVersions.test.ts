import { expect, test } from 'vitest';
import { readVersions } from './readVersions.ts';

const product = { declared: [], addresses: [] };
const gifts = {
  name: 'gifts',
  label: '礼品',
  scope: 'shop',
  fields: { title: { kind: 'text', label: '名称' } },
  calls: { noun: 'gift' },
};
const lockers = { ...gifts, name: 'lockers', label: '取货柜', calls: { noun: 'locker' } };
const broken = { ...gifts, label: '新礼品', list: { columns: ['tilte'] } };
const textOf = (...resources: readonly object[]) => JSON.stringify({ resources });

/** Reads the last of these versions, and tells how far back it had to ask. */
async function read(...texts: readonly string[]) {
  const asked: number[] = [];
  const older = async (version: number) => {
    asked.push(version);
    const text = texts[version - 2];
    return text === undefined ? undefined : { version: version - 1, text };
  };
  const now = { version: texts.length, text: texts.at(-1) ?? '' };
  const { resources, reports } = await readVersions(now, older, product, () => undefined);
  return {
    labels: resources.map(({ label }) => label),
    states: reports.map(({ title, state }) => [title, state]),
    asked,
  };
}

test('while all can be used no older version is asked for', async () => {
  expect(await read(textOf(gifts), textOf(gifts, lockers))).toEqual({
    labels: ['礼品', '取货柜'],
    states: [],
    asked: [],
  });
});

test('one that cannot be used is set aside, and merchants have it as it was saved before', async () => {
  expect(await read(textOf(gifts), textOf(broken, lockers))).toEqual({
    labels: ['礼品', '取货柜'],
    states: [['新礼品', 'older']],
    asked: [2],
  });
});

test('it is looked for further back when another one was saved since', async () => {
  const { labels, asked } = await read(textOf(gifts), textOf(broken), textOf(broken, lockers));
  expect([labels, asked]).toEqual([
    ['礼品', '取货柜'],
    [3, 2],
  ]);
});

test('a file that is none at all is used as it was before', async () => {
  expect(await read(textOf(gifts), '{ oops')).toEqual({
    labels: ['礼品'],
    states: [['resources.json', 'wholeOlder']],
    asked: [2],
  });
});

test('one that never could be used stays out, and no file by hand is stepped back from', async () => {
  expect(await read(textOf(lockers), textOf(broken, lockers))).toMatchObject({
    labels: ['取货柜'],
    states: [['新礼品', 'refused']],
  });
  const never = async () => expect.fail('asked');
  const { reports } = await readVersions({ version: 0, text: textOf(broken) }, never, product, () => undefined);
  expect(reports.map(({ state }) => state)).toEqual(['refused']);
});

test('a broken thing is not looked for without end', async () => {
  const { asked } = await read(...Array.from({ length: 20 }, () => textOf(broken)));
  expect(asked).toHaveLength(5);
});
