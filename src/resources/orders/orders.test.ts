import { expect, test } from 'vitest';
import { isScreen } from '#crud/Resource.ts';
import { rowVerbs, verbsFor } from '#crud/verbs/rowVerbs.ts';
import { orders } from './orders.ts';

const verbs = rowVerbs(orders, {
  may: () => ({ can: true }),
  mayAct: () => ({ can: true }),
  sees: () => true,
  changes: () => ({ can: true }),
});

test.each([
  ['in progress', 1, ['确认收货', '发送邮件'], ['打印配货单', '取消订单']],
  ['complete', 2, ['发送邮件', '查看评价'], ['打印配货单']],
  ['complete, too', 3, ['发送邮件', '查看评价'], ['打印配货单']],
  ['closed', 4, ['发送邮件', '打印配货单'], []],
])('O3 O4 an order that is %s (%d) offers %j, and %j behind it', (_, status, inRow, behind) => {
  const record = { id: 1, status };
  const { inline, more } = verbsFor(verbs, record, 0);
  expect([inline, more].map((some) => some.map(({ label }) => label(record)))).toEqual([inRow, behind]);
});

test('O3 every question names the order, and no deed is promised to be taken back', () => {
  const record = { id: 1, serial_num: '1029', receiver_name: '王女士', total_price: '35.5', status: 1 };
  const titles = Object.values(orders.actions).flatMap((action) =>
    isScreen(action) ? [] : [action.confirm?.(record).title],
  );
  expect(titles).toEqual([
    '确认收货：#1029 王女士 35.50？',
    '发送邮件：#1029 王女士 35.50？',
    '取消订单：#1029 王女士 35.50？',
  ]);
  expect(Object.values(orders.actions).filter((action) => 'undo' in action)).toEqual([]);
});
