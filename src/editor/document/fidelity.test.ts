// @vitest-environment jsdom
import { Modifier, SelectionState } from 'draft-js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyBoxes, anyHtml } from '../../../tests/support/anyHtml.ts';
import { sanitize } from '../sanitize.ts';
import { printArticle, readArticle } from './article.ts';

it('E12 whatever was stored is the same after it was opened and saved', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      const clean = sanitize(html);
      expect(printArticle(readArticle(clean))).toBe(clean);
    }),
    { numRuns: 120 },
  );
}, 60_000);

it('E12 what stands beside a line that is edited stays byte for byte', () => {
  fc.assert(
    fc.property(anyHtml, anyHtml, (before, after) => {
      const [head, tail] = [sanitize(before), sanitize(after)];
      const content = readArticle(`${head}<p>改这里</p>${tail}`);
      const line = content.getBlocksAsArray().find((block) => block.getText() === '改这里');
      // Text without a block before it takes the line in.
      fc.pre(line !== undefined);
      if (!line) return;
      const caret = SelectionState.createEmpty(line.getKey());
      const next = Modifier.insertText(content, caret, '先');
      expect(printArticle(next)).toBe(`${head}<p>先改这里</p>${tail}`);
    }),
    { numRuns: 60 },
  );
}, 60_000);

it('E12 of a template only the line changes that is edited, and it reads again as it stands', () => {
  fc.assert(
    fc.property(anyHtml, anyBoxes, anyHtml, (before, around, after) => {
      const clean = sanitize(`${before}${around('<section><p>改这里</p></section>')}${after}`);
      const content = readArticle(clean);
      const line = content.getBlocksAsArray().find((block) => block.getText() === '改这里');
      // In what is kept whole nothing can be edited.
      fc.pre(line !== undefined);
      if (!line) return;
      const next = printArticle(Modifier.insertText(content, SelectionState.createEmpty(line.getKey()), '先'));
      expect(next).toBe(clean.replace('改这里', '先改这里'));
      expect(printArticle(readArticle(next))).toBe(next);
    }),
    { numRuns: 60 },
  );
}, 60_000);
