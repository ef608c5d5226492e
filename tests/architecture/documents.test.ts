import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isCode, listFiles } from './sources.ts';
import { readTestFiles } from './titles.ts';

const architecture = readFileSync('docs/ARCHITECTURE.md', 'utf8');
const testFiles = readTestFiles();

/** Without the numbers in front: `T6`, `GD-E3`. */
const wordsOf = (title: string) => title.replace(/^(?:(?:[A-Z]{2}-)?[A-Z]\d+ )+/, '');

test('the architecture is read in one sitting and has an entry with an invariant for every room', () => {
  expect(architecture.trimEnd().split('\n').length).toBeLessThanOrEqual(200);
  const rooms = readdirSync('src', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`src/${entry.name}`] : [],
  );
  const entries = architecture.split(/^### /m).filter((entry) => entry.includes('**Invariant:**'));
  for (const room of [...rooms, 'src/App.tsx', 'server', 'tests', 'scripts']) {
    expect(
      entries.some((entry) => entry.startsWith(`\`${room}\``)),
      room,
    ).toBe(true);
  }
});

test('every invariant of the architecture is the title of a test in the file it names', () => {
  const invariants = [...architecture.matchAll(/^\*\*Invariant:\*\* (.+)\. \(`(.+)`\)$/gm)];
  expect(invariants).toHaveLength(architecture.split('**Invariant:**').length - 1);
  const untested = invariants.filter(([, words = '', path]) => {
    const titles = testFiles.find((file) => file.path === path)?.titles ?? [];
    return !titles.some((title) => wordsOf(title) === words);
  });
  expect(untested.map(([line]) => line)).toEqual([]);
});

test('every INVARIANT in the code is in the title of a test', () => {
  const own = 'tests/architecture/documents.test.ts';
  const tags = listFiles(['src', 'server', 'scripts', 'tests'])
    .filter((path) => isCode(path) && path !== own)
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/INVARIANT: ([^.]+)\./g)])
    .map(([, words = '']) => words);
  const titles = testFiles.flatMap((file) => file.titles);
  expect(tags.filter((words) => !titles.some((title) => title.includes(words)))).toEqual([]);
});

test('decisions are numbered without a gap and have all their parts', () => {
  const names = readdirSync('docs/decisions').sort();
  expect(names.map((name) => name.slice(0, 4))).toEqual(
    names.map((_, index) => `${String(index + 1).padStart(3, '0')}-`),
  );
  for (const name of names) {
    const text = readFileSync(`docs/decisions/${name}`, 'utf8');
    const parts = text.match(/^(?:# \d{3} .+|Date: \d{4}-\d\d-\d\d|Status: .+|## .+)$/gm) ?? [];
    expect(
      parts.map((part) => part.replace(/^(# \d{3}|Date:|Status:).*/, '$1')),
      name,
    ).toEqual([
      `# ${name.slice(0, 3)}`,
      'Date:',
      'Status:',
      '## Context',
      '## Considered and rejected',
      '## Decision',
      '## Consequences',
    ]);
  }
});

test('every file the documents speak of is there', () => {
  const documents = [...listFiles(['docs']).filter((path) => path.endsWith('.md')), 'CHANGELOG.md'];
  const missing = documents.flatMap((path) =>
    (readFileSync(path, 'utf8').match(/(?<=`)(?:src|server|docs|scripts|tests)\/[\w./-]*(?=`)/g) ?? [])
      .filter((named) => !existsSync(named))
      .map((named) => `${path}: ${named}`),
  );
  expect(missing).toEqual([]);
});
