import { desc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { enrolledSms, enrolmentList, grouponInfo, grouponList } from '#schemas/endpoints/groupons.ts';
import { enrolledSmsAgain } from '#schemas/endpoints/smsAgain.ts';
import { enrolments } from '../../database/tables/groupons.ts';
import { outbox } from '../../database/tables/outbox.ts';
import { buildApplet } from '../../support/buildApplet.ts';

const applet = await buildApplet();
const { groupons } = await applet.read(grouponList, { shop_id: 1, page: 1, size: 10 }, 'demo');
const idOf = (name: string) => groupons.find((groupon) => groupon.name === name)?.id ?? 0;
const [hotpot, lychee, durian] = [idOf('周末火锅团'), idOf('海南荔枝空运团'), idOf('泰国榴莲预售团')];
const list = (groupon_id: number, page: number, size = 100) =>
  applet.read(enrolmentList, { groupon_id, page, size }, 'demo');
const newest = async () => {
  const [message] = await applet.database.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  return message;
};

it('B8 gives the buyers by the hundred, in the order in which they came', async () => {
  const pages = [await list(hotpot, 1), await list(hotpot, 2), await list(hotpot, 3)];
  expect(pages.map(({ enrolls }) => enrolls.length)).toEqual([100, 100, 43]);
  expect(pages.map(({ enrolls: _enrolls, ...position }) => position)).toEqual(
    [1, 2, 3].map((current_page) => ({ current_page, total_page: 3, total_count: 243 })),
  );
  const orders = pages.flatMap(({ enrolls }) => enrolls.map(({ enroll_order }) => enroll_order));
  expect(orders).toEqual(Array.from({ length: 243 }, (_, nth) => nth + 1));
});

it('B8 a buyer has a name, a phone, a comment, an address, and what was taken at which price', async () => {
  const { products } = (await applet.read(grouponInfo, { groupon_id: hotpot }, 'demo')).groupon;
  const [first, second] = (await list(hotpot, 1, 2)).enrolls;
  expect(first).toMatchObject({ user: { name: '王伟' }, phone: '6045550100', comment: '' });
  expect(second).toMatchObject({ comment: '请放门口，谢谢', address: expect.stringContaining('BC') });
  expect(first?.products[0]).toEqual({ id: products[0]?.id, amount: 1, price: '69.00' });
});

it('B8 a group-buy that nobody is in has no page', async () => {
  expect(await list(durian, 1)).toEqual({ enrolls: [], current_page: 1, total_page: 0, total_count: 0 });
});

it('B8 refuses a page that cannot be, and a group-buy that is not there', async () => {
  const reply = await applet.ask(enrolmentList, { groupon_id: hotpot, page: 0, size: 100 }, 'demo');
  expect(reply.errmsg).toBe('参数错误：page');
  const missing = await applet.ask(enrolmentList, { groupon_id: 999_999, page: 1, size: 100 }, 'demo');
  expect(missing).toEqual({ status: 200, errcode: 404, errmsg: '团购不存在' });
});

it('B9 puts one message to every phone of the buyers into the outbox', async () => {
  const content = '荔枝已到，今天 18 点前到三联广场取货。';
  await applet.read(enrolledSms, { groupon_id: lychee, content }, 'demo');
  const phones = (await list(lychee, 1)).enrolls.map(({ phone }) => phone);
  expect(phones).toHaveLength(38);
  const written_at = applet.needs.clock();
  const message = { kind: 'text', groupon_id: lychee, body: content, recipients: phones, state: 'waiting', written_at };
  expect(await newest()).toMatchObject(message);
});

it('B9 a phone that enrolled twice is written to once, a buyer without a phone not at all', async () => {
  const buyer = { groupon_id: durian, user_name: '王伟', comment: '', address: '', products: [] };
  const phones = ['7785550101', '', '6045550100', '778-555-0101'];
  const values = phones.map((phone, nth) => ({ ...buyer, phone, enroll_order: nth + 1 }));
  await applet.database.insert(enrolments).values(values);
  await applet.read(enrolledSms, { groupon_id: durian, content: '航班延误一天' }, 'demo');
  expect((await newest())?.recipients).toEqual(['7785550101', '6045550100']);
});

it.each([
  ['blank', ' ', '请输入短信内容'],
  ['of 1601 characters', '团'.repeat(1601), '短信长度不超过 1600 个字符'],
])('B9 refuses a message that is %s, and keeps none', async (_, content, errmsg) => {
  const before = await applet.database.$count(outbox);
  const reply = await applet.send(enrolledSms, { groupon_id: String(lychee), content }, 'demo');
  expect(reply).toEqual({ status: 200, errcode: 400, errmsg });
  expect(await applet.database.$count(outbox)).toBe(before);
});

it('B9 takes a message of 1600 characters', async () => {
  await applet.read(enrolledSms, { groupon_id: lychee, content: '团'.repeat(1600) }, 'demo');
  expect((await newest())?.body).toHaveLength(1600);
});

it('B9 says so when there is nobody to write to', async () => {
  const before = await applet.database.$count(outbox);
  const sashimi = (await applet.read(grouponList, { shop_id: 2, page: 1, size: 1 }, 'demo')).groupons[0]?.id ?? 0;
  const reply = await applet.ask(enrolledSms, { groupon_id: sashimi, content: '有人吗' }, 'demo');
  expect(reply).toEqual({ status: 200, errcode: 409, errmsg: '还没有人报名，短信未发出' });
  expect(await applet.database.$count(outbox)).toBe(before);
});

it('B9 GD-E14 the same words within ten minutes go to the same buyers only if that is said, from however many devices', async () => {
  const same = { groupon_id: lychee, content: '两台手机一起按' };
  const before = await applet.database.$count(outbox);
  const replies = await Promise.all([applet.ask(enrolledSms, same, 'demo'), applet.ask(enrolledSms, same, 'demo')]);
  expect(replies.map(({ errcode }) => errcode).sort()).toEqual([0, 208]);
  applet.advance(9 * 60_000);
  const late = await applet.ask(enrolledSms, same, 'demo');
  expect(late).toMatchObject({ errcode: 208, errmsg: '9 分钟前已给这次团购发送过相同内容' });
  expect(await applet.database.$count(outbox)).toBe(before + 1);
  expect((await applet.ask(enrolledSms, { ...same, content: '两台手机一起按。' }, 'demo')).errcode).toBe(0);
  expect((await applet.ask(enrolledSms, { ...same, groupon_id: durian }, 'demo')).errcode).toBe(0);
  expect((await applet.ask(enrolledSmsAgain, same, 'demo')).errcode).toBe(0);
  applet.advance(10 * 60_000);
  expect((await applet.ask(enrolledSms, same, 'demo')).errcode).toBe(0);
});

it('B9 K3 a shop sends so many text messages within a day, and more the day after', async () => {
  const send = (text: string) => applet.ask(enrolledSms, { groupon_id: lychee, content: text }, 'demo');
  const at = applet.needs.clock();
  await applet.database.insert(outbox).values({
    ...{
      kind: 'text',
      subject: '',
      body: '一条',
      is_private: false,
      groupon_id: lychee,
      state: 'sent',
      why: '',
      tries: 1,
    },
    ...{ written_at: at, due_at: at, moved_at: at },
    recipients: Array.from({ length: 4999 }, (_, nth) => String(nth)),
  });
  expect((await send('再来一条')).errmsg).toBe('这家店今天发出的短信太多，请明天再发');
  applet.advance(24 * 3_600_000);
  expect((await send('再来一条')).errcode).toBe(0);
});
