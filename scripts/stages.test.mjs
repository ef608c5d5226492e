import { expect, test } from 'vitest';
import { readArguments, selectStages } from './stages.mjs';

const names = (only) => selectStages(only).map(({ name }) => name);

test('without a choice every stage runs, in this order', () => {
  expect(names(undefined)).toEqual(['install', 'types', 'lint', 'unit', 'postgres', 'build', 'browser', 'stories']);
});

test.each([
  ['lint', ['install', 'lint']],
  ['browser', ['install', 'build', 'browser']],
])('%s alone runs after what it needs', (only, expected) => {
  expect(names(only)).toEqual(expected);
});

test.each(['unti', ''])('an unknown stage "%s" is refused with the known ones', (only) => {
  expect(() => selectStages(only)).toThrow('There are install, types, lint, unit, postgres, build, browser, stories.');
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
