import { expect, it } from 'vitest';
import * as rows from '#schemas/endpoints/robot.ts';
import { buildApplet } from '../../support/buildApplet.ts';
import type { Conversation, Outgoing, WechatDriver, WechatListener, WechatState } from '../../wechat/WechatDriver.ts';

const told: unknown[] = [];
const sent: [Conversation, Outgoing][] = [];
const listeners: WechatListener[] = [];
const world: { state: WechatState; names: readonly string[] } = { state: 'none', names: ['甲群', '乙群'] };

/** A driver of another make, as somebody would connect it. */
const wechat: WechatDriver = {
  startLogin: async (shopId, wish) => void told.push({ shopId, ...wish }),
  state: async () => world.state,
  qrCode: async () => (world.state === 'showing' ? { png: Buffer.from('png') } : undefined),
  logout: async (shopId) => void told.push(`logout ${shopId}`),
  groups: async () => world.names.map((name) => ({ id: `real-${name}`, name, notice: '' })),
  send: async (to, said) => void sent.push([to, said]),
  befriend: async ({ id }) => void told.push(`befriend ${id}`),
  listen: (listener) => void listeners.push(listener),
};
const applet = await buildApplet({ wechat });
const shop = { shop_id: 1 };
const heard = (): WechatListener => listeners[0] ?? expect.fail('Nobody listens to the driver.');
const from = (id: string, chat: Conversation['chat'] = 'private') => ({ shopId: 1, chat, id });

it('W1 a login is handed on, with where this server is reached', async () => {
  await applet.read(rows.robotLogin, { ...shop, timeout: 90 }, 'demo');
  expect(told.splice(0)).toEqual([{ shopId: 1, timeoutSeconds: 90, origin: 'http://applet.test' }]);
});

it.each([
  ['none', { errcode: 404 }],
  ['requested', { errcode: 0, logged_in: 0 }],
  ['showing', { errcode: 0, logged_in: 0 }],
  ['scanned', { errcode: 0, logged_in: 0 }],
  ['loggedIn', { errcode: 0, logged_in: 1 }],
] as const)('W1 a driver in the state %s is reported as it is', async (state, answer) => {
  world.state = state;
  const session = { 'Login-Session': await signIn() };
  const response = await applet.fetch(`${rows.robotCheck.path}?shop_id=1`, { headers: session });
  expect(await response.json()).toMatchObject(answer);
});

it('W1 its code is passed on as it is', async () => {
  world.state = 'showing';
  const code = await applet.read(rows.robotQrCode, { ...shop, encode: 'base64' }, 'demo');
  expect(code).toEqual({ qrcode: Buffer.from('png').toString('base64') });
});

it('W3 who logged in is remembered by name', async () => {
  world.state = 'loggedIn';
  await heard().loggedIn(1, '小美');
  const { robot } = await applet.read(rows.robotInfo, shop, 'demo');
  expect(robot).toMatchObject({ user: { NickName: '小美' }, logged_in: true });
});

it('W4 groups are known again by the id WeChat gives them, whatever they are called', async () => {
  const names = async () => {
    await applet.read(rows.wechatGroupLoad, shop, 'demo');
    const { groups } = await applet.read(rows.wechatGroupSearch, { ...shop, page: 1, size: 10 }, 'demo');
    return groups.map(({ name }) => name);
  };
  expect(await names()).toEqual(['甲群', '乙群']);
  world.names = ['甲群', '丙群'];
  expect(await names()).toEqual(['甲群', '乙群', '丙群']);
  world.names = [];
  expect(await names()).toEqual(['甲群', '乙群', '丙群']);
});

it('W5 what it hears is answered where it was said', async () => {
  expect(await heard().message(from('wx-9'), '营业时间')).toBeUndefined();
  expect(sent.splice(0)).toEqual([[from('wx-9'), expect.objectContaining({ reply_type: 1 })]]);
  expect(await heard().message(from('real-甲群', 'group'), '截单')).toBeUndefined();
  expect(sent.splice(0).map(([to]) => to)).toEqual([from('real-甲群', 'group')]);
  expect(await heard().message(from('real-丁群', 'group'), '截单')).toBe('groupNotLoaded');
  expect(sent).toEqual([]);
});

it('W3 a friend is taken by the driver before he is greeted', async () => {
  await applet.read(rows.robotUpdate, { ...shop, auto_verify: true, welcome_msg: '你好' }, 'demo');
  expect(await heard().friendRequest(from('wx-9'))).toBeUndefined();
  expect(told.splice(0)).toEqual(['befriend wx-9']);
  expect(sent.splice(0)).toEqual([[from('wx-9'), expect.objectContaining({ reply_type: 1, reply: '你好' })]]);
});

it('the simulator is not there beside a driver of another make', async () => {
  expect(listeners).toHaveLength(1);
  expect((await applet.fetch('/wechat/style.css')).status).toBe(404);
});

async function signIn(): Promise<string> {
  const body = new URLSearchParams('email=demo@example.com&pwd=demo12345');
  const answer = await applet.fetch('/api/applet/merchant/account/login', { method: 'POST', body });
  return (await answer.json()).login_session;
}
