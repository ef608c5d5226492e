import { expect, test } from 'vitest';
import { readResources } from '#admin-tools/json/readResources.ts';
import { readSize } from './readSize.ts';

const gifts = {
  name: 'gifts',
  label: '礼品',
  scope: 'shop',
  fields: { title: { kind: 'text', label: '名称' } },
  calls: { noun: 'gift' },
};

test.each([
  ['of another applet are asked for as its pages are', {}, 20],
  ['kept here are asked for by five hundred', { stored: true }, 500],
  ['kept here and shown by a thousand are asked for so', { stored: true, list: { pageSize: 1000 } }, 1000],
])('records that are %s', (_, said, size) => {
  const { resources } = readResources(JSON.stringify({ resources: [{ ...gifts, ...said }] }), {
    declared: [],
    addresses: [],
  });
  expect(resources.map(readSize)).toEqual([size]);
});
