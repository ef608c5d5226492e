import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { groupon } from '#pages/groupon/groupon.ts';
import { groupons } from '#resources/groupons/groupons.ts';
import { grouponInfo, grouponUpdate } from '#schemas/endpoints/groupons.ts';
import { Product } from '#shell/Product.tsx';
import { buildApplet } from '../../server/support/buildApplet.ts';
import type { App } from '../../src/App.tsx';
import { refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { button, dialog, pathOf, table } from '../support/groupDayScreen.ts';
import { save } from '../support/grouponsScreen.ts';
import { heldGroupons } from '../support/heldGroupons.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const { idOf, newest, read, set } = heldGroupons(applet);
const rice = await idOf('五常新米团');
const crab = await idOf('珍宝蟹出海团');

const reads = async (text: string) => within(await screen.findByRole('main')).findByText(text);

const rights = { update: { may: () => false, reason: '只有店主可以修改团购' } };
/** A product whose group-buys only their owner may change. */
const Guarded: typeof App = (props) => (
  <Product sections={[{ ...groupons, rights }, groupon]} login={<h1>登录</h1>} dashboard={<h1>首页</h1>} {...props} />
);

test('B3 a group-buy is changed on its own page, and the page says at once what it has become', async () => {
  const { user } = renderApp(pathOf(rice), demo);
  await table();
  await user.click(button('编辑'));
  const form = await dialog('编辑团购');
  const name = await form.findByLabelText('团购名称');
  await user.clear(name);
  await user.type(name, '五常新米团 返场');
  await save(user, form);
  await screen.findByText('团购信息修改成功');
  await screen.findByRole('heading', { level: 1, name: '五常新米团 返场' });
  await waitFor(() => expect(document.title).toBe('五常新米团 返场 · 温村华人团购 · 掌柜台'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await set('五常新米团 返场', { name: '五常新米团' });
});

test('GB-D1 the next run is begun from the page of the last one', async () => {
  const { user } = renderApp(pathOf(crab), demo);
  await table();
  await user.click(button('开下一期'));
  const form = await dialog('发起团购');
  await form.findByRole('region', { name: '已为下一期调整的内容' });
  await save(user, form);
  await screen.findByText('团购发布成功');
  expect((await newest()).name).toBe('珍宝蟹出海团');
  screen.getByRole('heading', { level: 1, name: '珍宝蟹出海团' });
});

test('GB-D2 every other status is a press away where the status stands, and can be taken back', async () => {
  const { user } = renderApp(pathOf(rice), demo);
  await table();
  await user.click(button('改状态'));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['改为未开始', '改为已结束']);
  expect(screen.queryByRole('button', { name: /^改为/ })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: '改为已结束' }));
  await reads('已结束');
  expect((await read(rice)).status).toBe(2);
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  await reads('进行中');
  expect((await read(rice)).status).toBe(0);
});

test('GB-D2 a status that the days have overtaken is mended where it is said, and a refusal leaves it as it was', async () => {
  await set('五常新米团', { status: 1 });
  const { user } = renderApp(pathOf(rice), demo);
  await reads('日期已到，仍是未开始');
  refuseOnce(grouponUpdate, '团购审核中');
  await user.click(button('改为进行中'));
  expect((await screen.findByRole('alert')).textContent).toContain('团购审核中');
  expect(pageLog.splice(0)).toHaveLength(1);
  await waitFor(() => expect(button('改为进行中')).toHaveProperty('disabled', false));
  await user.click(button('改为进行中'));
  await reads('还剩 9 天');
  expect(screen.queryByRole('button', { name: '改为进行中' })).toBeNull();
  expect((await read(rice)).status).toBe(0);
});

test('R7 whoever may not change group-buys reads why, and copies them all the same', async () => {
  const { user } = renderApp(pathOf(rice), demo, Guarded);
  await table();
  expect([button('编辑').title, button('复制').title]).toEqual(['只有店主可以修改团购', '']);
  expect(button('编辑')).toHaveProperty('disabled', true);
  await user.click(button('改状态'));
  const [first] = screen.getAllByRole('menuitem');
  expect([first?.title, first?.getAttribute('aria-disabled')]).toEqual(['只有店主可以修改团购', 'true']);
});

test('GB-D3 who has kept no templates for the group begins with ours, and what was written by hand is asked about', async () => {
  const { user } = renderApp(pathOf(crab), demo);
  await table();
  await user.click(button('发群文案'));
  const open = await dialog('发群文案');
  const text = await open.findByLabelText<HTMLTextAreaElement>('发到群里的文字');
  const use = async (name: string) => {
    await user.click(open.getByRole('button', { name: '群文案模板' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await use('到货取货');
  expect(text.value).toBe(
    '【珍宝蟹出海团】到货啦！请到 Steveston 渔人码头 3 号位 取货，报接龙号就行。\n——温村华人团购',
  );
  await use('催单');
  expect(text.value).toMatch(/^⏰【珍宝蟹出海团】2月22日截团，还没报名的抓紧啦！\n1️⃣ 珍宝蟹（2只） /);
  await user.type(text, '！！');
  await use('截团');
  await user.click((await dialog('换成「截团」？')).getByRole('button', { name: '不换' }));
  expect(text.value).toMatch(/！！$/);
});

test('GB-D3 a template of ours is changed and kept, the others stay, and none comes back on its own', async () => {
  const { user } = renderApp(pathOf(rice), demo);
  await table();
  await user.click(button('发群文案'));
  await user.click(await screen.findByRole('button', { name: '群文案模板' }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['开团', '催单', '截团', '到货取货', '到货送货', '管理群文案模板…']);
  await user.click(screen.getByRole('menuitem', { name: '管理群文案模板…' }));
  await user.click(await screen.findByRole('button', { name: '编辑模板截团' }));
  const form = within(await screen.findByRole('form', { name: '编辑模板' }));
  await user.clear(form.getByLabelText('内容'));
  await user.type(form.getByLabelText('内容'), '截啦');
  await user.click(form.getByRole('button', { name: '保存模板' }));
  await screen.findByText('截啦');
  screen.getByRole('button', { name: '编辑模板催单' });
  await user.click(screen.getByRole('button', { name: '清除' }));
  await user.click((await dialog('清除 5 个群文案模板？')).getByRole('button', { name: '清除' }));
  await user.click(await screen.findByRole('button', { name: '恢复自带模板' }));
  await screen.findByRole('button', { name: '编辑模板截团' });
  expect(screen.queryByText('截啦')).toBeNull();
});

test('GB-D3 {取货地址} of what is brought home is told to have nothing in it', async () => {
  const { user } = renderApp(pathOf(rice), demo);
  await table();
  await user.click(button('发群文案'));
  const open = await dialog('发群文案');
  await user.click(await open.findByRole('button', { name: '群文案模板' }));
  await user.click(await screen.findByRole('menuitem', { name: '到货取货' }));
  expect((await open.findByRole('alert')).textContent).toBe('{取货地址} 没有可填的内容，请改掉再发');
});

test('T7 a group-buy that does not come again after a change stays as it was read, and that is told', async () => {
  const { user } = renderApp(pathOf(rice), demo);
  await table();
  // A status is sent with all of the group-buy, which is read for it first.
  refuseOnce(grouponInfo, '服务器歇了', 400, 1);
  await user.click(button('改状态'));
  await user.click(screen.getByRole('menuitem', { name: '改为未开始' }));
  await screen.findByText('服务器歇了');
  pageLog.splice(0);
  screen.getByRole('heading', { level: 1, name: '五常新米团' });
  expect((await network.sentTo(grouponUpdate)).map(({ status }) => status)).toEqual(['1']);
  await set('五常新米团', { status: 0 });
});
