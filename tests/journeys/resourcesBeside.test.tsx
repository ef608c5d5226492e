import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { readResources } from '#admin-tools/json/readResources.ts';
import { createApplet } from '../../server/createApplet.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { App } from '../../src/App.tsx';
import { serveApplet } from '../support/appletNetwork.ts';
import { badDeclarations } from '../support/declared/badDeclarations.ts';
import { callersOf } from '../support/declared/callers.ts';
import { createRecordStore } from '../support/declared/createRecordStore.ts';
import { handlersOf } from '../support/declared/handlersOf.ts';
import { network } from '../support/network.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

// Here already: on a busy machine their code takes longer than a test waits.
import '#crud/form/FormPage.tsx';
import '#admin-tools/runtime/fetchSections.ts';
import '#admin-tools/runtime/RuntimeProduct.tsx';

const text = readFileSync('tests/fixtures/shop/resources.json', 'utf8');
const { resources } = readResources(text, { declared: [], addresses: [] });
const applet = await buildApplet();
serveApplet(applet);
const demo = await signIn(applet, 'demo');
const admin = await signIn(applet, 'admin');
const letters = '甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥天地日月星山水火木金';
const callerOf = callersOf(createApplet(applet.needs));
const sent: string[] = [];
beforeEach(() => {
  sent.length = 0;
  network.use(...handlersOf(resources, { callerOf, store: createRecordStore(resources) }));
  network.events.removeAllListeners();
  network.events.on('request:start', async ({ request }) => {
    if (request.method === 'POST') sent.push(`${new URL(request.url).pathname} ${await request.clone().text()}`);
  });
});

const Beside: typeof App = (props) => <App {...props} resources="/resources.json" />;
const beside = (answer: () => Response) => network.use(http.get('*/resources.json', answer));
const reports = () => beside(() => new HttpResponse(text));
const row = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test('a resource of the file is listed, added, changed and deleted', async () => {
  reports();
  const { user } = renderApp('/shop/1/giftCards', demo, Beside);
  expect(await row('新年卡')).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole('button', { name: '添加礼品卡' }));
  await user.type(await screen.findByLabelText('卡名'), '开业卡');
  await user.type(screen.getByLabelText('面值'), '10');
  expect(screen.queryByLabelText('领取地址')).toBeNull();
  await user.click(screen.getByRole('button', { name: '提交' }));
  const added = await row('开业卡');
  await user.click(within(added).getByRole('button', { name: '编辑' }));
  const name = await screen.findByLabelText('卡名');
  await user.clear(name);
  await user.type(name, '周年卡');
  await user.click(screen.getByRole('button', { name: '提交' }));
  await user.click(within(await row('周年卡')).getByRole('button', { name: '删除' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  await screen.findByText('删除成功');
  expect(sent).toEqual([
    expect.stringMatching(/^\/api\/applet\/merchant\/gift_card\/add shop_id=1&title=.*&worth=10.*&kind=1.*open=1/),
    expect.stringMatching(/^\/api\/applet\/merchant\/gift_card\/update shop_id=1&gift_card_id=\d+&title=/),
    expect.stringMatching(/^\/api\/applet\/merchant\/gift_card\/del shop_id=1&gift_card_id=\d+$/),
  ]);
});

test('one that is wrong is told to administrators in Chinese with its place, and the rest works', async () => {
  reports();
  const { user } = renderApp('/shop/1/goods/list', admin, Beside);
  await screen.findByRole('table', { name: '商品管理' });
  await user.click(screen.getByRole('link', { name: '声明检查' }));
  expect(await screen.findByRole('heading', { level: 1, name: '声明检查' })).toBeInstanceOf(HTMLElement);
  const locker = within(screen.getByRole('region', { name: '取货柜' }));
  expect(locker.getByText(/没有启用/)).toBeInstanceOf(HTMLElement);
  expect(locker.getByText(/list\.columns\[0\]：没有叫 "tilte" 的字段。你是不是想写 "title"？/)).toBeInstanceOf(
    HTMLElement,
  );
  expect(locker.getByText(/第 38 行第 29 列/)).toBeInstanceOf(HTMLElement);
});

const bad = badDeclarations.map(([, , declaration], nth) => ({ ...declaration, label: `错的${letters[nth]}` }));
const style = {
  ...{ name: 'vipCoupons', label: 'VIP券', scope: 'shop', calls: { noun: 'vip_coupon' } },
  fields: { title: { kind: 'text', label: '券名' } },
};
const mixed = () => beside(() => HttpResponse.json({ resources: [...bad, style, ...JSON.parse(text).resources] }));

test('beside two dozen that are wrong a merchant has the product, the good one, and hears nothing', async () => {
  mixed();
  renderApp('/shop/1/giftCards', demo, Beside);
  expect(await row('新年卡')).toBeInstanceOf(HTMLElement);
  const menu = within(screen.getByRole('navigation', { name: '主菜单' }));
  expect(menu.getByText('VIP券管理')).toBeInstanceOf(HTMLElement);
  expect(menu.queryByText(/错的|东西|取货柜|声明/)).toBeNull();
});

test('beside two dozen that are wrong an administrator reads of each, and of style what is only a suggestion', async () => {
  mixed();
  renderApp('/declarations', admin, Beside);
  await screen.findByRole('heading', { level: 1, name: '声明检查' });
  for (const { label } of bad) {
    const one = within(screen.getByRole('region', { name: label }));
    expect(one.getByText(/没有启用/)).toBeInstanceOf(HTMLElement);
    expect(one.getAllByText(/第 \d+ 行第 \d+ 列/).length).toBeGreaterThan(0);
  }
  const vip = within(screen.getByRole('region', { name: 'VIP券' }));
  expect(vip.getByText(/已启用/)).toBeInstanceOf(HTMLElement);
  expect(vip.getByText(/只是建议/)).toBeInstanceOf(HTMLElement);
});

test.each([
  ['is no JSON', () => new HttpResponse('{ oops }'), /这里要 :/],
  ['is nothing of the kind', () => HttpResponse.json({ resource: [] }), /里面的资源都没有启用/],
  ['cannot be fetched', () => new HttpResponse(null, { status: 500 }), /里面的资源暂时不可用/],
])('a file that %s takes nothing with it', async (_, answer, said) => {
  beside(answer);
  const { user } = renderApp('/shop/1/goods/list', admin, Beside);
  await screen.findByRole('table', { name: '商品管理' });
  await user.click(screen.getByRole('link', { name: '声明检查' }));
  expect(await screen.findByText(said)).toBeInstanceOf(HTMLElement);
});

test('a merchant hears of a file that did not come, for what it declares is missing', async () => {
  beside(() => HttpResponse.error());
  renderApp('/shop/1/goods/list', demo, Beside);
  await screen.findByRole('table', { name: '商品管理' });
  expect(await screen.findByText('有些栏目没有加载出来，请刷新页面')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('link', { name: '声明检查' })).toBeNull();
});
