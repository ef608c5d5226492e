import { expect, test } from 'vitest';
import type { OrderStage } from './createOrderQueue.ts';
import { orderStatus } from './orderStatus.ts';

const cases: readonly (readonly [OrderStage, number, number, string])[] = [
  ['rest', 0, 0, ''],
  ['saving', 0, 0, '正在保存顺序…'],
  ['saving', 0, 5, '正在保存顺序 1 / 5'],
  ['saving', 4, 5, '正在保存顺序 5 / 5'],
  ['saving', 5, 5, '正在保存顺序 5 / 5'],
  ['saved', 5, 5, ''],
  ['failed', 2, 5, '只完成了 2/5 步，已显示服务器上的顺序'],
  ['failed', 0, 5, '顺序没有保存，已显示服务器上的顺序'],
  ['moved', 0, 5, '顺序刚在别处改过，已显示现在的顺序'],
  ['differing', 5, 5, '保存后的顺序与你排的不同，已显示现在的顺序'],
  ['lost', 2, 5, '顺序没有保存，也没有读到现在的顺序'],
];

test.each(cases)('C2 while the order is %s after %d of %d steps it is said: %4$s', (stage, done, steps, sentence) => {
  expect(orderStatus({ stage, back: false, done, steps })).toBe(sentence);
});
