import { expect, it, test } from 'vitest';
import { editorFiles, endingOf } from './editorFiles.ts';

test.each([
  ['image', 2_048_000, ['png', 'jpg', 'jpeg', 'gif', 'bmp']],
  [
    'video',
    102_400_000,
    ['flv', 'swf', 'mkv', 'avi', 'rm', 'rmvb', 'mpeg', 'mpg', 'ogg', 'ogv', 'mov', 'wmv', 'mp4', 'webm'],
  ],
  [
    'file',
    51_200_000,
    ['rar', 'zip', 'tar', 'gz', '7z', 'bz2', 'cab', 'iso', 'docx', 'xlsx', 'pptx', 'pdf', 'txt', 'md', 'xml'],
  ],
] as const)('E4 a %s is at most %d bytes and may be any of %j', (kind, bytes, extensions) => {
  expect(editorFiles[kind].bytes).toBe(bytes);
  expect(editorFiles[kind].extensions).toEqual(expect.arrayContaining([...extensions]));
});

it('E11 every kind has its action', () => {
  expect(Object.values(editorFiles).map(({ action }) => action)).toEqual([
    ...['uploadimage', 'uploadvideo', 'uploadvideo', 'uploadfile'],
  ]);
});

test.each([
  ['a.PNG', 'png'],
  ['菜单.v2.pdf', 'pdf'],
  ['README', ''],
  ['a.b/c', ''],
  ['', ''],
])('the ending of %j is %j', (name, ending) => {
  expect(endingOf(name)).toBe(ending);
});
