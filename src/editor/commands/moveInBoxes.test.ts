// @vitest-environment jsdom
import { EditorState, SelectionState } from 'draft-js';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { card, columns, dark, framed, lined, pill, wechat } from '../../../tests/support/templates.ts';
import { printArticle, readArticle } from '../document/article.ts';
import { copyStretch, removeStretch } from './copyBlock.ts';
import { frameOf, moveBlocks, moveBlockTo, moveStretch, type Way } from './moveBlocks.ts';

const htmlOf = (state: EditorState): string => printArticle(state.getCurrentContent());
const blocksOf = (state: EditorState) => state.getCurrentContent().getBlocksAsArray();
const keyOf = (state: EditorState, text: string): string =>
  blocksOf(state)
    .find((block) => block.getText() === text)
    ?.getKey() ?? '';

function open(html: string, from: string, to = from): EditorState {
  const state = EditorState.createWithContent(readArticle(html));
  const caret = SelectionState.createEmpty(keyOf(state, from)).merge({ focusKey: keyOf(state, to), focusOffset: 1 });
  return EditorState.acceptSelection(state, caret);
}

const pink = (inside: string) => `<section style="background:#fee">${inside}</section>`;
/** Drawn as if it was not there. */
const plain = (inside: string) => `<section style="line-height:2">${inside}</section>`;
const p = (...lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('');

test.each<[string, string, Way, string, string]>([
  ['a line within its box', pink(p('一', '二')), 'up', '二', pink(p('二', '一'))],
  ['the first line of a box, with the box', p('甲') + pink(p('一', '二')), 'up', '一', pink(p('一', '二')) + p('甲')],
  ['the last line of a box, with the box', pink(p('一', '二')) + p('甲'), 'down', '二', p('甲') + pink(p('一', '二'))],
  ['the only line of a box, with the box', pink(p('一')) + p('甲'), 'down', '一', p('甲') + pink(p('一'))],
  ['a paragraph, past a box as a whole', p('甲') + pink(p('一', '二')), 'down', '甲', pink(p('一', '二')) + p('甲')],
  ['a box, past another one', pink(p('一', '二')) + pink(p('三')), 'down', '二', pink(p('三')) + pink(p('一', '二'))],
  ['a box in a box, within it', pink(p('甲') + pink(p('一'))), 'up', '一', pink(pink(p('一')) + p('甲'))],
  ['the outer box, from its edge', p('外') + pink(pink(p('一'))), 'up', '一', pink(pink(p('一'))) + p('外')],
  [
    'a line out of what is not seen, past one line',
    plain(p('一', '二')) + p('甲', '乙'),
    'down',
    '二',
    `${plain(p('一'))}${p('甲', '二', '乙')}`,
  ],
  [
    'a line into what is not seen, past one line',
    p('甲') + plain(p('一', '二')),
    'down',
    '甲',
    plain(p('一', '甲', '二')),
  ],
  ['the only line of what is not seen, with it', plain(p('一')) + p('甲'), 'down', '一', p('甲') + plain(p('一'))],
  [
    'a list in a box, past the line below',
    pink('<ul><li>一</li></ul><p>二</p>'),
    'down',
    '一',
    pink('<p>二</p><ul><li>一</li></ul>'),
  ],
  [
    'an item that holds paragraphs, past the next one',
    `<ul><li>${p('一', '二')}</li><li>${p('三', '四')}</li></ul>`,
    'down',
    '二',
    `<ul><li>${p('三', '四')}</li><li>${p('一', '二')}</li></ul>`,
  ],
])('E10 E12 %s moves, and that is one step of undo', (_, html, way, text, after) => {
  const before = open(html, text);
  const next = moveBlocks(before, way);
  expect(htmlOf(next)).toBe(after);
  expect(EditorState.undo(next).getCurrentContent()).toBe(before.getCurrentContent());
});

it('E10 E12 what is selected from a box to behind it moves with all of the box', () => {
  const next = moveBlocks(open(pink(p('一', '二')) + p('三', '四'), '二', '三'), 'down');
  expect(htmlOf(next)).toBe(p('四') + pink(p('一', '二')) + p('三'));
});

it('E10 E12 a box at the edge of the article is not moved, and no step is made', () => {
  const state = open(pink(p('一', '二')), '一');
  expect(moveBlocks(state, 'up')).toBe(state);
});

test.each<[string, string, string | undefined, string]>([
  ['between two lines of a box is in it', '甲', '二', pink(p('一', '甲', '二')) + p('乙')],
  ['at the top of a box stands above it', '乙', '一', p('甲', '乙') + pink(p('一', '二'))],
  ['out of a box leaves the rest of it', '一', '甲', p('一', '甲') + pink(p('二')) + p('乙')],
  ['out of a box to the end', '二', undefined, p('甲') + pink(p('一')) + p('乙', '二')],
])('E10 E12 what is dragged %s', (_, text, before, after) => {
  const state = open(p('甲') + pink(p('一', '二')) + p('乙'), text);
  const to = before === undefined ? undefined : keyOf(state, before);
  expect(htmlOf(moveBlockTo(state, keyOf(state, text), to))).toBe(after);
});

it('E10 E12 the only line of a box is dragged, written once more and deleted with its box', () => {
  const state = open(pink(p('一')) + p('甲', '乙'), '一');
  const key = keyOf(state, '一');
  expect(htmlOf(moveBlockTo(state, key, keyOf(state, '乙')))).toBe(p('甲') + pink(p('一')) + p('乙'));
  expect(htmlOf(copyStretch(state, [key, key]))).toBe(pink(p('一')) + pink(p('一')) + p('甲', '乙'));
  expect(htmlOf(removeStretch(state, [key, key]))).toBe(p('甲', '乙'));
});

it('E10 E12 one line of several is written once more in its box', () => {
  const state = open(pink(p('一', '二')), '一');
  expect(htmlOf(copyStretch(state, [keyOf(state, '一'), keyOf(state, '一')]))).toBe(pink(p('一', '一', '二')));
});

it('E10 E12 a paragraph between two items parts their list, and an item out of its list is one no more', () => {
  const list = `<ul><li>${p('一', '二')}</li><li>${p('三', '四')}</li></ul>`;
  const state = open(list + p('甲', '乙'), '甲');
  expect(htmlOf(moveBlockTo(state, keyOf(state, '甲'), keyOf(state, '三')))).toBe(
    `<ul><li>${p('一', '二')}</li></ul>${p('甲')}<ul><li>${p('三', '四')}</li></ul>${p('乙')}`,
  );
  const one = open(`<ul><li>${p('一')}<hr></li><li>${p('三', '四')}</li></ul>${p('甲', '乙')}`, '甲');
  expect(htmlOf(moveBlockTo(one, keyOf(one, '一'), keyOf(one, '乙')))).toBe(
    `<ul><li><hr></li><li>${p('三', '四')}</li></ul>${p('甲', '一', '乙')}`,
  );
});

it('E10 E12 a box of several lines is moved, written once more and deleted as a whole', () => {
  const state = open(p('甲') + pink(p('一', '二')) + p('乙'), '二');
  const ends = frameOf(state, keyOf(state, '二'));
  if (!ends) throw new Error('Failed to find the box.');
  const box = pink(p('一', '二'));
  expect(htmlOf(moveStretch(state, ends, 'up'))).toBe(box + p('甲', '乙'));
  expect(htmlOf(copyStretch(state, ends))).toBe(p('甲') + box + box + p('乙'));
  expect(htmlOf(removeStretch(state, ends))).toBe(p('甲', '乙'));
  expect(frameOf(state, keyOf(state, '甲'))).toBeUndefined();
  const only = open(pink(p('一')), '一');
  expect(frameOf(only, keyOf(only, '一'))).toBeUndefined();
});

/** What an article says, line by line, in any order. */
const linesOf = (state: EditorState) =>
  blocksOf(state)
    .map((block) => block.getText())
    .filter((text) => text !== '')
    .sort();

const pieces = [
  card('一', '二', '三'),
  columns('左', '右'),
  dark('题', '文'),
  framed('框', '内'),
  lined('线'),
  pill('丸'),
  wechat('叶'),
  '<ul><li>甲<ul><li>乙</li></ul></li><li><p>丙</p><p>丁</p></li></ul>',
  '<hr><p>段</p>',
  plain('<ol><li>子</li><li>丑</li></ol>') + pink('<hr><p>寅</p>'),
];
const EMPTY_BOX = /<(section|ul|ol|li|blockquote)[^>]*><\/\1>/;

test('E10 E12 whatever is moved, no line is lost, no box is left empty, and undo brings all back', () => {
  const deeds = fc.record({
    kind: fc.constantFrom('up', 'down', 'to'),
    at: fc.nat(),
    to: fc.nat(),
  });
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 }),
      fc.array(deeds, { minLength: 1, maxLength: 4 }),
      (parts, steps) => {
        const first = EditorState.createWithContent(readArticle(parts.join('')));
        const ornaments = htmlOf(first).match(new RegExp(EMPTY_BOX, 'g'))?.length ?? 0;
        let state = first;
        for (const { kind, at, to } of steps) {
          const blocks = blocksOf(state).filter((block) => block.getLength() > 0);
          const key = blocks[at % blocks.length]?.getKey() ?? '';
          const before = blocks[to % (blocks.length + 1)]?.getKey();
          const next = kind === 'to' ? moveBlockTo(state, key, before) : moveStretch(state, [key, key], kind);
          expect(linesOf(next)).toEqual(linesOf(state));
          const html = htmlOf(next);
          expect(html.match(new RegExp(EMPTY_BOX, 'g'))?.length ?? 0).toBe(ornaments);
          expect(printArticle(readArticle(html))).toBe(html);
          if (next !== state) expect(htmlOf(EditorState.undo(next))).toBe(htmlOf(state));
          state = next;
        }
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);
