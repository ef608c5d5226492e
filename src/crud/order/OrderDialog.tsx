import { useState } from 'react';
import type { Scope } from '#providers/data/calls.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Failed, ListSkeleton } from '#ui/Faces.tsx';
import { useLeaveGuard } from '../form/useLeaveGuard.ts';
import type { Resource } from '../Resource.ts';
import { OrderList } from './OrderList.tsx';
import { orderStatus } from './orderStatus.ts';
import { useOrder } from './useOrder.ts';
import './order.css';

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly onClose: () => void;
}

/**
 * All records in their order, to be moved by mouse, thumb or keyboard. Each move is saved at once. C2
 *
 * Closing waits for what is being saved, so that nobody leaves half an order behind unknowingly.
 */
export function OrderDialog({ resource, scope, onClose }: Props) {
  const { state, get, move, load, settled, leave } = useOrder(resource, scope);
  const [lifted, setLifted] = useState(false);
  const [closing, setClosing] = useState(false);
  const saving = state.stage === 'saving';
  useLeaveGuard({ isDirty: () => saving, keep: () => false });

  async function close() {
    if (closing) return;
    if (saving) {
      setClosing(true);
      await settled();
      setClosing(false);
      // What went wrong meanwhile is read before it goes.
      if (get().stage !== 'saved') return;
    }
    leave();
    onClose();
  }

  return (
    <Dialog
      guarded
      title={`调整${resource.label}顺序`}
      width={480}
      onClose={() => void close()}
      // While something is lifted, Esc puts it back.
      keepsEsc={lifted}
      foot={
        <>
          <span role="status" className="order-stage" data-stage={state.stage}>
            {closing && saving ? `${orderStatus(state)}，保存完就关闭` : orderStatus(state)}
          </span>
          <Button look="filled" aria-busy={closing} disabled={closing} onClick={() => void close()}>
            完成
          </Button>
        </>
      }
    >
      {state.stage === 'reading' && state.records.length === 0 && <ListSkeleton />}
      {state.stage === 'lost' && <Failed text={orderStatus(state)} onRetry={() => void load()} />}
      {state.stage !== 'lost' && (
        <OrderList resource={resource} records={state.records} onMove={move} onLift={setLifted} />
      )}
    </Dialog>
  );
}
