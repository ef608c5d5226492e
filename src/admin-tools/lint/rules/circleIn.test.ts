import { expect, it } from 'vitest';
import { circleIn } from './circleIn.ts';

it('G4 conditions that go round are told with their way, those that do not are fine', () => {
  const circle = { x: { a: [1] }, a: { b: [1] }, b: { c: [1] }, c: { a: [1] } };
  expect(circleIn(circle)).toEqual(['a', 'b', 'c', 'a']);
  expect(circleIn({ unit: { price_by: ['unit'] }, price_by: { type: [1] } })).toBeUndefined();
});

it('G4 conditions that lean on each other in layers are walked once each', () => {
  const layer = (nth: number) => ({ [`a${nth}`]: [1], [`b${nth}`]: [1] });
  const layers = Array.from({ length: 200 }, (_, nth) =>
    [`a${nth + 1}`, `b${nth + 1}`].map((name) => [name, layer(nth)]),
  );
  expect(circleIn(Object.fromEntries(layers.flat()))).toBeUndefined();
});
