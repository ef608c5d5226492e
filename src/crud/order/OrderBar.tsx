import type { RecordId } from '#providers/data/calls.ts';
import { Button } from '#ui/Button.tsx';
import type { OrderQueue, OrderState } from './createOrderQueue.ts';
import { sameOrder } from './inOrderOf.ts';
import { orderStatus } from './orderStatus.ts';

interface Props {
  readonly queue: OrderQueue;
  readonly state: OrderState;
  /** The order on the screen. */
  readonly current: readonly RecordId[];
}

/** How far the order is saved; and when it could not be, both orders, each one press away. It takes no room. C2 */
export function OrderBar({ queue, state, current }: Props) {
  const { stage, before } = state;
  const said = orderStatus(state);
  const failed = stage === 'failed' || stage === 'lost';
  const isMine = failed || stage === 'moved' || stage === 'differing';
  return (
    <div className="order-bar" role="status">
      {said !== '' && (
        <div className="bar" data-stage={stage}>
          <span>{said}</span>
          {isMine && (
            <span className="buttons">
              <Button look="filled" onClick={queue.retry}>
                {failed ? '重试' : '仍按我的顺序保存'}
              </Button>
              {failed && !sameOrder(current, before) && <Button onClick={queue.restore}>恢复原来的顺序</Button>}
              {stage !== 'lost' && <Button onClick={queue.dismiss}>知道了</Button>}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
