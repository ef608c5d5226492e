import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { f } from '#fields/f.ts';
import { decodeLoose } from '#providers/http/decodeLoose.ts';
import { encodeBy } from '#schemas/codecs/writerOf.ts';
import { conventionalCalls } from './conventionalCalls.ts';

const fields = {
  name: f.text({ label: '名称', required: '请输入名称' }),
  open: f.switch({ label: '启用' }),
  imgs: f.images({ label: '图片' }),
  place: f.choice({ label: '位置', options: [{ value: 1, label: '首页' }] }),
  seen: f.int({ label: '浏览', readOnly: true }),
};
const { calls, order } = conventionalCalls('banner', { order: true })({ name: 'banners', scope: 'shop', fields });

it('the calls are named as the applet names its own', () => {
  const rows = Object.values(calls).map(({ row: { method, path } }) => `${method} ${path}`);
  expect([...rows, order?.row.path]).toEqual([
    'GET /api/applet/merchant/banners',
    'GET /api/applet/merchant/banner/info/get',
    'POST /api/applet/merchant/banner/add',
    'POST /api/applet/merchant/banner/update',
    'POST /api/applet/merchant/banner/del',
    '/api/applet/merchant/banner/switch',
  ]);
});

it('every call names its shop, a global one names none', () => {
  const asked = { scope: 2, page: 3, size: 20, filters: { place: 1 } };
  expect(calls.getList?.request(asked)).toEqual({ shop_id: 2, page: 3, size: 20, place: 1 });
  expect(calls.getOne?.request({ scope: 2, id: 7 })).toEqual({ shop_id: 2, banner_id: 7 });
  expect(order?.request({ scope: 2, a: 7, b: 8 })).toEqual({ shop_id: 2, a_banner_id: 7, b_banner_id: 8 });
  const everyones = conventionalCalls('banner')({ name: 'banners', scope: 'global', fields });
  expect(everyones.calls.getOne?.request({ scope: undefined, id: 7 })).toEqual({ banner_id: 7 });
});

it('T2 a body spells yes and no as 1 and 0, lists as JSON, and leaves out what only the applet writes', () => {
  const { create = refuse() } = calls;
  const values = { name: '春节', open: true, imgs: ['/a.png'], place: 1, seen: 9 };
  expect(z.encode(create.row.request, create.request({ scope: 2, values }) as never)).toEqual({
    shop_id: 2,
    name: '春节',
    open: 1,
    imgs: '["/a.png"]',
    place: 1,
  });
});

it('T6 an answer may leave fields out, and write numbers as digits', () => {
  const { getOne = refuse() } = calls;
  const answer = z.decode(getOne.row.response, { banner: { id: '7', open: '1', imgs: '["/a.png"]' } } as never);
  expect(answer).toEqual({ banner: { id: 7, open: true, imgs: ['/a.png'] } });
});

describe('T6 a row inside of a record', () => {
  const things = { ...fields, rows: f.list({ label: '规格', add: '添加', of: { name: f.text({ label: '名称' }) } }) };
  const { calls } = conventionalCalls('thing')({ name: 'things', scope: 'global', fields: things });
  const rowsOf = (answer: unknown) => z.decode((calls.getOne ?? refuse()).row.response, answer as never);

  it('keeps the id and whatever else the applet knows of it, on the way in and out', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.jsonValue()), (beside) => {
        const row = JSON.parse(JSON.stringify({ ...beside, id: 7, name: '大份' }));
        const rows = [row, { name: '小份' }];
        expect(rowsOf({ thing: { id: 1, rows } })).toEqual({ thing: { id: 1, rows } });
        const { update = refuse() } = calls;
        const body = encodeBy(update.row.request, update.request({ scope: undefined, id: 1, values: { rows } }));
        expect(JSON.parse(String(body.rows))).toEqual(rows);
      }),
    );
  });
});

describe('T6 words that are whole numbers to the applet', () => {
  const things = { words: f.tags({ label: '标签' }), ids: f.tags({ label: '商品', whole: true }) };
  const { calls } = conventionalCalls('thing')({ name: 'things', scope: 'global', fields: things });
  const { getOne = refuse(), update = refuse() } = calls;

  it('are read as words and go back as numbers', () => {
    expect(z.decode(getOne.row.response, { thing: { id: 1, ids: [3, 7] } } as never)).toEqual({
      thing: { id: 1, ids: ['3', '7'] },
    });
    const values = { ids: ['3', '7'] };
    expect(encodeBy(update.row.request, update.request({ scope: undefined, id: 1, values }))).toEqual({
      thing_id: 1,
      ids: '[3,7]',
    });
  });

  it('are told and left alone where nobody said so: they do not go back as texts', () => {
    const told: string[] = [];
    const read = decodeLoose(getOne.row.response, { thing: { id: 1, words: [3] } }, (path) => told.push(path));
    expect([read, told]).toEqual([{ thing: { id: 1 } }, ['thing.words.0']]);
  });
});

it('the applet is asked to narrow by choices alone', () => {
  expect(calls.getList?.filters).toEqual(['place']);
});

function refuse(): never {
  throw new Error('Failed to compare: the call is not made any more.');
}
