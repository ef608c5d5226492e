import { isCode, isTest, readSources } from './sources.ts';

/** What the product and its server are made of, without their tests. */
export const sources = readSources(['src', 'server'], (path) => isCode(path) && !isTest(path));

/** Whether a file is in one of these places: files, or folders with their slash. */
export const standsIn = (path: string, places: readonly string[]): boolean =>
  places.some((place) => path.startsWith(place));

/** The files in which something of this shape is written. */
export const matching = (shape: RegExp): readonly string[] =>
  sources.filter(({ code }) => shape.test(code)).map(({ path }) => path);
