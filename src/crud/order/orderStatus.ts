import type { Message } from '#schemas/messages.ts';
import type { OrderState } from './createOrderQueue.ts';

/** Where the sorting stands, in one sentence; nothing where there is nothing to say beside the list. C2 */
export function orderStatus({
  stage,
  back,
  done,
  steps,
}: Pick<OrderState, 'stage' | 'back' | 'done' | 'steps'>): Message {
  // A step that is under way or has failed is the one after those that are done.
  const step = Math.min(done + 1, Math.max(steps, 1));
  switch (stage) {
    case 'rest':
    case 'saved':
      return '';
    case 'saving':
      return steps === 0 ? '正在保存顺序…' : `正在保存顺序 ${step} / ${steps}`;
    case 'failed':
      return done === 0 ? '顺序没有保存，已显示服务器上的顺序' : `只完成了 ${done}/${steps} 步，已显示服务器上的顺序`;
    case 'moved':
      // Told already, on whatever screen it was taken back.
      return back ? '' : '顺序刚在别处改过，已显示现在的顺序';
    case 'differing':
      return '保存后的顺序与你排的不同，已显示现在的顺序';
    case 'lost':
      return '顺序没有保存，也没有读到现在的顺序';
  }
}
