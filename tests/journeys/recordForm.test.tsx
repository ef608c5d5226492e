import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { conventionalCalls } from '#crud/declare/conventionalCalls.ts';
import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { roleBelow } from '#providers/access/roleBelow.ts';
import { Product } from '#shell/Product.tsx';
import { createApplet } from '../../server/createApplet.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import type { App } from '../../src/App.tsx';
import { serveApplet } from '../support/appletNetwork.ts';
import { callersOf } from '../support/declared/callers.ts';
import { createRecordStore } from '../support/declared/createRecordStore.ts';
import { handlersOf } from '../support/declared/handlersOf.ts';
import { network as farEnd } from '../support/network.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const staff = roleBelow(3, '只有平台管理员可以改');
const settings = defineResource({
  name: 'settings',
  label: '配送设置',
  title: '配送设置',
  kind: 'singleton',
  scope: 'shop',
  fields: {
    slogan: f.text({ label: '店铺标语', required: '请输入店铺标语' }),
    fee: f.money({ label: '配送费', access: { change: staff } }),
    secret: f.text({ label: '结算账号', access: { see: staff } }),
  },
  calls: conventionalCalls('setting', { only: true }),
  texts: { invalid: '表单存在空项' },
  examples: [{ slogan: '新鲜每一天', fee: '5.00', secret: '6222' }],
});
const memos = defineResource({
  name: 'memos',
  label: '便签',
  scope: 'shop',
  fields: {
    title: f.text({ label: '标题', required: '请输入标题' }),
    body: f.textarea({ label: '内容' }),
    copies: f.int({ label: '份数' }),
    pinned: f.switch({ label: '置顶' }),
  },
  calls: conventionalCalls('memo'),
  list: { columns: ['title'] },
  form: { as: 'dialog', sections: [{ title: '', fields: ['title', 'body', 'copies'] }] },
  examples: [{ title: '进货', body: '周三早上', copies: 2, pinned: true }],
});
const resources = [memos, settings];
const Shop: typeof App = (props) => (
  <Product sections={resources} login={<h1>登录</h1>} dashboard={<h1>首页</h1>} {...props} />
);

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const callerOf = callersOf(createApplet(applet.needs));
beforeEach(() => farEnd.use(...handlersOf(resources, { callerOf, store: createRecordStore(resources) })));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const sent = async (verb: string) => {
  const posts = network.requests.filter(({ method, url }) => method === 'POST' && url.includes(verb));
  const bodies = await Promise.all(posts.map((request) => request.clone().text()));
  return bodies.map((body) => Object.fromEntries(new URLSearchParams(body)));
};
async function retype(user: UserEvent, label: string, text: string) {
  await user.clear(field(label));
  if (text) await user.type(field(label), text);
}

test('a record that there is one of is edited where it stands: saved, it stays, and is clean', async () => {
  const { user } = renderApp('/shop/2/settings', demo, Shop);
  await screen.findByRole('heading', { level: 1, name: '配送设置 · 湾区鲜生活' });
  const before = (await screen.findByLabelText<HTMLInputElement>('店铺标语')).value;
  await retype(user, '店铺标语', `${before}，送到家`);
  screen.getByText('将保存 1 处修改：店铺标语');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('保存成功');
  await screen.findByText('还没有修改');
  expect(field('店铺标语').value).toBe(`${before}，送到家`);
  await retype(user, '店铺标语', '又改了');
  await user.click(screen.getByRole('button', { name: '重置' }));
  expect(field('店铺标语').value).toBe(`${before}，送到家`);
  await retype(user, '店铺标语', '第二次');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(async () => expect(await sent('setting/update')).toHaveLength(2));
  expect((await sent('setting/update')).map(({ slogan }) => slogan)).toEqual([`${before}，送到家`, '第二次']);
});

test('R7 what may not be seen is neither shown nor sent, what may not be changed is shown with the reason', async () => {
  const { user } = renderApp('/shop/2/settings', demo, Shop);
  await screen.findByLabelText('店铺标语');
  expect(document.body.textContent).not.toContain('结算账号');
  expect(screen.queryByRole('textbox', { name: '配送费' })).toBeNull();
  screen.getByText('配送费');
  screen.getByText('只有平台管理员可以改');
  await retype(user, '店铺标语', '新标语');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('保存成功');
  const [body] = await sent('setting/update');
  expect(Object.keys(body ?? {})).not.toContain('fee');
  expect(Object.keys(body ?? {})).not.toContain('secret');
});

test('S2 what is wrong is headed by the words of the resource', async () => {
  const { user } = renderApp('/shop/2/settings', demo, Shop);
  await screen.findByLabelText('店铺标语');
  await retype(user, '店铺标语', '');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByRole('alert', { name: '表单存在空项' });
  expect(await sent('setting/update')).toEqual([]);
});

test('a small form reads all of a record, for the list may hold less; it shows what it has read', async () => {
  const { user } = renderApp('/shop/2/memos', demo, Shop);
  const row = await screen.findByRole('row', { name: /进货/ });
  await user.click(within(row).getByRole('button', { name: '编辑' }));
  const dialog = within(await screen.findByRole('dialog', { name: '编辑便签' }));
  const body = await dialog.findByLabelText<HTMLTextAreaElement>('内容');
  expect(body.value).toBe('周三早上');
  await user.type(body, '八点');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await screen.findByText('保存成功');
  const [sentMemo] = await sent('memo/update');
  expect(sentMemo).toMatchObject({ body: '周三早上八点' });
  expect(Object.keys(sentMemo ?? {})).not.toContain('title');
});

test('G7 a number that cannot be taken away is refused at its field, where it would have been back after the save', async () => {
  const { user } = renderApp('/shop/2/memos', demo, Shop);
  const row = await screen.findByRole('row', { name: /进货/ });
  await user.click(within(row).getByRole('button', { name: '编辑' }));
  const dialog = within(await screen.findByRole('dialog', { name: '编辑便签' }));
  await dialog.findByLabelText('份数');
  await retype(user, '份数', '');
  await retype(user, '内容', '周四早上');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await screen.findByText('没有保存：「份数」不能清空，请改成别的内容');
  expect(field('份数').getAttribute('aria-invalid')).toBe('true');
  expect(await sent('memo/update')).toEqual([]);
  await user.type(field('份数'), '3');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await screen.findByText('保存成功');
  expect(await sent('memo/update')).toMatchObject([{ body: '周四早上', copies: '3' }]);
});

test('B7 a copy of a record is filled in over the list, too', async () => {
  const { user } = renderApp('/shop/2/memos', demo, Shop);
  const row = await screen.findByRole('row', { name: /进货/ });
  await user.click(within(row).getByRole('button', { name: '更多' }));
  await user.click(await screen.findByRole('menuitem', { name: '复制' }));
  const dialog = within(await screen.findByRole('dialog', { name: '添加便签' }));
  expect((await dialog.findByLabelText<HTMLInputElement>('标题')).value).toBe('进货（副本）');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await screen.findByText('保存成功');
  expect(await sent('memo/add')).toEqual([{ shop_id: '2', title: '进货（副本）', body: '周三早上', copies: '2' }]);
});
