import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demo, startBrowser } from './browser.ts';
import { anyDeeds, anyLines } from './fuzz/anyArticle.ts';
import { htmlOf } from './fuzz/articleHtml.ts';
import { runsOf } from './fuzz/articleModel.ts';
import { openDesk } from './fuzz/openDesk.ts';
import { anyWithin } from './fuzz/within.ts';
import { writeTwice } from './fuzz/writeTwice.ts';

const { open } = startBrowser();

const runs = Number(process.env.FUZZ_RUNS ?? 250);
// The same articles in every `npm test`, others in every `npm run fuzz`: a change is judged by what it changes.
const seed = Number(process.env.FUZZ_SEED ?? 20_261_128);
const MS_A_RUN = 2000;

test('E16 whatever is composed, typed, taken back: the article is what was written', {
  timeout: 60_000 + runs * MS_A_RUN,
}, async () => {
  process.stdout.write(`${runs} articles, FUZZ_SEED=${seed}\n`);
  const desk = await openDesk(await open('/shop/1/goods/add', { as: demo }));
  const damaged = fc.asyncProperty(anyWithin, anyLines, anyDeeds, async (within, lines, deeds) => {
    await desk.setHtml(within.before + htmlOf(lines) + within.after);
    if (within.name === 'cell') await desk.enterCell();
    const start = { line: 0, offset: 0 };
    const written = await writeTwice({ lines, from: start, to: start }, deeds, desk, within);
    expect(runsOf(await desk.lines(within))).toEqual(runsOf(written.lines));
  });
  await fc.assert(damaged, { numRuns: runs, seed });
});
