import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderList, orderRateInfo, orderRateReply } from '#schemas/endpoints/orders.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { button, inProgress, openTool, rowOf } from '../support/ordersScreen.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');

const { orders } = await applet.read(orderList, { shop_id: 1, page: 1, size: 100, status: 2 }, 'demo');
const lines = orders.flatMap(({ purchase_records }) => [
  ...new Set(purchase_records.map(({ product }) => product?.id)),
]);
const asked = () => network.calls.filter((call) => call.includes('/order/rate/get')).length;
const boxes = () => screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /^回复 / });

/** Opens the queue from the orders in progress, and waits for its end. */
async function openQueue() {
  const app = renderApp(inProgress, demo);
  await rowOf('韩梅梅');
  network.forget();
  await openTool(app.user, '待回复评价');
  return app;
}
const over = () => screen.findByText(`${lines.length} 件商品都读完了`);

test('O4 completed orders are looked through for ratings nobody answered, whichever tab is open', async () => {
  await openQueue();
  await over();
  expect(asked()).toBe(lines.length);
  const left = boxes().length;
  screen.getByRole('dialog', { name: `待回复评价 · 还有 ${left} 条` });
  screen.getByText(`交易完成订单，共 ${orders.length} 笔`);
  screen.getByText('刚才读取');
  screen.getByText(/^已回复 \d+ 条$/);
});

test('O4 a reply sent with Ctrl+Enter leads to the next one; one that fails keeps its text', async () => {
  const { user } = await openQueue();
  await over();
  const [first, second] = boxes();
  await user.click(first ?? document.body);
  await user.keyboard('谢谢');
  refuseOnce(orderRateReply, '回复太频繁');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect((await screen.findByRole('alert')).textContent).toContain('回复太频繁');
  expect(pageLog.splice(0)).toHaveLength(1);
  expect([first?.value, document.activeElement]).toEqual(['谢谢', first]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('回复已发送');
  await waitFor(() => expect(document.activeElement).toBe(second));
  await user.keyboard('jk');
  expect(second?.value).toBe('jk');
  await user.click(button('关闭'));
  const question = within(await screen.findByRole('dialog', { name: '有回复还没有发送' }));
  await user.click(question.getByRole('button', { name: '不发送，关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('O4 reading ratings can be stopped and gone on with, and no more than two are asked for at once', async () => {
  const lettingGo: (() => void)[] = [];
  const wait = () => new Promise<undefined>((resolve) => lettingGo.push(() => resolve(undefined)));
  for (const _ of [1, 2]) answerOnce(orderRateInfo, wait);
  const { user } = await openQueue();
  await waitFor(() => expect(lettingGo).toHaveLength(2));
  screen.getByText(`正在读取评价，0 / ${lines.length} 件商品`);
  expect(asked()).toBe(2);
  await user.click(button('停止'));
  for (const letGo of lettingGo) letGo();
  await screen.findByText(`已停止，读了 0 / ${lines.length} 件商品`);
  expect(asked()).toBe(2);
  await user.click(button('继续读取'));
  await over();
});
