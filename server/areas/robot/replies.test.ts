import { expect, it, test } from 'vitest';
import * as rows from '#schemas/endpoints/robot.ts';
import type { AutoReply } from '#schemas/entities/robot.ts';
import { autoReplies } from '../../database/tables/robot.ts';
import { buildApplet } from '../../support/buildApplet.ts';

const applet = await buildApplet();
const shop = { shop_id: 1 };
const list = async () => (await applet.read(rows.autoReplyList, shop, 'demo')).replies;
const everything = () => applet.database.select().from(autoReplies).orderBy(autoReplies.id);
const shares = { share_title: '', share_path: '', share_desc: '', share_thumb_url: '' };
const text: Omit<AutoReply, 'id'> = {
  ...{ ...shop, keyword: '发票', reply_type: 1, reply: '请留下邮箱', media_url: '' },
  ...{ ...shares, match: 0, active: true, scope: 3 },
};
const kinds: readonly (readonly [string, Partial<AutoReply>])[] = [
  ['text', {}],
  ['link', { reply_type: 2, share_title: '菜单', share_path: 'https://example.com/菜单?a=1&b=2', share_desc: '本周' }],
  ['image', { reply_type: 3, media_url: '/files/image/1_a.png' }],
  ['video', { reply_type: 4, media_url: 'https://cdn.example.com/a.mp4', match: 1, scope: 1 }],
  ['mini-program', { reply_type: 5, share_title: '商城', share_path: 'pages/index', active: false, scope: 2 }],
];

test.each(kinds)('W5 an auto-reply of %s is added, listed, changed and deleted', async (_, fields) => {
  const before = await list();
  const reply = { ...text, ...fields };
  const { id } = await applet.read(rows.autoReplyAdd, reply, 'demo');
  expect(await list()).toEqual([...before, { ...reply, id }]);
  const changed = { ...reply, id, keyword: '开票', active: !reply.active };
  await applet.read(rows.autoReplyUpdate, { ...changed, keyword: ' 开票 ' }, 'demo');
  expect(await list()).toEqual([...before, changed]);
  await applet.read(rows.autoReplyDelete, { id }, 'demo');
  expect(await list()).toEqual(before);
});

test.each<[string, Partial<AutoReply>, string]>([
  ['no keyword', { keyword: ' ' }, '请输入关键词'],
  ['no text', { reply: '' }, '请输入回复内容'],
  [
    'a link to a script',
    { reply_type: 2, share_title: 'x', share_path: 'javascript:alert(1)' },
    '请输入以 http:// 或 https:// 开头的链接',
  ],
  ['no picture', { reply_type: 3 }, '请上传图片'],
  ['no video', { reply_type: 4 }, '请上传视频'],
  ['no path of a mini-program', { reply_type: 5, share_title: 'x' }, '请输入小程序路径'],
])('W5 an auto-reply with %s is refused, added and changed alike', async (_, fields, errmsg) => {
  const [{ id } = { id: 0 }] = await list();
  const before = await everything();
  const refused = { status: 200, errcode: 400, errmsg };
  expect(await applet.ask(rows.autoReplyAdd, { ...text, ...fields }, 'demo')).toEqual(refused);
  expect(await applet.ask(rows.autoReplyUpdate, { ...text, ...fields, id }, 'demo')).toEqual(refused);
  expect(await everything()).toEqual(before);
});

it('W5 an auto-reply that is gone, or of another type than there is, is refused', async () => {
  const gone = { status: 200, errcode: 404, errmsg: '自动回复不存在' };
  expect(await applet.ask(rows.autoReplyDelete, { id: 999_999 }, 'demo')).toEqual(gone);
  expect(await applet.ask(rows.autoReplyUpdate, { ...text, id: 999_999 }, 'demo')).toEqual(gone);
  const { errmsg } = await applet.send(rows.autoReplyAdd, { ...wire, reply_type: '6' }, 'demo');
  expect(errmsg).toBe('参数错误：reply_type');
});

it('W7 auto-replies outlive the robot they were written for', async () => {
  await applet.read(rows.robotUpdate, { ...shop, auto_verify: false, welcome_msg: '' }, 'demo');
  const before = await list();
  await applet.read(rows.robotDelete, shop, 'demo');
  expect(await list()).toEqual(before);
});

const wire = Object.fromEntries(Object.entries(text).map(([name, value]) => [name, String(value)]));
