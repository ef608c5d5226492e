import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { grouponRelease, grouponUpdate } from '#schemas/endpoints/groupons.ts';
import { groupons } from '../../server/database/tables/groupons.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { day, dialog, list, press, rowOf, save, typeDays } from '../support/grouponsScreen.ts';
import { heldGroupons } from '../support/heldGroupons.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const { idOf, newest, read, set } = heldGroupons(applet);

test('B7 GB-E2 a copy starts without ids, without days and not started; saved, it is a new group-buy', async () => {
  const { user } = renderApp(list, demo);
  await press(user, '海南荔枝空运团', '复制');
  const form = await dialog('发起团购');
  await form.findByDisplayValue('海南荔枝空运团（副本）');
  expect(form.getByLabelText<HTMLInputElement>('开始').value).toBe('');
  expect(form.getByRole('radio', { name: '未开始' })).toHaveProperty('checked', true);
  await save(user, form);
  await form.findByText('请选择团购日期');
  expect(await network.sentTo(grouponRelease)).toEqual([]);

  typeDays(form, day(1), day(2));
  await save(user, form);
  await screen.findByText('团购发布成功');
  const [sent = {}] = await network.sentTo(grouponRelease);
  expect(sent.groupon_id).toBeUndefined();
  expect(JSON.parse(sent.products ?? '').map((product: object) => 'id' in product)).toEqual([false]);
  expect(sent).toMatchObject({ name: '海南荔枝空运团（副本）', status: '1', address: '三联广场 1 号门' });
  expect((await newest()).name).toBe('海南荔枝空运团（副本）');
});

test('GB-D1 the next run is filled in with what has changed told, and nothing is sent before it is saved', async () => {
  await set('珍宝蟹出海团', { name: '珍宝蟹出海团第9期' });
  const { user } = renderApp(list, demo);
  await press(user, '珍宝蟹出海团第9期', '开下一期');
  const form = await dialog('发起团购');
  await form.findByDisplayValue('珍宝蟹出海团第10期');
  const changed = within(form.getByRole('region', { name: '已为下一期调整的内容' }));
  expect(changed.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '珍宝蟹出海团第9期 → 珍宝蟹出海团第10期',
    `${day(-20)} ～ ${day(-14)} → ${day(1)} ～ ${day(7)}`,
    '已结束 → 未开始',
  ]);
  expect(network.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await save(user, form);
  await screen.findByText('团购发布成功');
  const made = await newest();
  expect(made).toMatchObject({ name: '珍宝蟹出海团第10期', start_time: day(1), end_time: day(7), status: 1 });
  expect(made.products.map(({ name }) => name)).toEqual(['珍宝蟹（2只）', '野生三文鱼柳']);
});

test('GB-D2 a group-buy whose day has come is begun at one press, all else as it was, and it can be taken back', async () => {
  const rice = await read(await idOf('五常新米团'));
  await set('五常新米团', { status: 1 });
  const { user } = renderApp(list, demo);
  const reads = (text: string) => waitFor(async () => within(await rowOf('五常新米团')).getByText(text));
  await reads('日期已到，仍是未开始');
  refuseOnce(grouponUpdate, '团购审核中');
  await press(user, '五常新米团', '改为进行中');
  expect((await screen.findByRole('alert')).textContent).toContain('团购审核中');
  expect(pageLog.splice(0)).toHaveLength(1);
  await waitFor(async () => expect((await rowOf('五常新米团')).hasAttribute('aria-busy')).toBe(false));
  await press(user, '五常新米团', '改为进行中');
  await reads('还剩 9 天');
  expect(await read(rice.id)).toEqual({ ...rice, status: 0 });
  expect(within(await rowOf('五常新米团')).queryByRole('button', { name: '改为进行中' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await reads('日期已到，仍是未开始');
  expect((await read(rice.id)).status).toBe(1);
  await set('五常新米团', { status: 0 });
});

test('GB-D2 several whose days are over are ended at once', async () => {
  await applet.database
    .update(groupons)
    .set({ status: 0 })
    .where(eq(groupons.id, await idOf('海南荔枝空运团')));
  await applet.database
    .update(groupons)
    .set({ status: 1 })
    .where(eq(groupons.id, await idOf('中秋月饼早鸟团')));
  const { user } = renderApp(list, demo);
  await screen.findByText('日期已过，仍是进行中');
  await user.click(screen.getByRole('checkbox', { name: '选择海南荔枝空运团' }));
  await user.click(screen.getByRole('checkbox', { name: '选择中秋月饼早鸟团' }));
  const bar = within(await screen.findByRole('region', { name: '批量操作' }));
  await user.click(bar.getByRole('button', { name: '改为已结束' }));
  await user.click((await dialog('改为已结束 2 个团购？')).getByRole('button', { name: '改为已结束' }));
  await screen.findByText('改为已结束：成功 2');
  expect((await network.sentTo(grouponUpdate)).map(({ status, address }) => [status, address])).toEqual([
    ['2', '三联广场 1 号门'],
    ['2', ''],
  ]);
});

test('GB-D3 a text for the group can be changed and copied, and its length is told', async () => {
  const { user } = renderApp(list, demo);
  await press(user, '五常新米团', '发群文案');
  const open = await dialog('发群文案');
  const text = await open.findByLabelText<HTMLTextAreaElement>('发到群里的文字');
  expect(text.value).toBe('【五常新米团】送货上门 3月7日 ～ 3月17日\n1️⃣ 五常稻花香 10 公斤 38.00（限 5）');
  open.getByText('共 49 字');
  await user.type(text, '！');
  open.getByText('共 50 字');
  await user.click(open.getByRole('button', { name: '复制' }));
  await screen.findByText('已复制');
  expect(await navigator.clipboard.readText()).toBe(text.value);
  await user.click(open.getByRole('button', { name: '恢复原文' }));
  open.getByText('共 49 字');
});

test('N4 a text for the group that was changed is there again, and can be given up', async () => {
  const { user } = renderApp(list, demo);
  await press(user, '五常新米团', '发群文案');
  await user.type(await (await dialog('发群文案')).findByLabelText('发到群里的文字'), '！周六送');
  cleanup();

  const again = renderApp(list, demo);
  await press(again.user, '五常新米团', '发群文案');
  const open = await dialog('发群文案');
  const text = await open.findByLabelText<HTMLTextAreaElement>('发到群里的文字');
  expect(text.value).toContain('！周六送');
  open.getByText('刚才改的文字');
  await again.user.click(open.getByRole('button', { name: '恢复原文' }));
  expect(text.value).not.toContain('！周六送');
  expect(open.queryByText('刚才改的文字')).toBeNull();
});

test('GB-D3 where the browser lets nobody copy, the text is there to be copied by hand', async () => {
  const { user } = renderApp(list, demo);
  await press(user, '五常新米团', '发群文案');
  const open = await dialog('发群文案');
  await open.findByLabelText('发到群里的文字');
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(open.getByRole('button', { name: '复制' }));
  await open.findByLabelText(/请长按/);
});
