import { eq } from 'drizzle-orm';
import { expect, it, test } from 'vitest';
import * as rows from '#schemas/endpoints/robot.ts';
import type { AutoReply } from '#schemas/entities/robot.ts';
import { autoReplies } from '../../../database/tables/robot.ts';
import { wechatSessions } from '../../../database/tables/wechat.ts';
import { buildApplet } from '../../../support/buildApplet.ts';
import { makeCode } from '../codes.ts';

const applet = await buildApplet();
const shop = { shop_id: 1 };
const post = (path: string, fields: Record<string, string> = {}) => {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return applet.fetch(path, { method: 'POST', body });
};
const show = async (path: string) => (await applet.fetch(path)).text();

/** Logs the robot in and gives the address of its phone. */
async function enter(): Promise<string> {
  await applet.read(rows.robotLogin, { ...shop, timeout: 60 }, 'demo');
  const { random, clock } = applet.needs;
  const token = await makeCode(applet.database, 1, { random, now: clock() });
  const phone = (await post(`/wechat/scan/${token}`)).headers.get('location') ?? '';
  applet.advance(1000);
  return phone;
}
const phone = await enter();

/** Writes to the robot and gives what stands on the phone below the message. */
async function say(text: string, group?: string): Promise<string> {
  const sent = await post(`${phone}/message`, group ? { text, group } : { text });
  expect(sent.status).toBe(303);
  const page = await show(sent.headers.get('location') ?? '');
  return page.slice(page.lastIndexOf('<li class="tester">'), page.indexOf('</ol>'));
}
const settle = (settings: { auto_verify: boolean; welcome_msg: string }) =>
  applet.read(rows.robotUpdate, { ...shop, ...settings }, 'demo');
const add = (reply: Partial<AutoReply>) => applet.read(rows.autoReplyAdd, { ...blank, ...reply }, 'demo');
const blank: Omit<AutoReply, 'id'> = {
  ...{ ...shop, keyword: '', reply_type: 1, reply: '', media_url: '', match: 0, active: true, scope: 3 },
  ...{ share_title: '', share_path: '', share_desc: '', share_thumb_url: '' },
};
const nothing = '机器人没有回复：没有匹配的自动回复';

test.each([
  ['a text', '请问营业时间？', '<span class="bubble">每天 10:00–20:00'],
  ['a link', '有菜单吗', '<a class="share" href="https://example.com/menu"'],
  ['a picture', '店面', '<img class="media" src="/files/image/seed_shop-front.webp"'],
  ['a mini-program', '怎么下单', '小程序 · pages/shop/index?id&#x3D;1'],
  ['nothing to a rule for groups', '截单', nothing],
  ['nothing to a rule that is off', '中秋礼盒', nothing],
  ['nothing to what nobody thought of', '你几岁', nothing],
])('W5 in private the robot answers %s', async (_, text, shown) => {
  expect(unescaped(await say(text))).toContain(unescaped(shown));
});

it('W5 a video is answered as one that plays', async () => {
  await add({ keyword: '教程', reply_type: 4, media_url: 'video/1_a.mp4' });
  expect(await say('教程')).toContain('<video class="media" src="/files/video/1_a.mp4" controls');
});

it('W5 of several rules that match, the oldest answers', async () => {
  await add({ keyword: '运费', reply: '后来的' });
  expect(await say('运费')).toContain('满 68 免运费');
});

it('W5 in a group the robot answers once the group is loaded and while it is on', async () => {
  expect(await say('截单', 'sim-g2')).toContain('机器人没有回复：掌柜台还没有加载这个群');
  await applet.read(rows.wechatGroupLoad, shop, 'demo');
  expect(await say('截单', 'sim-g2')).toContain('今晚 22:00 截单');
  expect(await say('几点截单', 'sim-g2')).toContain(nothing);
  const found = await applet.read(rows.wechatGroupSearch, { ...shop, name: '2 群', page: 1, size: 10 }, 'demo');
  for (const group of found.groups) await applet.read(rows.wechatGroupUpdate, { ...group, active: false }, 'demo');
  expect(await say('截单', 'sim-g2')).toContain('机器人没有回复：这个群没有启用');
});

it('W5 conversations are apart, and stay on the phone', async () => {
  await say('只在这里说', 'sim-g3');
  expect(await show(`${phone}?group=sim-g3`)).toContain('只在这里说');
  for (const elsewhere of [phone, `${phone}?group=sim-g4`, `${phone}?group=sim-unknown`]) {
    expect(await show(elsewhere)).not.toContain('只在这里说');
  }
});

it('W3 a new friend is let in and welcomed as it is set', async () => {
  const befriend = async () => {
    expect((await post(`${phone}/friend`)).status).toBe(303);
    const page = await show(phone);
    return page.slice(page.lastIndexOf('<li class="tester">'), page.indexOf('</ol>'));
  };
  expect(await befriend()).toContain('没有开启自动通过好友');
  await settle({ auto_verify: true, welcome_msg: ' ' });
  expect(await befriend()).toContain('没有填写欢迎语');
  await settle({ auto_verify: true, welcome_msg: '欢迎来到温村' });
  expect(await befriend()).toMatch(/机器人已通过好友申请[\s\S]*<span class="bubble">欢迎来到温村/);
});

it('what somebody wrote is shown as text, never run', async () => {
  const attack = `"><img src=x onerror=alert(1)>'&`;
  await add({ keyword: '攻击', reply: attack });
  const shown = await say(`攻击 ${attack}`);
  expect(shown).not.toContain('<img src=x');
  expect(unescaped(shown).split(attack)).toHaveLength(3);
});

it('an address that runs a script leads nowhere, even if it got into the database', async () => {
  const { id } = await add({ keyword: '坏链接', reply_type: 2, share_title: '点我', share_path: 'https://a.example' });
  const share_path = 'javascript:alert(1)';
  await applet.database
    .update(autoReplies)
    .set({ share_path, share_thumb_url: share_path })
    .where(eq(autoReplies.id, id));
  const shown = await say('坏链接');
  expect(shown).toContain('点我');
  expect(shown).not.toContain('javascript:');
});

it.each(['', '  ', '\0'])('nothing written (%j) is nothing said', async (text) => {
  const before = await show(phone);
  expect((await post(`${phone}/message`, { text })).status).toBe(303);
  expect(await show(phone)).toBe(before);
});

it('half a character and more than 500 of them are no trouble', async () => {
  expect(await say(`${'好'.repeat(499)}🍜`)).toContain(`${'好'.repeat(499)}</span>`);
});

it('a message that is no form is refused in a sentence', async () => {
  const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  const answer = await applet.fetch(`${phone}/message`, init);
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('请求格式不正确')]);
});

it('a page runs no script, takes its style from here only, and tells nobody its address', async () => {
  const { headers } = await applet.fetch(phone);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/);
  expect(headers.get('content-security-policy')).not.toMatch(/script|unsafe/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(await show(phone)).not.toMatch(/<script|<[^>]*\s(?:on\w+|style)=/);
  expect((await applet.fetch('/wechat/style.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
});

it('the robot can be dropped: its session is gone, and so is the phone', async () => {
  expect((await post(`${phone}/drop`)).status).toBe(303);
  expect((await applet.ask(rows.robotCheck, shop, 'demo')).errcode).toBe(404);
  expect((await applet.read(rows.robotInfo, shop, 'demo')).robot.logged_in).toBe(false);
  for (const answer of [await applet.fetch(phone), await post(`${phone}/message`, { text: '在吗' })]) {
    expect([answer.status, await answer.text()]).toEqual([410, expect.stringContaining('机器人已掉线')]);
  }
});

it('the phone of an earlier session does not open the next one', async () => {
  const next = await enter();
  expect(next).not.toBe(phone);
  expect((await applet.fetch(phone)).status).toBe(410);
  expect((await applet.fetch(next)).status).toBe(200);
  expect(await applet.database.$count(wechatSessions)).toBe(1);
});

it('a page that is not there says so', async () => {
  const answer = await applet.fetch('/wechat/elsewhere');
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('页面不存在')]);
});

function unescaped(text: string): string {
  const signs = { lt: '<', gt: '>', quot: '"', '#39': "'", '#x3D': '=', amp: '&' };
  return Object.entries(signs).reduce((plain, [name, sign]) => plain.replaceAll(`&${name};`, sign), text);
}
