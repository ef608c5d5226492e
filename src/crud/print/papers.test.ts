import { expect, test } from 'vitest';
import { pageRule, receiptPage, sheetPage } from './pageRule.ts';
import { labelPapers, placeOf } from './papers.ts';
import { usualPaper } from './usePaper.ts';

test.each(Object.entries(labelPapers))('GD-D5 the labels of %s lie on their page, and none on another', (_, paper) => {
  const { columns, rows, page, width, height, pitch } = paper;
  const last = placeOf(paper, columns * rows - 1);
  expect(last.left + width).toBeLessThanOrEqual(page.width);
  expect(last.top + height).toBeLessThanOrEqual(page.height);
  expect(columns === 1 || pitch >= width).toBe(true);
  // What makers leave at the left and above they leave at the right and below.
  expect(page.width - last.left - width).toBeCloseTo(paper.left, 1);
  expect(page.height - last.top - height).toBeCloseTo(paper.top, 1);
});

test('GD-D5 labels follow each other row by row', () => {
  const tenth = [0, 1, 3, 29].map((at) => placeOf(labelPapers.avery5160, at));
  expect(tenth.map(({ left, top }) => [left.toFixed(2), top.toFixed(1)])).toEqual([
    ['4.76', '12.7'],
    ['74.61', '12.7'],
    ['4.76', '38.1'],
    ['144.46', '241.3'],
  ]);
});

test.each([
  ['1', 'letter'],
  ['+1', 'letter'],
  ['１', 'letter'],
  ['44', 'a4'],
  ['61', 'a4'],
  ['', 'a4'],
  [undefined, 'a4'],
])('a shop dialled by %j prints on %s', (code, paper) => {
  expect(usualPaper(code)).toBe(paper);
});

test('a printer is told how large a page is, and which way it lies', () => {
  expect(pageRule(sheetPage('letter'))).toMatch(/^@page \{ size: 215\.9mm 279\.4mm; margin: 12mm;/);
  expect(pageRule(sheetPage('a4', 'across'))).toMatch(/size: 297mm 210mm/);
  expect(pageRule(receiptPage(61))).toMatch(/size: 80mm 61mm; margin: 4mm/);
});
