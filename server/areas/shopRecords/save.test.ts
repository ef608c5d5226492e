import { expect, it, test } from 'vitest';
import type * as z from 'zod/mini';
import { clubSave, scenicSpotSave, shopRecordInfo } from '#schemas/endpoints/shopRecords.ts';
import { shopRecords } from '../../database/tables/shopRecords.ts';
import { buildApplet } from '../../support/buildApplet.ts';

const applet = await buildApplet();
const club: z.output<typeof clubSave.request> = {
  ...{ name: '列治文徒步群', intro_desc: '周末一起走', type: 7, status: 1, city: 6 },
  ...{ img: '/a.webp', business_hour: '周六 9:00', address: '', phone: '+1 604-555-0123', video: '/v.mp4' },
  description: [
    { type: 1, text: '走走停停' },
    { type: 3, text: '<p>欢迎</p>' },
  ],
  tags: ['户外', '亲子'],
};
const spot = { ...club, type: 6 as const, name: '加里角灯塔' };
const both = [
  { kind: 'a club', row: clubSave, sample: club, other: spot, missing: '群不存在' },
  { kind: 'a scenic spot', row: scenicSpotSave, sample: spot, other: club, missing: '景点不存在' },
];

const everything = () => applet.database.select().from(shopRecords).orderBy(shopRecords.id);
const read = async (shop_id: number) => (await applet.read(shopRecordInfo, { shop_id }, 'admin')).shop;

test.each(both)('V4 $kind without an id is added, with everything as it was written', async ({ row, sample }) => {
  const before = await everything();
  const { id } = await applet.read(row, { ...sample, name: ` ${sample.name} ` }, 'admin');
  expect(before.map((record) => record.id)).not.toContain(id);
  expect(await read(id)).toEqual({ ...sample, id });
  expect(await everything()).toHaveLength(before.length + 1);
});

test.each(both)('V4 $kind with an id is changed, and nothing else is', async ({ row, sample }) => {
  const { id } = await applet.read(row, sample, 'admin');
  const before = await everything();
  const changed = { ...sample, name: '改名', city: 8, tags: [], status: 2 as const };
  expect(await applet.read(row, { ...changed, id }, 'admin')).toEqual({ id });
  expect(await everything()).toEqual(before.map((record) => (record.id === id ? { ...changed, id } : record)));
});

test.each(both)('V4 a field that $kind does not have is ignored', async ({ row, sample }) => {
  const { id } = await applet.read(row, sample, 'admin');
  const fields = { ...wire({ ...sample, id }), shop_id: '1', created_at: '0' };
  expect(await applet.send(row, fields, 'admin')).toEqual({ status: 200, errcode: 0, errmsg: '' });
  expect(await read(id)).toEqual({ ...sample, id });
});

test.each(both)('V4 $kind is not saved by the call of the other kind', async ({ row, sample, other, missing }) => {
  const { id } = await applet.read(sample.type === 7 ? scenicSpotSave : clubSave, other, 'admin');
  const before = await everything();
  expect((await applet.ask(row, other, 'admin')).errmsg).toBe('参数错误：type');
  expect(await applet.ask(row, { ...sample, id }, 'admin')).toEqual({ status: 200, errcode: 404, errmsg: missing });
  expect(await applet.ask(row, { ...sample, id: 999_999 }, 'admin')).toMatchObject({ errcode: 404, errmsg: missing });
  expect(await everything()).toEqual(before);
});

test.each<[string, typeof clubSave, Partial<typeof club>, string]>([
  ['V1 a club without a name', clubSave, { name: ' ' }, '请输入群名'],
  ['V1 a club with a name of 31 characters', clubSave, { name: '群'.repeat(31) }, '群名不能超过30个字符'],
  ['V1 a club with an intro of 31 characters', clubSave, { intro_desc: '介'.repeat(31) }, '简介不能超过30个字符'],
  ['V1 a club without an image', clubSave, { img: '' }, '请上传图片'],
  ['V1 a club without a description', clubSave, { description: [] }, '请填写描述'],
  ['V2 a scenic spot without a name', scenicSpotSave, { name: '' }, '请输入景点名称'],
  [
    'V2 a scenic spot with a name of 51 characters',
    scenicSpotSave,
    { name: '景'.repeat(51) },
    '景点名称不能超过50个字符',
  ],
  ['V2 a scenic spot without an image', scenicSpotSave, { img: ' ' }, '请上传图片'],
  ['V2 a scenic spot that says nothing', scenicSpotSave, { description: [{ type: 1, text: ' ' }] }, '请填写描述'],
])('%s is refused, added and changed alike', async (_, row, fields, errmsg) => {
  const sample = row === clubSave ? club : spot;
  const { id } = await applet.read(row, sample, 'admin');
  const before = await everything();
  for (const sent of [
    { ...sample, ...fields },
    { ...sample, ...fields, id },
  ]) {
    expect(await applet.ask(row, sent, 'admin')).toEqual({ status: 200, errcode: 400, errmsg });
  }
  expect(await everything()).toEqual(before);
});

it('V2 a scenic spot may have a name of 50 characters and a longer intro', async () => {
  const long = { ...spot, name: '景'.repeat(50), intro_desc: '介'.repeat(60) };
  const { id } = await applet.read(scenicSpotSave, long, 'admin');
  expect(await read(id)).toEqual({ ...long, id });
});

it('V3 every status may follow every other, and there is no fourth', async () => {
  const { id } = await applet.read(clubSave, club, 'admin');
  for (const status of [2, 3, 1, 3, 2, 1] as const) {
    await applet.read(clubSave, { ...club, id, status }, 'admin');
    expect((await read(id)).status).toBe(status);
  }
  const reply = await applet.send(clubSave, { ...wire({ ...club, id }), status: '4' }, 'admin');
  expect(reply).toEqual({ status: 200, errcode: 400, errmsg: '参数错误：status' });
});

it('V3 a city that does not exist is refused', async () => {
  const reply = await applet.ask(clubSave, { ...club, city: 9999 }, 'admin');
  expect(reply).toEqual({ status: 200, errcode: 404, errmsg: '城市不存在' });
});

it('V4 reads one club or scenic spot, and says that one is not there', async () => {
  const found = (await everything()).find(({ name }) => name === '松鸡山');
  expect(await read(found?.id ?? 0)).toEqual(found);
  const missing = { status: 200, errcode: 404, errmsg: '该群或景点不存在' };
  expect(await applet.ask(shopRecordInfo, { shop_id: 999_999 }, 'admin')).toEqual(missing);
});

it.each(['demo', 'rival'] as const)('R7 %s of role 3 neither reads nor saves a record', async (who) => {
  const before = await everything();
  const id = before[0]?.id ?? 0;
  expect((await applet.ask(shopRecordInfo, { shop_id: id }, who)).status).toBe(403);
  for (const { row, sample } of both) {
    expect((await applet.ask(row, sample, who)).status).toBe(403);
    expect((await applet.ask(row, { ...sample, id }, who)).status).toBe(403);
  }
  expect(await everything()).toEqual(before);
});

function wire({ description, tags, ...fields }: typeof club): Record<string, string> {
  const lists = { description: JSON.stringify(description), tags: JSON.stringify(tags) };
  return { ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])), ...lists };
}
