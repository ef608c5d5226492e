import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { type Matrix, placeCrop, sizeTurned, type Turns, turned } from './placeCrop.ts';

type Point = readonly [x: number, y: number];
const led = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e + 0, b * x + d * y + f + 0];

const size = { width: 400, height: 300 };
const corner: Point = [0, 0];
const whole = (turns: Turns) => ({ x: 0, y: 0, ...sizeTurned(size, turns) });

test.each([
  [0, 'top left', [0, 0]],
  [1, 'top right', [300, 0]],
  [2, 'bottom right', [400, 300]],
  [3, 'bottom left', [0, 400]],
] as const)('after %i turns to the right what was top left is %s', (turns, _, place) => {
  const { matrix, ...canvas } = placeCrop(size, turns, whole(turns), 1600);
  expect(canvas).toEqual(sizeTurned(size, turns));
  expect(led(matrix, corner)).toEqual(place);
});

it('what lies at the corner of what is cut out lies at the corner of the canvas', () => {
  const area = { x: 50, y: 120, width: 200, height: 200 };
  const { matrix, width, height } = placeCrop(size, 1, area, 1600);
  expect([width, height]).toEqual([200, 200]);
  // Turned to the right, 50 from the left was 50 from the bottom, and 120 from the top was 120 from the left.
  expect(led(matrix, [120, 300 - 50])).toEqual([0, 0]);
  expect(led(matrix, [320, 300 - 250])).toEqual([200, 200]);
});

it('a large part is made smaller as a whole, a small one stays as it is', () => {
  const large = placeCrop({ width: 8000, height: 6000 }, 0, { x: 2000, y: 0, width: 6000, height: 6000 }, 1600);
  expect([large.width, large.height]).toEqual([1600, 1600]);
  expect(led(large.matrix, [8000, 6000])).toEqual([1600, 1600]);
  expect(placeCrop(size, 0, { x: 3, y: 4, width: 1, height: 0.2 }, 1600)).toMatchObject({ width: 1, height: 1 });
});

it('four turns, or one each way, leave a picture as it was', () => {
  const turns = fc.constantFrom<Turns>(0, 1, 2, 3);
  fc.assert(
    fc.property(turns, (start) => {
      expect(turned(turned(start, 1), -1)).toBe(start);
      expect(turned(turned(turned(turned(start, 1), 1), 1), 1)).toBe(start);
    }),
  );
});

it('nothing beside what is cut out is on the canvas, whichever part, turn and size', () => {
  const length = fc.integer({ min: 1, max: 9000 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      ...([length, length, fc.constantFrom<Turns>(0, 1, 2, 3), share, share] as const),
      (width, height, turns, x, y) => {
        const picture = { width, height };
        const full = sizeTurned(picture, turns);
        const area = {
          x: full.width * x * 0.5,
          y: full.height * y * 0.5,
          width: full.width / 2,
          height: full.height / 2,
        };
        const { matrix, ...canvas } = placeCrop(picture, turns, area, 1600);
        const scale = canvas.width / area.width;
        const places = [led(matrix, corner), led(matrix, [width, height])];
        const [lefts, tops] = [places.map(([left]) => left), places.map(([, top]) => top)];
        // The picture reaches over the canvas, to the pixel that rounding may take.
        expect(Math.min(...lefts)).toBeLessThanOrEqual(1);
        expect(Math.min(...tops)).toBeLessThanOrEqual(1);
        expect(Math.max(...lefts)).toBeGreaterThanOrEqual(canvas.width - 1);
        expect(Math.max(...tops)).toBeGreaterThanOrEqual(canvas.height - 1);
        expect(Math.max(canvas.width, canvas.height)).toBeLessThanOrEqual(1600);
        expect(scale).toBeGreaterThan(0);
      },
    ),
  );
});
