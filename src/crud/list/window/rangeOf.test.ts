import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inSight, nextRange, rangeOf, topFor, type View } from './rangeOf.ts';

const view = fc
  .record({
    count: fc.nat(2000),
    rowPx: fc.integer({ min: 20, max: 200 }),
    framePx: fc.integer({ min: 0, max: 2000 }),
    coveredPx: fc.constantFrom(0, 44),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ share, ...rest }): View => ({ ...rest, topPx: Math.round(share * rest.count * rest.rowPx) }));

test('every row in sight is drawn, and few that are not', () => {
  fc.assert(
    fc.property(view, (seen) => {
      const { count, rowPx, topPx, framePx } = seen;
      const { first, last } = rangeOf(seen);
      for (let row = 0; row < count; row += 1) {
        const inSight = (row + 1) * rowPx > topPx && row * rowPx < topPx + framePx;
        if (inSight) expect(first <= row && row < last).toBe(true);
      }
      expect(last - first).toBeLessThanOrEqual(Math.ceil(framePx / rowPx) + 9);
      expect(0 <= first && first <= last && last <= count).toBe(true);
    }),
  );
});

const wheel = fc.array(fc.integer({ min: -400, max: 400 }), { minLength: 1, maxLength: 60 });

test('however a list is scrolled, every row in sight is drawn, four ahead of it, and few that are not', () => {
  fc.assert(
    fc.property(view, wheel, fc.nat(300), (from, turns, beyond) => {
      // As it is first drawn: of its frame is known that it is no higher than the window.
      let [seen, drawn] = [from, inSight({ ...from, framePx: from.framePx + beyond })];
      const end = Math.max(0, from.count * from.rowPx - from.framePx);
      for (const turn of turns) {
        const topPx = Math.min(end, Math.max(0, seen.topPx + turn));
        const way = topPx > seen.topPx ? 1 : -1;
        if (topPx === seen.topPx) continue;
        seen = { ...seen, topPx };
        drawn = nextRange(drawn, seen, way);
        const { first, last } = rangeOf(seen);
        expect(drawn.first).toBeLessThanOrEqual(Math.max(0, way > 0 ? first + 3 : first));
        expect(drawn.last).toBeGreaterThanOrEqual(Math.min(seen.count, way > 0 ? last : last - 3));
        expect(drawn.last - drawn.first).toBeLessThanOrEqual(Math.ceil((seen.framePx + beyond) / seen.rowPx) + 9);
      }
    }),
  );
});

test('a list that stands draws nothing anew, however its frame shrinks, and every row in sight when it grows', () => {
  fc.assert(
    fc.property(view, fc.nat(2000), (seen, framePx) => {
      const drawn = inSight(seen);
      const next = nextRange(drawn, { ...seen, framePx }, 0);
      if (framePx <= seen.framePx) expect(next).toBe(drawn);
      const { first, last } = inSight({ ...seen, framePx });
      expect(next.first).toBeLessThanOrEqual(first);
      expect(next.last).toBeGreaterThanOrEqual(last);
    }),
  );
});

test('a list that is scrolled steadily draws four rows at a time, not one', () => {
  const still = { count: 500, rowPx: 64, framePx: 600, coveredPx: 44 };
  let drawn = rangeOf({ ...still, topPx: 0 });
  let changes = 0;
  for (let topPx = 10; topPx <= 6400; topPx += 10) {
    const next = nextRange(drawn, { ...still, topPx }, 1);
    if (next !== drawn) changes += 1;
    drawn = next;
  }
  expect(changes).toBe(25);
});

test('a row that is led to is seen whole where the frame has room, and a row that is seen stays where it is', () => {
  fc.assert(
    fc.property(view, fc.nat(), (seen, pick) => {
      fc.pre(seen.count > 0);
      const { rowPx, topPx, framePx, coveredPx } = seen;
      const row = pick % seen.count;
      const top = topFor(seen, row);
      const bottom = top + framePx - coveredPx;
      const start = row * rowPx;
      expect(start >= top).toBe(true);
      if (framePx - coveredPx >= rowPx) expect(start + rowPx <= bottom).toBe(true);
      if (start >= topPx && start + rowPx <= topPx + framePx - coveredPx) expect(top).toBe(topPx);
    }),
  );
});

test.each([
  [{ topPx: 0 }, { first: 0, last: 14 }],
  [{ topPx: 6400 }, { first: 96, last: 114 }],
  [{ topPx: 31_400 }, { first: 486, last: 500 }],
  [{ topPx: 99_000 }, { first: 500, last: 500 }],
  [
    { topPx: 0, count: 0 },
    { first: 0, last: 0 },
  ],
])('of 500 rows scrolled %j it draws %j', (how, range) => {
  expect(rangeOf({ count: 500, rowPx: 64, framePx: 600, coveredPx: 44, ...how })).toEqual(range);
});
