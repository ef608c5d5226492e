import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { wechatSessions } from '../../../database/tables/wechat.ts';
import { readFields } from '../../../http/readFields.ts';
import { plain } from '../../plain.ts';
import type { Conversation, Silence } from '../../WechatDriver.ts';
import { hashToken } from '../codes.ts';
import { groupsInWechat } from '../groups.ts';
import { keepMessage, readMessages } from '../messages.ts';
import { endSession } from '../sessions.ts';
import type { PageNeeds } from './PageNeeds.ts';
import { page, seeOther } from './page.ts';
import { MESSAGE_LENGTH, phonePage } from './phonePage.ts';
import { resolveMedia } from './resolveMedia.ts';

/** Under which id the tester is a friend of every robot. */
const TESTER = 'sim-tester';

const silences: Readonly<Record<NonNullable<Silence>, string>> = {
  noRule: '机器人没有回复：没有匹配的自动回复',
  groupNotLoaded: '机器人没有回复：掌柜台还没有加载这个群',
  groupOff: '机器人没有回复：这个群没有启用',
  notVerified: '好友申请在等待通过：没有开启自动通过好友',
  noWelcome: '机器人没有问候：没有填写欢迎语',
};

/** The phone of whoever confirmed a login: its address is the key, and good as long as the session. W5 */
export function addPhone(app: Hono, { database, clock, fileHost = '/files', heard, readShopName }: PageNeeds): void {
  const resolve = (path: string) => resolveMedia(path, fileHost);
  const say = (where: Conversation, sender: 'tester' | 'note', text: string) =>
    keepMessage(database, where, { sender, said: plain(text), now: clock() });

  /** Does something on the phone of a session, or says that it is over. */
  const onPhone = async (token: string, act: (shopId: number, path: string) => Promise<Response>) => {
    const mine = eq(wechatSessions.phone_hash, hashToken(token));
    const [session] = await database.select({ shopId: wechatSessions.shop_id }).from(wechatSessions).where(mine);
    return session ? act(session.shopId, `/wechat/phone/${token}`) : over();
  };

  app.get('/wechat/phone/:token', (c) =>
    onPhone(c.req.param('token'), async (shopId, path) => {
      const where = conversationOf(shopId, c.req.query('group'));
      const messages = await readMessages(database, where);
      return phonePage({ ...where, path, messages, resolve, shopName: await readShopName(shopId) });
    }),
  );

  app.post('/wechat/phone/:token/message', (c) =>
    onPhone(c.req.param('token'), async (shopId, path) => {
      const { group, text = '' } = await readFields(c.req.raw);
      const where = conversationOf(shopId, group);
      const said = storable(text);
      if (said !== '') {
        await say(where, 'tester', said);
        const silence = await (await heard).message(where, said);
        if (silence) await say(where, 'note', silences[silence]);
      }
      return seeOther(where.chat === 'group' ? `${path}?group=${where.id}` : path);
    }),
  );

  app.post('/wechat/phone/:token/friend', (c) =>
    onPhone(c.req.param('token'), async (shopId, path) => {
      const where = conversationOf(shopId, undefined);
      const silence = await (await heard).friendRequest(where);
      if (silence) await say(where, 'note', silences[silence]);
      return seeOther(path);
    }),
  );

  app.post('/wechat/phone/:token/drop', (c) =>
    onPhone(c.req.param('token'), async (shopId, path) => {
      await endSession(database, shopId);
      return seeOther(path);
    }),
  );
}

/** The group under an id that WeChat knows, or the tester alone with the robot. */
function conversationOf(shopId: number, group: string | undefined): Conversation {
  const known = groupsInWechat.find(({ id }) => id === group);
  return known ? { shopId, chat: 'group', id: known.id } : { shopId, chat: 'private', id: TESTER };
}

/** PostgreSQL keeps neither U+0000 nor half of a surrogate pair. */
const storable = (text: string) =>
  text
    .trim()
    .slice(0, MESSAGE_LENGTH)
    .replaceAll(/\0|\p{Surrogate}/gu, '');

const over = () =>
  page(
    '机器人已掉线',
    html`<h1>微信模拟器</h1>
<div class="card"><h2>机器人已掉线</h2><p>微信已退出登录。要继续测试，请在掌柜台重新扫码。</p></div>`,
    410,
  );
