import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { shops, wechatSessions } from '../../../database/schema.ts';
import { readFields } from '../../../http/readFields.ts';
import type { Needs } from '../../../needs.ts';
import { plain } from '../../plain.ts';
import type { Conversation, Silence, WechatListener } from '../../WechatDriver.ts';
import { hashToken, readCode, useCode } from '../codes.ts';
import { groupsInWechat } from '../groups.ts';
import { keepMessage, readMessages } from '../messages.ts';
import { endSession } from '../sessions.ts';
import { page, seeOther } from './page.ts';
import { MESSAGE_LENGTH, phonePage } from './phonePage.ts';
import { resolveMedia } from './resolveMedia.ts';
import { scanPage } from './scanPage.ts';
import { style } from './style.ts';

/** Under which id the tester is a friend of every robot. */
const TESTER = 'sim-tester';

const silences: Readonly<Record<NonNullable<Silence>, string>> = {
  noRule: '机器人没有回复：没有匹配的自动回复',
  groupNotLoaded: '机器人没有回复：掌柜台还没有加载这个群',
  groupOff: '机器人没有回复：这个群没有启用',
  notVerified: '好友申请在等待通过：没有开启自动通过好友',
  noWelcome: '机器人没有问候：没有填写欢迎语',
};

/** The pages under `/wechat/`: the question after a scan, and the phone of whoever confirmed it. */
export function createPages(needs: Needs, heard: Promise<WechatListener>): (request: Request) => Promise<Response> {
  const { database, clock, random } = needs;
  const now = () => clock();
  const resolve = (path: string) => resolveMedia(path, needs.fileHost ?? '/files');
  const nameOf = async (shopId: number | undefined) => {
    const [shop] = shopId === undefined ? [] : await database.select().from(shops).where(eq(shops.id, shopId));
    return shop?.name ?? '';
  };
  const shopOf = async (token: string) => {
    const mine = eq(wechatSessions.phone_hash, hashToken(token));
    return (await database.select({ shopId: wechatSessions.shop_id }).from(wechatSessions).where(mine))[0]?.shopId;
  };
  const note = (where: Conversation, because: Silence) =>
    because && keepMessage(database, where, { sender: 'note', said: plain(silences[because]), now: now() });

  const app = new Hono();
  app.get('/wechat/style.css', () => new Response(style, { headers: { 'content-type': 'text/css; charset=utf-8' } }));

  app.get('/wechat/scan/:token', async (c) => {
    const { state, shopId } = await readCode(database, c.req.param('token'), now());
    return scanPage(state, await nameOf(shopId));
  });

  app.post('/wechat/scan/:token', async (c) => {
    const token = c.req.param('token');
    const entered = await useCode(database, token, { random, now: now() });
    if (!entered) return scanPage((await readCode(database, token, now())).state, '');
    await (await heard).loggedIn(entered.shopId, `${await nameOf(entered.shopId)}小助手`);
    return seeOther(`/wechat/phone/${entered.phone}`);
  });

  app.get('/wechat/phone/:token', async (c) => {
    const shopId = await shopOf(c.req.param('token'));
    if (shopId === undefined) return gone();
    const where = conversationOf(shopId, c.req.query('group'));
    const messages = await readMessages(database, where);
    const path = `/wechat/phone/${c.req.param('token')}`;
    return phonePage({ ...where, path, messages, resolve, shopName: await nameOf(shopId) });
  });

  app.post('/wechat/phone/:token/message', async (c) => {
    const shopId = await shopOf(c.req.param('token'));
    if (shopId === undefined) return gone();
    const { group, text = '' } = await readFields(c.req.raw);
    const where = conversationOf(shopId, group);
    const said = text
      .trim()
      .slice(0, MESSAGE_LENGTH)
      .replaceAll(/\0|\p{Surrogate}/gu, '');
    if (said !== '') {
      await keepMessage(database, where, { sender: 'tester', said: plain(said), now: now() });
      await note(where, await (await heard).message(where, said));
    }
    const query = where.chat === 'group' ? `?group=${where.id}` : '';
    return seeOther(`/wechat/phone/${c.req.param('token')}${query}`);
  });

  app.post('/wechat/phone/:token/friend', async (c) => {
    const shopId = await shopOf(c.req.param('token'));
    if (shopId === undefined) return gone();
    const where = conversationOf(shopId, undefined);
    await note(where, await (await heard).friendRequest(where));
    return seeOther(`/wechat/phone/${c.req.param('token')}`);
  });

  app.post('/wechat/phone/:token/drop', async (c) => {
    const shopId = await shopOf(c.req.param('token'));
    if (shopId !== undefined) await endSession(database, shopId);
    return seeOther(`/wechat/phone/${c.req.param('token')}`);
  });

  app.notFound(() => scanPage('unknown', ''));
  app.onError((failure) => {
    throw failure;
  });
  return async (request) => app.fetch(request);
}

/** The group under an id that WeChat knows, or the tester alone with the robot. */
function conversationOf(shopId: number, group: string | undefined): Conversation {
  const known = groupsInWechat.find(({ id }) => id === group);
  return known ? { shopId, chat: 'group', id: known.id } : { shopId, chat: 'private', id: TESTER };
}

const gone = () =>
  page(
    '机器人已掉线',
    html`<h1>微信模拟器</h1><div class="card"><h2>机器人已掉线</h2><p>微信已退出登录。要继续测试，请在掌柜台重新扫码。</p></div>`,
    410,
  );
