import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import vitest from '../vitest.config.ts';
import { aliases } from './aliases.ts';

/** Vite's own are for its client in the browser. */
const isOurs = ({ replacement }: { readonly replacement: string }) => !replacement.includes('/vite/dist/client/');

test.each(['serve', 'build'] as const)(
  '%s puts in the place of packages what stands in the list, and nothing else',
  async (command) => {
    const { resolve } = await resolveConfig({ configFile: 'vite.config.ts', logLevel: 'silent' }, command);
    expect(resolve.alias.filter(isOurs).map(({ find, replacement }) => [find, replacement])).toEqual(
      aliases.map(({ find, replacement }) => [find, replacement]),
    );
  },
);

test('so do the tests that draw, and no other test puts anything in the place of a package', () => {
  const projects = (vitest.test?.projects ?? []).flatMap((each) =>
    typeof each === 'object' && 'test' in each ? [each] : [],
  );
  const replaced = projects.filter(({ resolve }) => resolve?.alias !== undefined);
  expect(replaced.map(({ test, resolve }) => [test?.name, resolve?.alias])).toEqual([['dom', aliases]]);
});
