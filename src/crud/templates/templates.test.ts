import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TemplateSet } from './TemplateSet.ts';
import { fromTemplateFile, toTemplateFile } from './templateFile.ts';
import { dropTemplate, keepTemplate, mergeTemplates, readTemplates, TEXT_LENGTH, writeTemplates } from './templates.ts';

const thanks = { name: '感谢', text: '谢谢{收货人}' };
const sorry = { name: '道歉', text: '非常抱歉' };
const replies: TemplateSet = { name: 'replies', label: '回复模板', variables: ['收货人'] };

const template = fc.record({
  name: fc.string({ minLength: 1, maxLength: 30 }).map((text) => text.trim() || '名'),
  text: fc.string({ minLength: 1, maxLength: 80 }).filter((text) => text.trim() !== ''),
});
const templates = fc.uniqueArray(template, { selector: ({ name }) => name });

test('a new template stands last, one of the same name gives its place', () => {
  expect(keepTemplate([thanks], sorry)).toEqual([thanks, sorry]);
  expect(keepTemplate([thanks, sorry], { name: ' 感谢 ', text: '多谢' })).toEqual([
    { name: '感谢', text: '多谢' },
    sorry,
  ]);
});

test('a template that is renamed keeps its place, and takes the one whose name it is given with it', () => {
  expect(keepTemplate([thanks, sorry], { name: '致谢', text: '谢谢' }, '感谢')).toEqual([
    { name: '致谢', text: '谢谢' },
    sorry,
  ]);
  expect(keepTemplate([thanks, sorry], { name: '道歉', text: '谢谢' }, '感谢')).toEqual([
    { name: '道歉', text: '谢谢' },
  ]);
});

test('a template that another tab threw away meanwhile is kept anew', () => {
  expect(keepTemplate([sorry], thanks, '感谢')).toEqual([sorry, thanks]);
  expect(dropTemplate([sorry, thanks], '感谢')).toEqual([sorry]);
});

test('what was written is read again, through a browser’s store and through a file', async () => {
  await fc.assert(
    fc.asyncProperty(templates, async (some) => {
      expect(readTemplates(JSON.parse(JSON.stringify(writeTemplates({ replies: some })))).replies).toEqual(some);
      const file = new File([toTemplateFile(replies, some)], '回复模板.json');
      expect(await fromTemplateFile(replies, file)).toEqual(some);
    }),
  );
});

test('names stand once, however two sets are put together', () => {
  fc.assert(
    fc.property(templates, templates, (one, other) => {
      const names = mergeTemplates(one, other).map(({ name }) => name);
      expect(names).toEqual([...new Set([...one, ...other].map(({ name }) => name))]);
    }),
  );
});

test.each([
  ['nothing', undefined],
  ['a list', []],
  ['a later version', { version: 2, sets: { replies: [thanks] } }],
  ['something else of ours', { version: 1, views: [] }],
])('%s holds no templates', (_, kept) => {
  expect(readTemplates(kept)).toEqual({});
});

test('templates without a name, without words or far too long are left out, the others are read', () => {
  const sets = {
    replies: [
      { name: ' ', text: '嗯' },
      { name: '空', text: '' },
      { name: '长', text: '长'.repeat(TEXT_LENGTH + 1) },
      7,
      thanks,
    ],
  };
  expect(readTemplates({ version: 1, sets })).toEqual({ replies: [thanks] });
});

test.each([
  ['words', '你好'],
  ['another set', JSON.stringify(writeTemplates({ sms: [thanks] }))],
  ['a broken file', '{"version":1,'],
])('a file of %s holds no replies', async (_, text) => {
  expect(await fromTemplateFile(replies, new File([text], 'a.json'))).toEqual([]);
});
