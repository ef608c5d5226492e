import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { orderRateInfo, orderRateReply } from '#schemas/endpoints/orders.ts';
import { orderRates } from '../../server/database/tables/orders.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, holdOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { button, complete, dialog, press, rowOf } from '../support/ordersScreen.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');

/** One product in the dialog of ratings. */
const rated = (name: string) => within(screen.getByRole('listitem', { name }));

test('O4 the dialog says of each product how it was rated and what was replied', async () => {
  const { user } = renderApp(complete, demo);
  await press(user, '王美玲', '查看评价');
  await dialog(/^评价：#S1/);
  await screen.findByText('已回复');
  await screen.findByText('未回复');
  const dumplings = rated('手工猪肉白菜水饺（50只）');
  dumplings.getByText(/5 分/);
  dumplings.getByText('皮薄馅大，孩子一口气吃了十个，下次还买！');
  dumplings.getByText('谢谢王姐，下周有玉米猪肉馅，给您留一份。');
  rated('上海青（2磅）').getByLabelText('回复 上海青（2磅）');
});

test('O4 products are asked about two at a time; one without a rating says so, one that failed can be asked again', async () => {
  const { user } = renderApp(complete, demo);
  await rowOf('刘志远');
  network.forget();
  const asked = () => network.calls.filter((call) => call.includes('/order/rate/get')).length;
  // Who is heard last speaks first.
  refuseOnce(orderRateInfo, '评价暂时打不开');
  const second = holdOnce(orderRateInfo);
  const first = holdOnce(orderRateInfo);
  await press(user, '刘志远', '查看评价');
  await dialog(/^评价/);
  await waitFor(() => expect(asked()).toBe(2));
  expect(screen.getAllByText('正在加载')).toHaveLength(3);
  first();
  await screen.findByText(/评价暂时打不开/);
  expect(asked()).toBe(3);
  second();
  await screen.findByText('未评价');
  await user.click(button('重试'));
  await waitFor(() => expect(screen.queryByText(/评价暂时打不开/)).toBeNull());
  expect(asked()).toBe(4);
});

test('O4 a reply is counted, sent by Ctrl+Enter once, trimmed, and stands in the place of the box', async () => {
  const { user } = renderApp(complete, demo);
  await press(user, '王美玲', '查看评价');
  const box = await screen.findByLabelText('回复 上海青（2磅）');
  const greens = rated('上海青（2磅）');
  expect(greens.getByRole('button', { name: '回复' })).toHaveProperty('disabled', true);
  await user.type(box, ' 谢谢👍🏻 ');
  greens.getByText('5 字');
  const letGo = holdOnce(orderRateReply);
  await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
  expect(greens.getByRole('button', { name: '回复' })).toHaveProperty('disabled', true);
  letGo();
  await screen.findByText('回复已发送');
  await greens.findByText('已回复');
  greens.getByText('谢谢👍🏻');
  const sent = await network.sentTo(orderRateReply);
  expect(sent.map(({ reply }) => reply)).toEqual(['谢谢👍🏻']);
  const [row] = await applet.database
    .select()
    .from(orderRates)
    .where(eq(orderRates.id, Number(sent[0]?.rate_id)));
  expect(row?.reply).toBe('谢谢👍🏻');
  await user.click(button('关闭'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('O4 T7 a reply that could not be sent stays in its box, and is not closed away by mistake', async () => {
  const { user } = renderApp(complete, demo);
  await press(user, '刘志远', '查看评价');
  const box = await screen.findByLabelText<HTMLTextAreaElement>(/^回复 /);
  await user.type(box, '非常抱歉');
  refuseOnce(orderRateReply, '回复太频繁');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect((await screen.findByRole('alert')).textContent).toContain('回复太频繁');
  expect(pageLog.splice(0)).toHaveLength(1);
  expect(box.value).toBe('非常抱歉');
  await user.click(button('关闭'));
  const asked = await dialog('有回复还没有发送');
  await user.click(asked.getByRole('button', { name: '继续写' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^回复 /).value).toBe('非常抱歉');
  await user.click(
    rated(box.getAttribute('aria-label')?.replace('回复 ', '') ?? '').getByRole('button', { name: '回复' }),
  );
  await screen.findByText('回复已发送');
});

test('N4 a reply is kept when the session ends while it is written, and stands in its box the next time', async () => {
  const dumplings = '手工猪肉白菜水饺（50只）';
  const { user } = renderApp(complete, demo);
  await press(user, '王美玲', '查看评价');
  await user.click(await screen.findByRole('button', { name: `修改回复 ${dumplings}` }));
  await user.type(screen.getByLabelText(`回复 ${dumplings}`), '下次多留一份');
  const typed = screen.getByLabelText<HTMLTextAreaElement>(`回复 ${dumplings}`).value;
  answerOnce(orderRateReply, () => new HttpResponse(null, { status: 403 }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByLabelText('邮箱');
  cleanup();
  const again = renderApp(complete, demo);
  await press(again.user, '王美玲', '查看评价');
  expect((await screen.findByLabelText<HTMLTextAreaElement>(`回复 ${dumplings}`)).value).toBe(typed);
  screen.getByText('刚才写的，还没有保存');
  await again.user.click(button('关闭'));
  const asked = await dialog('有回复还没有发送');
  asked.getByText('写好的回复已存为草稿，下次打开时还在。');
  await again.user.click(asked.getByRole('button', { name: '继续写' }));
  await again.user.click(rated(dumplings).getByRole('button', { name: '回复' }));
  await screen.findByText('回复已发送');
  expect(Object.keys(localStorage).filter((key) => key.includes('draft/'))).toEqual([]);
});
