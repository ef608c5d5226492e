import { expect, it, test } from 'vitest';
import type { FileType } from '#providers/upload/createUpload.ts';
import { limits } from '#schemas/limits.ts';
import { checkFile, fileTypeOf } from './fileKinds.ts';
import { nameOfFile } from './nameOfFile.ts';

const all: readonly FileType[] = ['image', 'audio', 'video'];

test.each([
  ['a.PNG', 'image'],
  ['IMG_1.HEIC', 'image'],
  ['b.mp3', 'audio'],
  ['c.final.MOV', 'video'],
  ['报价.pdf', undefined],
  ['mp4', undefined],
])('U1 the file %s is of type %s', (name, type) => {
  expect(fileTypeOf(name, all)).toBe(type);
});

test.each<[string, number, readonly FileType[], string | undefined]>([
  ['a.mp4', limits.videoBytes, ['video'], undefined],
  ['a.mp4', limits.videoBytes + 1, ['video'], '「a.mp4」太大了，视频不能超过 102.4 MB'],
  ['a.mp3', limits.fileBytes + 1, all, '「a.mp3」太大了，音频不能超过 51.2 MB'],
  ['a.mp4', 0, ['video'], '「a.mp4」是空的，请重新选择'],
  ['a.png', 10, ['video'], '「a.png」不是视频，可以上传 mp4、m4v、mov、webm、mkv、avi、flv'],
])('E4 of %s with %d bytes the merchant hears: %s', (name, size, types, sentence) => {
  expect(checkFile({ name, size }, types)).toBe(sentence ?? undefined);
});

it('E4 a picture is never too big, for it is made small first', () => {
  expect(checkFile({ name: 'a.png', size: limits.videoBytes * 2 }, all)).toBeUndefined();
});

test.each([
  ['/files/video/1772928000000_%E9%A5%BA%E5%AD%90.mp4', '饺子.mp4'],
  ['https://cdn.test/a/b.pdf?x=1', 'b.pdf'],
  ['/files/100%.mp3', '100%.mp3'],
  ['', ''],
])('the file at %s is called %s', (path, name) => {
  expect(nameOfFile(path)).toBe(name);
});
