import { expect, test } from 'vitest';
import { mergeRecord } from './mergeRecord.ts';

/** `1大份 2小份`: rows with ids; a name alone is a row that was not saved yet. */
const rows = (text: string) =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [, id, name] = /^(\d?)(.*)$/.exec(word) ?? [];
      return id ? { id: Number(id), name } : { name };
    });

test.each([
  ['each changed another row', '1大 2小', '1大份 2小', '1大 2小份', '1大份 2小份', false],
  ['both changed one row, each to something else', '1大 2小', '1特大 2小', '1超大 2小份', '1特大 2小份', true],
  ['they added one, I changed one', '1大', '1大份', '1大 2小', '1大份 2小', false],
  ['both added one', '1大', '1大 加辣', '1大 2小', '1大 加辣 2小', false],
  ['they removed one that I left', '1大 2小', '1大份 2小', '1大', '1大份', false],
  ['they removed one that I changed', '1大 2小', '1大 2小份', '1大', '1大 2小份', true],
  ['I removed one that they left', '1大 2小', '2小', '1大 2小份', '2小份', false],
  ['I removed one that they changed', '1大 2小', '2小', '1大份 2小', '2小', true],
  ['they moved, I changed', '1大 2小', '1大份 2小', '2小 1大', '2小 1大份', false],
  ['I moved, they changed', '1大 2小', '2小 1大', '1大份 2小', '2小 1大份', false],
  ['each moved otherwise', '1大 2中 3小', '2中 1大 3小', '1大 3小 2中', '2中 1大 3小', true],
  ['the new one is mine, saved without an answer', '1大', '1大 加辣', '1大 2加辣', '1大 2加辣', false],
])('N1 rows are merged one by one when %s', (_, base, mine, theirs, wanted, conflict) => {
  const merged = mergeRecord({ spec: rows(base) }, { spec: rows(mine) }, { spec: rows(theirs) });
  expect(merged).toEqual({ values: { spec: rows(wanted) }, conflicts: conflict ? ['spec'] : [] });
});

test('N1 theirs first is the same merge with their word where both have changed one', () => {
  const [base, mine, theirs] = ['1大 2小', '1特大 2小份', '1超大 2小'].map((text) => ({ spec: rows(text) }));
  expect(mergeRecord(base ?? {}, theirs ?? {}, mine ?? {}).values).toEqual({ spec: rows('1超大 2小份') });
});
