import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matching, sources } from './product.ts';
import { listFiles, readSources } from './sources.ts';

test('no statement is put together from strings', () => {
  const raw = /\bsql\.raw\(|(?<!req)\.(?:execute|query|exec|unsafe)\(\s*['"`]|\bsql\s*`[^`]*\$\{[^}]*\.join\(/;
  const steps = 'server/database/migrate.ts';
  expect(matching(raw).filter((path) => path.startsWith('server/'))).toEqual([
    // Runs the written steps as they stand; no value of a caller comes near them.
    steps,
  ]);
});

test("antd's static message, notification and Modal.confirm are not used", () => {
  const statics =
    /\bModal\.(?:confirm|info|success|error|warning)\(|^import\s*\{[^}]*\b(?:message|notification)\b[^}]*\}\s*from 'antd'/m;
  expect(matching(statics)).toEqual([]);
});

test('a form body is spelled by encodeForm, never by URLSearchParams of an object', () => {
  expect(matching(/new URLSearchParams\(\s*(?:\{|Object\.)/)).toEqual([]);
});

test('at the top stands what belongs there: nothing that a test or a slip has left', () => {
  const known =
    /^(?:bench|build|deploy|docs|examples|public|scripts|server|src|tests|(?:CHANGELOG|README)\.md|Dockerfile|LICENSE|index\.html|compose\.yaml|(?:biome|package|package-lock|tsconfig)\.json|(?:drizzle|vite|vitest)\.config\.ts)$/;
  const made = /^(?:\..*|node_modules|dist|data|coverage)$/;
  expect(readdirSync('.').filter((name) => !known.test(name) && !made.test(name))).toEqual([]);
});

test('what a component is given is written out, so that it is checked and found', () => {
  expect(matching(/\{\.\.\.\{/).filter((path) => path.endsWith('.tsx'))).toEqual([]);
});

test('a new kind of field is two files and a row in two tables', () => {
  const product = (path: string) => path.startsWith('src/') && !path.includes('.test.');
  const tables = matching(/(?<!Partial<)\bRecord<FieldKind,/).filter(product);
  expect(tables.toSorted()).toEqual(['src/fields/inputs.ts', 'src/fields/kinds.ts']);
  // Nobody else asks for a kind by its name, nor is the word for it in a declaration written by hand.
  const asking = matching(/import \{[^}]*\b\w+Kind\b[^}]*\} from '[^']*\/(\w+)\/\1\.tsx?'/).filter(product);
  expect(asking.toSorted()).toEqual(['src/fields/kinds.ts', 'src/fields/rareKinds.ts']);
});

test('there are no barrels', () => {
  expect(matching(/^export\s+\*/m)).toEqual([]);
  expect(sources.map(({ path }) => path).filter((path) => /\/index\.tsx?$/.test(path))).toEqual([]);
});

test('no folder is called by what its files are made of', () => {
  const vague = /\/(?:utils?|helpers?|common|misc|lib|types|components|hooks)\//;
  expect(listFiles(['src', 'server', 'tests', 'scripts']).filter((path) => vague.test(path))).toEqual([]);
});

test('git and the linter see every source', () => {
  const named = (line: string) => /^[\w.-]+\/?$/.test(line);
  const hidden = readFileSync('.gitignore', 'utf8')
    .split('\n')
    .filter(named)
    .map((line) => line.replace('/', ''));
  const sourcePaths = listFiles(['src', 'server', 'scripts', 'tests', 'docs']);
  expect(sourcePaths.filter((path) => path.split('/').some((part) => hidden.includes(part)))).toEqual([]);
});

test('no test is skipped, sleeps, or puts something in the place of our own code', () => {
  const wrong = /\bvi\.(?:mock|doMock|hoisted)\(|\.(?:skip|only|todo|fails)\b\(?|\bsetTimeout\(|\bwaitForTimeout\(/;
  const tests = readSources(['src', 'server', 'scripts', 'tests'], (path) =>
    /\.(?:test|e2e)\.(?:tsx?|mjs)$/.test(path),
  );
  const other = tests.filter(({ path }) => path !== 'tests/architecture/house.test.ts');
  expect(other.filter(({ code }) => wrong.test(code)).map(({ path }) => path)).toEqual([]);
});
