import fc from 'fast-check';
import { beforeAll, expect, it, test } from 'vitest';
import type { Call } from '#providers/http/createHttp.ts';
import type { LocalStore } from '#providers/storage/createLocalStore.ts';
import { walked } from '../fixtures/walks/walked.ts';
import { loadEverything } from '../support/declared/walks/loadEverything.ts';
import type { Change } from '../support/declared/walks/openWalk.tsx';
import { anyWalk, type Step } from '../support/declared/walks/steps.ts';
import { walk } from '../support/declared/walks/walk.ts';

beforeAll(loadEverything);

it('R8 wherever a merchant goes, and however late an answer comes, no shop sees a text of another', async () => {
  const clean = fc.asyncProperty(anyWalk, async (steps) => {
    expect(await walk(walked, steps)).toEqual([]);
  });
  await fc.assert(clean, { seed: 20261121, numRuns: 100, endOnFailure: true });
}, 300_000);

/** Remembers answers without regard to the shop. */
const forgetfulOfShops: Change = ({ call }) => {
  const known = new Map<string, Promise<unknown>>();
  const remembering: Call = async (row, request, options) => {
    if (row.method !== 'GET') return call(row, request, options);
    const key = JSON.stringify([row.path, { ...request, shop_id: undefined }]);
    const answer = known.get(key) ?? call(row, request);
    known.set(key, answer);
    // What is remembered under this key was made by the same row.
    return answer as ReturnType<typeof call<typeof row>>;
  };
  return { call: remembering };
};

/** Keeps what is typed without regard to the shop. */
const draftsOfAllShops: Change = ({ local }) => {
  const strip = (key: string) => key.replace(/\/\d+\//, '/');
  const mixing: LocalStore = {
    ...local,
    get: (key) => local.get(strip(key)),
    set: (key, value) => local.set(strip(key), value),
    remove: (key) => local.remove(strip(key)),
    keys: (prefix) => local.keys(strip(prefix)).map((key) => prefix + key.slice(strip(prefix).length)),
  };
  return { local: mixing };
};

test.each<[string, Change, readonly Step[]]>([
  [
    'answers',
    forgetfulOfShops,
    [
      ['go', '/shop/1/notes'],
      ['go', '/shop/2/notes'],
    ],
  ],
  ['late answers', forgetfulOfShops, [['hold'], ['go', '/shop/1/boxes'], ['go', '/shop/2/boxes'], ['release', 0]]],
  ['drafts', draftsOfAllShops, [['go', '/shop/1/notes/add'], ['type', 0, '豆腐'], ['wait']]],
])('a product that mixes up the %s of its shops is caught', async (_, change, steps) => {
  expect(await walk(walked, steps)).toEqual([]);
  expect(await walk(walked, steps, change)).not.toEqual([]);
});
