import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  areaIn,
  frameTurned,
  type Matrix,
  placeCrop,
  sizeTurned,
  type Turns,
  turned,
  widestFrame,
} from './placeCrop.ts';

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

test.each([
  ['a square', 1, { x: 50, y: 0, width: 300, height: 300 }],
  ['a wide one', 2, { x: 0, y: 50, width: 400, height: 200 }],
  ['all of it', undefined, { x: 0, y: 0, width: 400, height: 300 }],
])('%s begins as large as it can be, in the middle', (_, shape, area) => {
  const begins = areaIn(widestFrame(size, shape), size);
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(begins[side]).toBeCloseTo(area[side]);
});

it('a frame stays around the same part when the picture is turned, and comes back with it', () => {
  const frame = { unit: '%', x: 10, y: 20, width: 30, height: 40 } as const;
  expect(frameTurned(frame, 1)).toEqual({ unit: '%', x: 40, y: 10, width: 40, height: 30 });
  expect(frameTurned(frameTurned(frame, 1), -1)).toEqual(frame);
  // Its corner is the same point of the picture.
  const before = placeCrop(size, 0, areaIn(frame, size), 1600);
  const after = placeCrop(size, 1, areaIn(frameTurned(frame, 1), sizeTurned(size, 1)), 1600);
  expect([after.width, after.height]).toEqual([before.height, before.width]);
  expect(led(after.matrix, [40, 60])).toEqual([after.width, 0]);
  expect(led(before.matrix, [40, 60])).toEqual([0, 0]);
});
