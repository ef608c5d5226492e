import { EditorState } from 'draft-js';
import { expect, it, test } from 'vitest';
import { drawn, typed } from '../../../tests/support/articleLines.ts';
import { linkChosen, pasteText } from './pasteText.ts';

const apart = (href: string) => `{"href":"${href}","target":"_blank","rel":"noopener noreferrer"}`;
const link = (href: string, text = href) => `<LINK {"href":"${href}"}>${text}</>`;

test.each([
  ['https://a.ca/x', 'https://a.ca/x'],
  [' www.a.ca ', 'http://www.a.ca'],
  ['b23.tv/abc', 'http://b23.tv/abc'],
  ["https://a.ca/wiki/饺子_(it's)", "https://a.ca/wiki/饺子_(it's)"],
])('E1 the address %j pasted over chosen words links them, one step of undo', (pasted, href) => {
  const before = typed('看[这里]吧');
  const linked = linkChosen(before, pasted);
  expect(linked && drawn(linked)).toEqual([`看<LINK ${apart(href)}>这里</>吧`]);
  expect(linked && drawn(EditorState.undo(linked))).toEqual(['看这里吧']);
  expect(linked?.getSelection().isCollapsed()).toBe(true);
  expect(linked?.getSelection().getStartOffset()).toBe(3);
});

it('E10 a telephone number pasted over chosen words opens in place', () => {
  const linked = linkChosen(typed('[打电话]'), 'tel:+16045550123');
  expect(linked && drawn(linked)).toEqual([link('tel:+16045550123', '打电话')]);
});

it('E1 only the chosen part of a link gets another address', () => {
  const first = linkChosen(typed('[看这里]吧'), 'https://a.ca/');
  const again =
    first && EditorState.acceptSelection(first, first.getSelection().merge({ anchorOffset: 1, focusOffset: 3 }));
  const second = again && linkChosen(again, 'https://b.ca/');
  expect(second && drawn(second)).toEqual([
    `<LINK ${apart('https://a.ca/')}>看</><LINK ${apart('https://b.ca/')}>这里</>吧`,
  ]);
});

test.each([
  ['nothing is chosen', typed('看|这里'), 'https://a.ca'],
  ['more than one line is chosen', typed('看[这', '里]吧'), 'https://a.ca'],
  ['what is chosen is an address, too', typed('[https://b.ca/old]'), 'https://a.ca'],
  ['a blank is chosen', typed('看[ ]这里'), 'https://a.ca'],
  ['it is more than an address', typed('[这里]'), '见 https://a.ca'],
  ['it is none', typed('[这里]'), '牛肉'],
  ['it could run', typed('[这里]'), 'javascript:alert(1)'],
])('E1 what is pasted takes the place of the words where %s', (_, state, pasted) => {
  expect(linkChosen(state, pasted)).toBeUndefined();
});

test.each([
  [
    '1.74 复制打开抖音，看看【美食 可能有关】# 减脂餐  https://v.douyin.com/iR2euxso/ C@h.oD Uyt:/ 10/22 ',
    [`1.74 复制打开抖音，看看【美食 可能有关】# 减脂餐  ${link('https://v.douyin.com/iR2euxso/')} C@h.oD Uyt:/ 10/22 `],
  ],
  ['【老茶馆】https://b23.tv/aB3dE，见', [`【老茶馆】${link('https://b23.tv/aB3dE')}，见`]],
  [
    '一 www.a.ca\n二 b23.tv/x。',
    [`一 ${link('http://www.a.ca', 'www.a.ca')}\n二 ${link('http://b23.tv/x', 'b23.tv/x')}。`],
  ],
  ['一\n\nhttps://a.ca', ['一', link('https://a.ca')]],
  ['点 weixin://dl/business/?t=a', [`点 ${link('weixin://dl/business/?t=a')}`]],
  ['没有 a.ca', ['没有 a.ca']],
])('E1 addresses within a text that is pasted are links: %j', (text, lines) => {
  const pasted = pasteText(typed('|'), text);
  expect(drawn(pasted)).toEqual(lines);
  expect(drawn(EditorState.undo(pasted))).toEqual(['']);
});

it('E1 an address pasted into the middle of a link leads where it says', () => {
  const linked = linkChosen(typed('看[这里]吧'), 'https://a.ca/');
  const caret = linked?.getSelection().merge({ anchorOffset: 2, focusOffset: 2 });
  const pasted = linked && caret && pasteText(EditorState.acceptSelection(linked, caret), 'https://b.ca');
  const around = (words: string) => `<LINK ${apart('https://a.ca/')}>${words}</>`;
  expect(pasted && drawn(pasted)).toEqual([`看${around('这')}${link('https://b.ca')}${around('里')}吧`]);
});
