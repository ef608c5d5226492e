import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { orderRateReply } from '#schemas/endpoints/orders.ts';
import { sessionKey } from '#schemas/limits.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { button, complete, dialog, press } from '../support/ordersScreen.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';
import { watchDownloads } from '../support/watchDownloads.ts';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const greens = '上海青（2磅）';

/** Opens the ratings of an order, of which one waits for a reply. */
async function openRates(user: UserEvent, receiver = '刘志远') {
  await press(user, receiver, '查看评价');
  return screen.findByLabelText<HTMLTextAreaElement>(/^回复 /);
}
async function useTemplate(user: UserEvent, item: string) {
  await user.click(button(/用回复模板$/));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}
const openedTemplates = async () => within(await screen.findByRole('dialog', { name: '回复模板' }));
async function write(user: UserEvent, name: string, text: string) {
  const form = within(await screen.findByRole('form', { name: '添加模板' }));
  await user.type(form.getByLabelText('名称'), name);
  await user.click(form.getByLabelText('内容'));
  await user.paste(text);
  await user.click(form.getByRole('button', { name: /模板$/ }));
}

test('O4 a reply is written from a template, with what it names filled in, and sent as it is read', async () => {
  const { user } = renderApp(complete, demo);
  const box = await openRates(user, '王美玲');
  await useTemplate(user, '管理回复模板…');
  const manager = await openedTemplates();
  manager.getByText('仅保存在本机');
  await write(user, '感谢', '谢谢{收货人}喜欢{商品}，{店名}等你再来');
  await manager.findByText('谢谢{收货人}喜欢{商品}，{店名}等你再来');
  await user.click(manager.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByText('仅保存在本机')).toBeNull());

  await useTemplate(user, '感谢');
  expect(box.value).toBe(`谢谢王美玲喜欢${greens}，温村华人团购等你再来`);
  expect(document.activeElement).toBe(box);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('回复已发送');
  expect(await network.sentTo(orderRateReply)).toMatchObject([{ reply: box.value }]);
});

test('O4 whoever has kept no template is offered two, each a press away', async () => {
  const { user } = renderApp(complete, demo);
  const box = await openRates(user);
  await user.click(button(/^给 .+ 用「好评致谢」$/));
  expect(box.value).toBe('谢谢刘志远，喜欢就好，欢迎再来！');
  expect(button(/^给 .+ 用「差评致歉」$/).textContent).toBe('差评致歉');
  expect(document.activeElement).toBe(box);
});

test('O4 what no variable knows blocks a template, and a reply', async () => {
  const { user } = renderApp(complete, demo);
  const box = await openRates(user);
  await user.click(box);
  await user.paste('{昵称}，多谢');
  const reply = box.closest('form') ?? document.body;
  expect(within(reply).getByRole('alert').textContent).toBe('{昵称} 没有可填的内容，请改掉再发送');
  expect(within(reply).getByRole('button', { name: '回复' })).toHaveProperty('disabled', true);
  await user.keyboard('{Control>}{Enter}{/Control}');

  // What was typed is offered as a template, and cannot be kept as it is.
  await useTemplate(user, '管理回复模板…');
  const form = within(await screen.findByRole('form', { name: '添加模板' }));
  expect(form.getByLabelText<HTMLTextAreaElement>('内容').value).toBe('{昵称}，多谢');
  expect(form.getByRole('alert').textContent).toBe('没有 {昵称} 这样的变量，请改掉');
  await user.type(form.getByLabelText('名称'), '多谢');
  expect(form.getByRole('button', { name: '保存模板' })).toHaveProperty('disabled', true);
  await user.clear(form.getByLabelText('内容'));
  await user.click(form.getByRole('button', { name: '插入{收货人}' }));
  await user.click(form.getByRole('button', { name: '保存模板' }));
  await screen.findByRole('button', { name: '编辑模板多谢' });
  expect(await network.sentTo(orderRateReply)).toEqual([]);
});

test('templates are changed, thrown away after a question, and what is half written is not closed away', async () => {
  const { user } = renderApp(complete, demo);
  await openRates(user);
  await useTemplate(user, '管理回复模板…');
  await write(user, '感谢', '谢谢');
  await write(user, '道歉', '抱歉');
  await user.click(await screen.findByRole('button', { name: '编辑模板感谢' }));
  const form = within(screen.getByRole('form', { name: '编辑模板' }));
  await user.type(form.getByLabelText('内容'), '惠顾');
  await user.click((await openedTemplates()).getByRole('button', { name: '关闭' }));
  await user.click((await dialog('模板还没有保存')).getByRole('button', { name: '继续写' }));
  await user.click(form.getByRole('button', { name: '保存模板' }));
  await screen.findByText('谢谢惠顾');

  await user.click(button('删除模板道歉'));
  await user.click((await dialog('删除模板「道歉」？')).getByRole('button', { name: '取消' }));
  await user.click(button('删除模板道歉'));
  await user.click((await dialog('删除模板「道歉」？')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '编辑模板道歉' })).toBeNull());
  button('编辑模板感谢');
});

test('N4 a template that is half written is there again after the session has ended', async () => {
  const { user } = renderApp(complete, demo);
  await openRates(user);
  await useTemplate(user, '管理回复模板…');
  const form = within(await screen.findByRole('form', { name: '添加模板' }));
  await user.type(form.getByLabelText('名称'), '等货');
  await user.click(form.getByLabelText('内容'));
  await user.paste('{商品}下周就到');
  cleanup();

  const again = renderApp(complete, demo);
  await openRates(again.user);
  await useTemplate(again.user, '管理回复模板…');
  const written = within(await screen.findByRole('form', { name: '添加模板' }));
  expect(written.getByLabelText<HTMLInputElement>('名称').value).toBe('等货');
  expect(written.getByLabelText<HTMLTextAreaElement>('内容').value).toBe('{商品}下周就到');
  (await openedTemplates()).getByText('刚才写的，还没有保存');
  await again.user.click(written.getByRole('button', { name: '保存模板' }));
  await screen.findByRole('button', { name: '编辑模板等货' });
  expect(screen.queryByText('刚才写的，还没有保存')).toBeNull();
});

test('templates go to another browser in a file: of one name there is one, and nothing is kept for another merchant', async () => {
  const downloads = watchDownloads();
  const { user, otherTab } = renderApp(complete, demo);
  await openRates(user);
  await useTemplate(user, '管理回复模板…');
  const manager = await openedTemplates();
  await user.click(manager.getByRole('button', { name: '清除' }));
  await user.click((await dialog('清除 2 个回复模板？')).getByRole('button', { name: '清除' }));
  await manager.findByText(/^常用的内容存成模板/);
  expect(manager.getByRole('button', { name: '导出' })).toHaveProperty('disabled', true);
  await write(user, '感谢', '谢谢{收货人}');
  await user.click(manager.getByRole('button', { name: '导出' }));
  const file = downloads.last();
  expect(file.name).toMatch(/^回复模板_\d{4}-\d\d-\d\d\.json$/);

  await user.click(manager.getByRole('button', { name: '清除' }));
  await user.click((await dialog('清除 1 个回复模板？')).getByRole('button', { name: '清除' }));
  await manager.findByText(/^常用的内容存成模板/);
  await write(user, '感谢', '多谢');
  const input = manager.getByLabelText<HTMLInputElement>('回复模板文件');
  await user.upload(input, new File(['{}'], 'x.json', { type: 'application/json' }));
  await screen.findByText('文件里没有回复模板');
  await user.upload(input, new File([file], file.name, { type: 'application/json' }));
  await screen.findByText('已导入 1 个模板，其中 1 个覆盖了同名的');
  await manager.findByText('谢谢{收货人}');

  const rival = await signIn(applet, 'rival');
  otherTab((storage) => storage.setItem(sessionKey, rival));
  await waitFor(() => expect(screen.queryByText('谢谢{收货人}')).toBeNull());
});
