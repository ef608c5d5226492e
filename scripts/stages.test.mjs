import { expect, test } from 'vitest';
import { readArguments, selectSteps } from './stages.mjs';

const names = (only) => selectSteps(only).map((step) => step.map(({ name }) => name));

test('without a choice every stage runs, in this order', () => {
  expect(names(undefined)).toEqual([
    ['install', 'packages'],
    ['types', 'lint', 'build'],
    ['unit'],
    ['postgres'],
    ['browser'],
    ['stories'],
  ]);
});

test.each([
  ['lint', [['install'], ['lint']]],
  ['browser', [['install'], ['build'], ['browser']]],
])('%s alone runs after what it needs', (only, expected) => {
  expect(names(only)).toEqual(expected);
});

test.each(['unti', ''])('an unknown stage "%s" is refused with the known ones', (only) => {
  expect(() => selectSteps(only)).toThrow(
    'There are install, packages, types, lint, build, unit, postgres, browser, stories.',
  );
});

test.each([
  [[], { only: undefined, filters: [] }],
  [['--only', 'unit'], { only: 'unit', filters: [] }],
  [['--only', 'unit', 'src/schemas', '-t', 'price'], { only: 'unit', filters: ['src/schemas', '-t', 'price'] }],
  [['goods', '--only', 'browser'], { only: 'browser', filters: ['goods'] }],
  [['--only'], { only: '', filters: [] }],
])('the arguments %j are read', (given, expected) => {
  expect(readArguments(given)).toEqual(expected);
});
