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
const dialog = () => screen.findByRole('dialog', { name: '调整分类顺序' });
const order = () => within(screen.getByRole('list', { name: '分类顺序' })).getAllByRole('listitem');
const shown = () => order().map((item) => item.querySelector('.order-name')?.textContent);
const status = async (text: string) => within(await dialog()).findByText(text);

/** Opens the sorting of the second shop's categories. */
async function open() {
  const app = renderApp('/shop/2/tags', demo);
  await app.user.click(await screen.findByRole('button', { name: '调整顺序' }));
  await dialog();
  await waitFor(() => expect(shown()).toHaveLength(5));
  return app;
}

test('C2 a category goes up and down by its buttons; each step is one call, and the list shows it afterwards', async () => {
  const { user } = await open();
  const before = await heldIn(2);
  const [first = '', second = '', third = '', ...rest] = before;
  await user.click(button(`下移 ${first}`));
  await user.click(button(`下移 ${first}`));
  await status('顺序已保存');
  expect(shown()).toEqual([second, third, first, ...rest]);
  expect(await heldIn(2)).toEqual([second, third, first, ...rest]);
  expect(await network.sentTo(tagSwitch)).toHaveLength(2);
  expect(document.activeElement).toBe(button(`下移 ${first}`));
  await user.click(button('完成'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const rows = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => before.find((name) => row.textContent?.includes(name)));
  await waitFor(() => expect(rows()).toEqual([second, third, first, ...rest]));
});

test('C2 a category goes to the top and to the bottom in one press, neighbour by neighbour, and its button is kept', async () => {
  const { user } = await open();
  const [one = '', two = '', three = '', four = '', five = ''] = await heldIn(2);
  const { tags } = await applet.read(tagList, { shop_id: 2 }, 'demo');
  const idOf = (name: string) => String(tags.find((tag) => tag.name === name)?.id);
  network.forget();
  await user.click(button(`置顶 ${four}`));
  await screen.findByText(`「${four}」已移到第 1 项，共 5 项`);
  await status('顺序已保存');
  expect(await heldIn(2)).toEqual([four, one, two, three, five]);
  expect((await network.sentTo(tagSwitch)).map(({ a_tag_id, b_tag_id }) => [a_tag_id, b_tag_id])).toEqual([
    [idOf(three), idOf(four)],
    [idOf(two), idOf(four)],
    [idOf(one), idOf(four)],
  ]);
  await waitFor(() => expect(document.activeElement).toBe(button(`置顶 ${four}`)));
  await user.keyboard('{Enter}');
  expect(button(`置顶 ${four}`).getAttribute('aria-disabled')).toBe('true');
  await user.click(button(`置底 ${four}`));
  await waitFor(() => expect(shown()).toEqual([one, two, three, five, four]));
  await status('顺序已保存');
  expect(await heldIn(2)).toEqual([one, two, three, five, four]);
});

test('C2 what was sorted is taken back as a whole from the notice', async () => {
  const { user } = await open();
  const before = await heldIn(2);
  await user.click(button(`上移 ${before[4]}`));
  await user.click(button(`上移 ${before[4]}`));
  await status('顺序已保存');
  await user.click(button('完成'));
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  await screen.findByText('已恢复原来的顺序');
  expect(await heldIn(2)).toEqual(before);
});

test('C2 an order that somebody has changed since is not taken back', async () => {
  const { user } = await open();
  const [first = ''] = await heldIn(2);
  await user.click(button(`下移 ${first}`));
  await status('顺序已保存');
  await user.click(button('完成'));
  const undo = await screen.findByRole('button', { name: '撤销' });
  const { tags } = await applet.read(tagList, { shop_id: 2 }, 'demo');
  await applet.read(tagSwitch, { a_tag_id: tags[3]?.id ?? 0, b_tag_id: tags[4]?.id ?? 0 }, 'demo');
  const meddled = await heldIn(2);
  network.forget();
  await user.click(undo);
  await screen.findByText('顺序后来又变了，没有撤销');
  expect(await network.sentTo(tagSwitch)).toEqual([]);
  expect(await heldIn(2)).toEqual(meddled);
});

test('C2 the keyboard lifts a category, moves it, and Esc puts it back without closing', async () => {
  const { user } = await open();
  const before = await heldIn(2);
  button(`拖动 ${before[0]}`).focus();
  await user.keyboard(' ');
  await screen.findByText(`已拿起「${before[0]}」，第 1 项，共 5 项`);
  await user.keyboard('{Escape}');
  await screen.findByText(`已取消，「${before[0]}」放回原处`);
  await dialog();
  expect(shown()).toEqual(before);
  expect(await network.sentTo(tagSwitch)).toEqual([]);
});

test('C2 T7 a step that fails in the middle ends the saving: said once, and the order is what the applet holds', async () => {
  const { user } = await open();
  const [first = '', second = '', ...rest] = await heldIn(2);
  const letGo = holdOnce(tagSwitch);
  await user.click(button(`下移 ${first}`));
  await status('正在保存顺序 1 / 1');
  await user.click(button(`下移 ${first}`));
  await user.click(button(`下移 ${first}`));
  await status('正在保存顺序 1 / 3');
  expect(shown()[3]).toBe(first);
  refuseSecond();
  letGo();
  await status('只完成了 1/3 步，已显示服务器上的顺序');
  expect(shown()).toEqual([second, first, ...rest]);
  expect(await heldIn(2)).toEqual([second, first, ...rest]);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(pageLog.splice(0)).toHaveLength(1);
  expect(await network.sentTo(tagSwitch)).toHaveLength(2);
  await user.click(button('完成'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
});

/** The held call is the first one, so the next one is the second. */
const refuseSecond = () => refuseOnce(tagSwitch, '分类正在使用');

test('C2 closing waits for what is being saved', async () => {
  const { user } = await open();
  const [first = ''] = await heldIn(2);
  const letGo = holdOnce(tagSwitch);
  await user.click(button(`下移 ${first}`));
  await user.click(button('完成'));
  await status('正在保存顺序 1 / 1，保存完就关闭');
  letGo();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await heldIn(2))[1]).toBe(first);
});

test('C2 an order that cannot be read says so and is asked for again', async () => {
  const app = renderApp('/shop/2/tags', demo);
  await screen.findAllByRole('row');
  answerOnce(tagList, () => new Response('', { status: 500 }));
  await app.user.click(button('调整顺序'));
  await app.user.click(within(await dialog()).getByRole('button', { name: '重试' }));
  await waitFor(() => expect(shown()).toHaveLength(5));
  expect(pageLog.splice(0)).toHaveLength(1);
});

test('R8 C2 sorting one shop leaves the other as it was, and names no record of it', async () => {
  const other = await heldIn(1);
  const { user } = await open();
  const [first = ''] = await heldIn(2);
  network.forget();
  await user.click(button(`下移 ${first}`));
  await status('顺序已保存');
  await user.click(button('完成'));
  await screen.findByRole('button', { name: '撤销' });
  expect(await heldIn(1)).toEqual(other);
  const { tags } = await applet.read(tagList, { shop_id: 2 }, 'demo');
  const ids = new Set(tags.map(({ id }) => String(id)));
  for (const { a_tag_id = '', b_tag_id = '' } of await network.sentTo(tagSwitch)) {
    expect([ids.has(a_tag_id), ids.has(b_tag_id)]).toEqual([true, true]);
  }
});
