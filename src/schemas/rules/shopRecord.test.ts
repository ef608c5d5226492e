import { expect, test } from 'vitest';
import { clubIntro, clubName, scenicSpotName, shopRecordImage } from './shopRecord.ts';

const long = (length: number) => '群'.repeat(length);

test.each([
  ['', '请输入群名'],
  ['   ', '请输入群名'],
  ['列治文徒步群', undefined],
  [long(30), undefined],
  [long(31), '群名不能超过30个字符'],
  ['👨‍👩‍👧'.repeat(30), undefined],
  ['👨‍👩‍👧'.repeat(31), '群名不能超过30个字符'],
])('V1 a club called %j: %s', (name, sentence) => {
  expect(clubName(name)).toBe(sentence);
});

test.each([
  ['', undefined],
  [long(14), undefined],
  [long(30), undefined],
  [long(31), '简介不能超过30个字符'],
])('V1 an intro of %j: %s', (intro, sentence) => {
  expect(clubIntro(intro)).toBe(sentence);
});

test.each([
  ['', '请输入景点名称'],
  [long(50), undefined],
  [long(51), '景点名称不能超过50个字符'],
])('V2 a scenic spot called %j: %s', (name, sentence) => {
  expect(scenicSpotName(name)).toBe(sentence);
});

test.each([
  ['', '请上传图片'],
  ['/image/1.png', undefined],
])('V1 V2 a picture at %j: %s', (path, sentence) => {
  expect(shopRecordImage(path)).toBe(sentence);
});
