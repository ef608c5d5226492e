import { readFileSync } from 'node:fs';
import { listFiles, withoutComments } from './sources.ts';

/** A file of tests and what its tests are called, as written: `%s` and `$path` stand as they are. */
export interface TestFile {
  readonly path: string;
  readonly titles: readonly string[];
}

/** Every file of tests, in the order of their paths. */
export function readTestFiles(): readonly TestFile[] {
  return listFiles(['src', 'server', 'scripts', 'tests'])
    .filter((path) => /\.(?:test|e2e)\.(?:tsx?|mjs)$/.test(path))
    .sort()
    .map((path) => ({ path, titles: titlesIn(readFileSync(path, 'utf8')) }));
}

const CALL = /(?<![\w.])(?:describe|test|it)(\.each)?\s*(?=[(<`])/g;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/y;

/** The first argument of each `test(`, and of what `test.each(` gives back. */
export function titlesIn(text: string): readonly string[] {
  const code = withoutComments(text);
  return [...code.matchAll(CALL)].flatMap(({ index, 0: call, 1: each }) => {
    const open = each ? skip(code, index + call.length) : index + call.length;
    STRING.lastIndex = open + (/^\(\s*/.exec(code.slice(open))?.[0].length ?? 0);
    const title = code[open] === '(' ? STRING.exec(code)?.[0] : undefined;
    return title === undefined ? [] : [title.slice(1, -1).replace(/\\(['"`])/g, '$1')];
  });
}

/** Where what opens at a place has closed again: a type in `<>`, then brackets, with the strings in them stepped over. */
function skip(code: string, from: number): number {
  let at = code[from] === '<' ? code.indexOf('(', from) : from;
  let depth = 0;
  while (at < code.length) {
    STRING.lastIndex = at;
    const string = STRING.exec(code)?.[0];
    if (string !== undefined) at += string.length;
    else {
      const letter = code[at] ?? '';
      at += 1;
      if ('([{'.includes(letter)) depth += 1;
      if (')]}'.includes(letter)) depth -= 1;
    }
    if (depth === 0) return at + (/^\s*/.exec(code.slice(at))?.[0].length ?? 0);
  }
  return at;
}
