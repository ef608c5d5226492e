import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tagList, tagSwitch } from '#schemas/endpoints/tags.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, holdOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');

const heldIn = async (shop: number) =>
  (await applet.read(tagList, { shop_id: shop }, 'demo')).tags.map(({ name }) => name);
const button = (name: string) => screen.getByRole('button', { name });
const rows = () => screen.getAllByRole('row').slice(1);
const shown = () => rows().map((row) => row.querySelector('.cell.title')?.textContent ?? '');
const moreOf = (name: string) => {
  const row = rows().find((each) => each.querySelector('.cell.title')?.textContent === name);
  if (!row) throw new Error(`Failed to find the row of ${name}.`);
  return within(row).getByRole('button', { name: '更多' });
};

/** Opens the second shop's categories, once they can be sorted. */
async function open() {
  const names = await heldIn(2);
  const app = renderApp('/shop/2/tags', demo);
  await waitFor(() => expect(shown()).toEqual(names));
  await app.advance(300);
  await screen.findByRole('button', { name: `拖动 ${names[0]}` });
  network.forget();
  return {
    ...app,
    names,
    async choose(name: string, step: string) {
      await app.user.click(moreOf(name));
      await app.user.click(await screen.findByRole('menuitem', { name: step }));
    },
  };
}

test('C2 a category goes up and down by its menu; each step is one call, and the keyboard stays with it', async () => {
  const { choose, names } = await open();
  const [first = '', second = '', third = '', ...rest] = names;
  await choose(first, '下移');
  await choose(first, '下移');
  expect(shown()).toEqual([second, third, first, ...rest]);
  await screen.findByText('顺序已保存');
  await waitFor(async () => expect(await heldIn(2)).toEqual([second, third, first, ...rest]));
  expect(await network.sentTo(tagSwitch)).toHaveLength(2);
  expect(shown()).toEqual([second, third, first, ...rest]);
  await waitFor(() => expect(document.activeElement).toBe(moreOf(first)));
});

test('C2 a menu opened before its steps are there says so, and has them as soon as they come', async () => {
  const names = await heldIn(2);
  const { user, advance } = renderApp('/shop/2/tags', demo);
  await waitFor(() => expect(shown()).toEqual(names));
  await user.click(moreOf(names[1] ?? ''));
  const coming = await screen.findByRole('menuitem', { name: '正在加载…' });
  expect(document.activeElement).toBe(coming);
  await user.click(coming);
  await advance(300);
  const steps = await screen.findAllByRole('menuitem', { name: /移|置/ });
  expect(screen.queryByText('正在加载…')).toBeNull();
  expect(document.activeElement).toBe(steps[0]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(moreOf(names[1] ?? ''));
});

test('C2 a category goes to the top and to the bottom in one press, neighbour by neighbour', async () => {
  const { choose, names, user } = await open();
  const [one = '', two = '', three = '', four = '', five = ''] = names;
  const { tags } = await applet.read(tagList, { shop_id: 2 }, 'demo');
  const idOf = (name: string) => String(tags.find((tag) => tag.name === name)?.id);
  await choose(four, '置顶');
  await screen.findByText(`「${four}」已移到第 1 项，共 5 项`);
  await screen.findByText('顺序已保存');
  expect(await heldIn(2)).toEqual([four, one, two, three, five]);
  expect((await network.sentTo(tagSwitch)).map(({ a_tag_id, b_tag_id }) => [a_tag_id, b_tag_id])).toEqual([
    [idOf(three), idOf(four)],
    [idOf(two), idOf(four)],
    [idOf(one), idOf(four)],
  ]);
  await user.click(moreOf(four));
  const up = await screen.findByRole('menuitem', { name: '上移' });
  expect([up.getAttribute('aria-disabled'), up.title]).toEqual(['true', '已经在最前面']);
  await user.click(screen.getByRole('menuitem', { name: '置底' }));
  await waitFor(async () => expect(await heldIn(2)).toEqual([one, two, three, five, four]));
});

test('C2 what was sorted is taken back from the notice, on whatever screen', async () => {
  const { choose, names, user } = await open();
  await choose(names[4] ?? '', '上移');
  const undo = await screen.findByRole('button', { name: '撤销' });
  await user.click(within(screen.getByRole('navigation', { name: '主菜单' })).getByRole('link', { name: '首页' }));
  await user.click(undo);
  await screen.findByText('已恢复原来的顺序');
  expect(await heldIn(2)).toEqual(names);
});

test('C2 an order that somebody has changed since is not taken back', async () => {
  const { choose, names, user } = await open();
  await choose(names[0] ?? '', '下移');
  const undo = await screen.findByRole('button', { name: '撤销' });
  const { tags } = await applet.read(tagList, { shop_id: 2 }, 'demo');
  await applet.read(tagSwitch, { a_tag_id: tags[3]?.id ?? 0, b_tag_id: tags[4]?.id ?? 0 }, 'demo');
  const meddled = await heldIn(2);
  network.forget();
  await user.click(undo);
  await screen.findByText('顺序后来又变了，没有撤销');
  await waitFor(() => expect(shown()).toEqual(meddled));
  expect(await network.sentTo(tagSwitch)).toEqual([]);
});

test('C2 the keyboard lifts a category, and Esc puts it back', async () => {
  const { user, names } = await open();
  button(`拖动 ${names[0]}`).focus();
  await user.keyboard(' ');
  await screen.findByText(`已拿起「${names[0]}」，第 1 项，共 5 项`);
  await user.keyboard('{Escape}');
  await screen.findByText(`已取消，「${names[0]}」放回原处`);
  expect(shown()).toEqual(names);
  expect(await network.sentTo(tagSwitch)).toEqual([]);
});

test('C2 T7 a step that fails is said once; the list shows what the applet holds, and both orders are one press away', async () => {
  const { choose, names, user } = await open();
  const [first = '', second = '', third = '', ...rest] = names;
  const letGo = holdOnce(tagSwitch);
  await choose(first, '下移');
  await screen.findByText('正在保存顺序 1 / 1');
  await choose(first, '下移');
  await choose(first, '下移');
  await screen.findByText('正在保存顺序 1 / 3');
  // The held call is the first one, so the next one is the second.
  refuseOnce(tagSwitch, '分类正在使用');
  letGo();
  await screen.findByText('只完成了 1/3 步，已显示服务器上的顺序');
  expect(shown()).toEqual([second, first, third, ...rest]);
  expect(await heldIn(2)).toEqual(shown());
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('顺序没有保存完：分类正在使用'),
  ]);
  expect(pageLog.splice(0)).toHaveLength(1);

  await user.click(button('重试'));
  await screen.findByText('顺序已保存');
  const [fourth = '', fifth = ''] = rest;
  expect(await heldIn(2)).toEqual([second, third, fourth, first, fifth]);

  refuseOnce(tagSwitch, '分类正在使用', 400, 1);
  await choose(first, '置顶');
  await user.click(await screen.findByRole('button', { name: '恢复原来的顺序' }));
  await screen.findByText('已恢复原来的顺序');
  expect(await heldIn(2)).toEqual([second, third, fourth, first, fifth]);
  pageLog.splice(0);
});

test('N1 where somebody else has sorted meanwhile nothing is sent unasked, and the merchant’s own order is one press away', async () => {
  const { choose, names, user } = await open();
  const [first = '', second = '', ...rest] = names;
  const { tags } = await applet.read(tagList, { shop_id: 2 }, 'demo');
  await applet.read(tagSwitch, { a_tag_id: tags[3]?.id ?? 0, b_tag_id: tags[4]?.id ?? 0 }, 'demo');
  const meddled = await heldIn(2);
  network.forget();
  await choose(first, '下移');
  await screen.findByText('顺序刚在别处改过，已显示现在的顺序');
  await waitFor(() => expect(shown()).toEqual(meddled));
  expect(await network.sentTo(tagSwitch)).toEqual([]);
  await user.click(button('仍按我的顺序保存'));
  await screen.findByText('顺序已保存');
  expect(await heldIn(2)).toEqual([second, first, ...rest]);
});

test('C2 saving goes on when the merchant goes elsewhere, and is found again in the list', async () => {
  const { choose, names, user } = await open();
  const [first = ''] = names;
  const letGo = holdOnce(tagSwitch);
  await choose(first, '下移');
  await screen.findByText('正在保存顺序 1 / 1');
  await user.click(within(screen.getByRole('navigation', { name: '主菜单' })).getByRole('link', { name: '首页' }));
  letGo();
  await screen.findByText('顺序已保存');
  expect((await heldIn(2))[1]).toBe(first);
});

test('C2 N11 an order that is neither saved nor read stays as it was dragged, and is sent again', async () => {
  const { choose, names, user } = await open();
  const [first = '', second = '', ...rest] = names;
  answerOnce(tagList, () => new Response('', { status: 500 }));
  answerOnce(tagList, () => new Response('', { status: 500 }), { after: 1 });
  await choose(first, '下移');
  await screen.findByText('顺序没有保存，也没有读到现在的顺序');
  expect(shown()).toEqual([second, first, ...rest]);
  expect(await network.sentTo(tagSwitch)).toEqual([]);
  await user.click(button('重试'));
  await screen.findByText('顺序已保存');
  expect(await heldIn(2)).toEqual([second, first, ...rest]);
  pageLog.splice(0);
});

test('C2 what is searched, filtered or sorted has no handles, and the menu says why', async () => {
  const { user, names } = await open();
  await user.type(screen.getByRole('searchbox'), names[1] ?? '');
  await waitFor(() => expect(shown()).toEqual([names[1]]));
  expect(screen.queryByRole('button', { name: /^拖动/ })).toBeNull();
  await user.click(moreOf(names[1] ?? ''));
  const step = await screen.findByRole('menuitem', { name: '上移' });
  expect([step.getAttribute('aria-disabled'), step.title]).toEqual(['true', '清除搜索、筛选和排序后才能调整顺序']);
});

test('R8 C2 sorting one shop leaves the other as it was, and names no record of it', async () => {
  const other = await heldIn(1);
  const { choose, names } = await open();
  await choose(names[0] ?? '', '下移');
  await screen.findByText('顺序已保存');
  expect(await heldIn(1)).toEqual(other);
  const { tags } = await applet.read(tagList, { shop_id: 2 }, 'demo');
  const ids = new Set(tags.map(({ id }) => String(id)));
  for (const { a_tag_id = '', b_tag_id = '' } of await network.sentTo(tagSwitch)) {
    expect([ids.has(a_tag_id), ids.has(b_tag_id)]).toEqual([true, true]);
  }
});
