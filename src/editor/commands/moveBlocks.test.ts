// @vitest-environment jsdom
import { EditorState, SelectionState } from 'draft-js';
import { expect, it, test } from 'vitest';
import { printArticle, readArticle } from '../document/article.ts';
import { copyStretch, removeStretch } from './copyBlock.ts';
import { moveBlocks, moveBlockTo, moveStretch, placeOf, type Way } from './moveBlocks.ts';

const htmlOf = (state: EditorState): string => printArticle(state.getCurrentContent());
const blocksOf = (state: EditorState) => state.getCurrentContent().getBlocksAsArray();
/** The block that says this; the first that is no text for `atom`. */
const keyOf = (state: EditorState, text: string): string =>
  blocksOf(state)
    .find((block) => (text === 'atom' ? block.getType() === 'atomic' : block.getText() === text))
    ?.getKey() ?? '';

/** An article, selected from the line that says one thing to the line that says another. */
function open(html: string, from: string, to = from): EditorState {
  const state = EditorState.createWithContent(readArticle(html));
  const anchorKey = keyOf(state, from);
  return EditorState.acceptSelection(
    state,
    SelectionState.createEmpty(anchorKey).merge({ focusKey: keyOf(state, to), focusOffset: 1 }),
  );
}

test.each<[string, string, Way, string, string]>([
  ['a paragraph', '<p>一</p><p>二</p><p>三</p>', 'down', '一', '<p>二</p><p>一</p><p>三</p>'],
  ['a heading', '<p>一</p><h2 class="a">二</h2>', 'up', '二', '<h2 class="a">二</h2><p>一</p>'],
  [
    'an item with all that hangs on it',
    '<ul><li>甲<ul><li>乙</li></ul></li><li>丙</li></ul>',
    'down',
    '甲',
    '<ul><li>丙</li><li>甲<ul><li>乙</li></ul></li></ul>',
  ],
  [
    'an item past one with others on it',
    '<ul><li>甲<ul><li>乙</li></ul></li><li>丙</li></ul>',
    'up',
    '丙',
    '<ul><li>丙</li><li>甲<ul><li>乙</li></ul></li></ul>',
  ],
  [
    'a deeper item, which comes under the next',
    '<ul><li>甲<ul><li>乙</li></ul></li><li>丙</li></ul>',
    'down',
    '乙',
    '<ul><li>甲</li><li>丙<ul><li>乙</li></ul></li></ul>',
  ],
  [
    'a deeper item to the top, where it hangs on nothing',
    '<ul><li>甲<ul><li>乙</li></ul></li></ul>',
    'up',
    '乙',
    '<ul><li>乙</li><li>甲</li></ul>',
  ],
  [
    'a paragraph past an item and what hangs on it',
    '<p>文</p><ol><li>甲<ol><li>乙</li></ol></li><li>丙</li></ol>',
    'down',
    '文',
    '<ol><li>甲<ol><li>乙</li></ol></li></ol><p>文</p><ol><li>丙</li></ol>',
  ],
  [
    'an item out of its list, with the look of the list',
    '<ul class="a"><li>甲</li><li>乙</li></ul><p>文</p>',
    'down',
    '乙',
    '<ul class="a"><li>甲</li></ul><p>文</p><ul class="a"><li>乙</li></ul>',
  ],
  [
    'an item into the list it comes to',
    '<ul class="a"><li>甲</li></ul><p>文</p><ul class="b"><li>乙</li><li>丙</li></ul>',
    'up',
    '文',
    '<p>文</p><ul class="a"><li>甲</li></ul><ul class="b"><li>乙</li><li>丙</li></ul>',
  ],
  [
    'a line of a quotation',
    '<blockquote><p>甲</p><p>乙</p></blockquote>',
    'up',
    '乙',
    '<blockquote><p>乙</p><p>甲</p></blockquote>',
  ],
  ['a rule', '<p>一</p><hr><p>二</p>', 'up', 'atom', '<hr><p>一</p><p>二</p>'],
  ['a rule to the end', '<p>一</p><hr><p>二</p>', 'down', 'atom', '<p>一</p><p>二</p><hr>'],
  ['a paragraph past a rule at the start', '<hr><p>一</p>', 'up', '一', '<p>一</p><hr>'],
  ['what stands between two rules', '<hr><p>一</p><hr>', 'down', '一', '<hr><hr><p>一</p>'],
])('E10 %s is moved, and that is one step of undo', (_, html, way, text, after) => {
  const before = open(html, text);
  const next = moveBlocks(before, way);
  expect(htmlOf(next)).toBe(after);
  expect(next.getSelection().getStartKey()).toBe(before.getSelection().getStartKey());
  expect(EditorState.undo(next).getCurrentContent()).toBe(before.getCurrentContent());
});

test.each<[string, Way]>([
  ['一', 'up'],
  ['三', 'down'],
])('E10 %s at the edge of the article is not moved %s, and no step is made', (text, way) => {
  const state = open('<p>一</p><p>二</p><p>三</p>', text);
  expect(moveBlocks(state, way)).toBe(state);
});

it('E10 all selected paragraphs move together, and back again to the byte', () => {
  const html = '<p>一</p>\n<p>二</p>\n<table><tbody><tr><td>格</td></tr></tbody></table>\n<p>三</p>';
  const state = open(html, '一', '二');
  const down = moveBlocks(state, 'down');
  expect(htmlOf(down)).toMatch(/^\s*<table.*<\/table>\s*<p>一<\/p>\s*<p>二<\/p>\s*<p>三<\/p>\s*$/);
  expect(htmlOf(moveBlocks(down, 'up')).replace(/\s/g, '')).toBe(html.replace(/\s/g, ''));
});

it('E10 an item between two of another list is one of that list', () => {
  const state = open('<ul class="a"><li>甲</li></ul><ul class="b"><li>乙</li><li>丙</li></ul>', '甲');
  expect(htmlOf(moveBlocks(state, 'down'))).toBe('<ul class="b"><li>乙</li><li>甲</li><li>丙</li></ul>');
});

it('E10 a block is put before another one or at the end, never into itself', () => {
  const state = open('<ul><li>甲<ul><li>乙</li></ul></li></ul><p>文</p><hr>', '文');
  const put = (key: string, before?: string) =>
    moveBlockTo(state, keyOf(state, key), before === undefined ? undefined : keyOf(state, before));
  expect(htmlOf(put('文', '甲'))).toBe('<p>文</p><ul><li>甲<ul><li>乙</li></ul></li></ul><hr>');
  expect(htmlOf(put('atom', '乙'))).toBe('<ul><li>甲</li></ul><hr><ul><li>乙</li></ul><p>文</p>');
  expect(htmlOf(put('甲'))).toBe('<p>文</p><hr><ul><li>甲<ul><li>乙</li></ul></li></ul>');
  expect(put('甲', '乙')).toBe(state);
  expect(put('甲', '文')).toBe(state);
});

it('E10 a block is written once more, and an atom in it is one of its own', () => {
  const state = open('<p>一<img src="/1.png"></p><p>二</p>', '二');
  const [first] = blocksOf(state);
  const next = copyStretch(state, [first?.getKey() ?? '', first?.getKey() ?? '']);
  expect(htmlOf(next)).toBe('<p>一<img src="/1.png"></p><p>一<img src="/1.png"></p><p>二</p>');
  expect(blocksOf(next)[1]?.getEntityAt(1)).not.toBe(first?.getEntityAt(1));
  expect(htmlOf(EditorState.undo(next))).toBe(htmlOf(state));
});

it('E10 a block is taken out, and the caret in it goes to what comes after', () => {
  const state = open('<p>一</p><p>二</p>', '一');
  const next = removeStretch(state, [keyOf(state, '一'), keyOf(state, '一')]);
  expect(htmlOf(next)).toBe('<p>二</p>');
  expect(next.getSelection().getStartKey()).toBe(keyOf(state, '二'));
  const empty = removeStretch(next, [keyOf(next, '二'), keyOf(next, '二')]);
  expect(htmlOf(empty)).toBe('');
  expect(htmlOf(EditorState.undo(EditorState.undo(empty)))).toBe('<p>一</p><p>二</p>');
});

it('E10 a block that is gone is not moved', () => {
  const state = open('<p>一</p>', '一');
  expect(moveStretch(state, ['gone', 'gone'], 'up')).toBe(state);
  expect(moveBlockTo(state, keyOf(state, '一'), 'gone')).toBe(state);
});

it('E10 lines that are there for the caret only are not counted', () => {
  const state = open('<hr><p>一</p>', '一');
  expect(placeOf(state, keyOf(state, '一'))).toEqual([2, 2]);
});
