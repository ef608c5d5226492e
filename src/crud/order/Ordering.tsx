import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { DataRecord, RecordId } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import { Button } from '#ui/Button.tsx';
import { titleOf } from '../titleOf.ts';
import { useListContext } from '../useListContext.ts';
import type { OrderQueue, OrderState } from './createOrderQueue.ts';
import { inOrderOf, sameOrder } from './inOrderOf.ts';
import { orderDenial } from './orderDenial.ts';
import { orderStatus } from './orderStatus.ts';
import { orderSteps } from './orderSteps.ts';
import { SortedRows } from './SortedRows.tsx';
import { useGripCells } from './useGripCells.ts';
import { useOrder } from './useOrder.ts';
import './order.css';

const idOf = ({ id }: DataRecord) => id;

/** Puts records into an order of ids. */
const arrangeAs = (order: readonly RecordId[]) => (records: readonly DataRecord[]) => {
  const byId = new Map(records.map((record) => [record.id, record]));
  return inOrderOf(order, [...byId.keys()]).flatMap((id) => byId.get(id) ?? []);
};

/**
 * Makes the rows of a list movable where they stand, once they are there: handles in the places kept for them, steps in
 * the rows' menus. Each move is saved at once. C2
 */
export function Ordering() {
  const { resource, scope, access, rows, state, active } = useListContext();
  const { setOrdering } = rows;
  const queue = useOrder(resource, scope);
  const order = useSyncExternalStore(queue.subscribe, queue.get);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [said, setSaid] = useState<Message>('');
  const cells = useGripCells(place?.parentElement ?? null);
  const { can, reason } = access.may('update');
  const denied = can ? orderDenial(resource, state, rows) : (reason ?? '没有权限');
  const current = useMemo(() => rows.rows.map(idOf), [rows.rows]);
  const { shown } = order;

  const arrange = useMemo(() => shown && denied === undefined && arrangeAs(shown), [shown, denied]);

  useLayoutEffect(() => {
    const itemsFor = (record: DataRecord) =>
      orderSteps(current.indexOf(record.id), current.length, denied).map(({ to, ...step }) => ({
        ...step,
        run() {
          const others = current.filter((id) => id !== record.id);
          queue.move(current, [...others.slice(0, to), record.id, ...others.slice(to)]);
          setSaid(`「${titleOf(resource, record)}」已移到第 ${to + 1} 项，共 ${current.length} 项`);
          // The browser lets go of a button whose row is put elsewhere.
          requestAnimationFrame(() =>
            document
              .querySelector<HTMLElement>(`[data-id="${CSS.escape(String(record.id))}"] [data-action="more"]`)
              ?.focus(),
          );
        },
      }));
    setOrdering({ itemsFor, ...(arrange && { arrange }) });
  }, [resource, queue, arrange, current, denied, setOrdering]);
  useLayoutEffect(() => () => setOrdering(undefined), [setOrdering]);

  return (
    <>
      <span ref={setPlace} role="status" className="unseen">
        {said}
      </span>
      {denied === undefined && (
        <SortedRows
          resource={resource}
          records={rows.rows}
          cells={cells}
          onMove={(wanted) => queue.move(current, wanted)}
          onFocus={active.follow}
        />
      )}
      <OrderBar queue={queue} state={order} current={current} />
    </>
  );
}

interface OrderBarProps {
  readonly queue: OrderQueue;
  readonly state: OrderState;
  /** The order on the screen. */
  readonly current: readonly RecordId[];
}

/** How far the order is saved; and when it could not be, both orders, each one press away. It takes no room. C2 */
function OrderBar({ queue, state, current }: OrderBarProps) {
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
