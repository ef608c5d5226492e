import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sessionKey } from '#schemas/limits.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
serveApplet(applet);
const demo = await signIn(applet, 'demo');
const onSale = '/shop/2/goods/list';

const button = (name: string) => screen.getByRole('button', { name });
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function openMore(user: UserEvent, item: string) {
  const head = screen.getByRole('heading', { level: 1 }).parentElement ?? document.body;
  await user.click(within(head).getByRole('button', { name: '更多' }));
  await user.click(screen.getByRole('menuitem', { name: item }));
}

test('what is in sight is kept under a name, opened again from another shop’s list, and thrown away', async () => {
  const { user } = renderApp(`${onSale}?stock=..20&sort=stock`, demo);
  await screen.findByText('邓金斯蟹（2只）');
  await user.click(button('视图'));
  const views = await dialog('视图');
  await user.type(views.getByRole('textbox', { name: '视图名称' }), '快卖完的{Enter}');
  expect(views.getByRole('button', { name: '快卖完的' }).getAttribute('aria-current')).toBe('true');
  await user.click(views.getByRole('button', { name: '关闭' }));
  await user.click(button('清除条件'));
  await user.click(within(screen.getByRole('columnheader', { name: '库存' })).getByRole('button'));
  await waitFor(() => expect(location.search).toBe('?sort=-stock'));

  await user.click(button('视图'));
  await user.click((await dialog('视图')).getByRole('button', { name: '快卖完的' }));
  await waitFor(() => expect(location.search).toBe('?stock=..20&sort=stock'));
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(button('视图'));
  await user.click((await dialog('视图')).getByRole('button', { name: '删除视图快卖完的' }));
  expect((await dialog('视图')).queryByRole('button', { name: '快卖完的' })).toBeNull();
});

test('a view is overwritten by what is in sight now', async () => {
  const { user } = renderApp(`${onSale}?q=%E8%9F%B9`, demo);
  await screen.findByText('邓金斯蟹（2只）');
  await user.click(button('视图'));
  await user.type((await dialog('视图')).getByRole('textbox', { name: '视图名称' }), '常看{Enter}');
  await user.keyboard('{Escape}');
  await user.click(button('已下架'));
  await user.click(button('视图'));
  await user.click((await dialog('视图')).getByRole('button', { name: '用现在的条件覆盖常看' }));
  await user.click((await dialog('视图')).getByRole('button', { name: '关闭' }));
  await user.click(button('出售中'));
  await user.click(button('视图'));
  await user.click((await dialog('视图')).getByRole('button', { name: '常看' }));
  await waitFor(() => expect(location.search).toBe('?status=2&q=%E8%9F%B9'));
});

test('columns are hidden, moved and put back, and stay so for this merchant alone', async () => {
  const { user } = renderApp(onSale, demo);
  await screen.findByText('邓金斯蟹（2只）');
  await openMore(user, '列设置');
  const columns = await dialog('列设置');
  expect(columns.getByRole('checkbox', { name: '商品名称' })).toHaveProperty('disabled', true);
  await user.click(columns.getByRole('checkbox', { name: '图片' }));
  await user.click(columns.getByRole('button', { name: '库存上移' }));
  await user.click(columns.getByRole('button', { name: '完成' }));
  expect(heads()).toEqual(['', '商品名称', '价格', '库存', '已售', '分类', '状态', '规格类型', '操作']);

  await user.click(button('退出登录'));
  await screen.findByRole('button', { name: '登录' });
  localStorage.setItem(sessionKey, await signIn(applet, 'demo'));
  expect(JSON.stringify({ ...localStorage })).toContain('columns.goods.m.');
});

test('columns put back are as declared', async () => {
  const { user } = renderApp(onSale, demo);
  await screen.findByText('邓金斯蟹（2只）');
  const before = heads();
  await openMore(user, '列设置');
  const columns = await dialog('列设置');
  await user.click(columns.getByRole('checkbox', { name: '状态' }));
  await waitFor(() => expect(heads()).not.toContain('状态'));
  await user.click(columns.getByRole('button', { name: '恢复默认' }));
  expect(heads()).toEqual(before);
});
