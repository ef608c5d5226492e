import type { Message } from '#schemas/messages.ts';
import type { OrderState } from './createOrderQueue.ts';

/** Where the sorting stands, in one sentence. C2 */
export function orderStatus({ stage, done, steps }: Omit<OrderState, 'records'>): Message {
  // A step that is under way or has failed is the one after those that are done.
  const step = Math.min(done + 1, Math.max(steps, 1));
  switch (stage) {
    case 'reading':
      return '正在读取顺序…';
    case 'rest':
      return '拖动或用按钮调整，改动会马上保存';
    case 'saving':
      return `正在保存顺序 ${step} / ${steps}`;
    case 'saved':
      return '顺序已保存';
    case 'failed':
      return `只完成了 ${done}/${steps} 步，已显示服务器上的顺序`;
    case 'differing':
      return '保存后的顺序与你排的不同，已显示现在的顺序';
    case 'lost':
      return '没有读到现在的顺序';
  }
}
