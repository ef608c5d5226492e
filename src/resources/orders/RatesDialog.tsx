import { useState } from 'react';
import { useConfirm } from '#crud/confirm/ConfirmProvider.tsx';
import { Dialog } from '#crud/dialog/Dialog.tsx';
import { useLeaveGuard } from '#crud/form/useLeaveGuard.ts';
import type { RowScreenProps } from '#crud/Resource.ts';
import { useProviders } from '#providers/useProviders.ts';
import { asOrder, type Purchase, purchasesOf } from './purchases.ts';
import { RateView } from './RateView.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { type RateState, useRates } from './useRates.ts';
import './orders.css';

/** What the buyer says of each product of an order, and the replies to it. O4, OR-E7 */
export function RatesDialog({ record, onClose }: RowScreenProps) {
  const confirm = useConfirm();
  const { fileHost } = useProviders();
  const order = asOrder(record);
  const purchases = onePerProduct(purchasesOf(order));
  const { stateOf, retry, replied } = useRates(
    order.id,
    purchases.map(({ product }) => product),
  );
  const [typed, setTyped] = useState<ReadonlySet<number>>(new Set());
  const dirty = typed.size > 0;
  useLeaveGuard({ isDirty: () => dirty, keep: () => false });

  const note = (product: number) => (isTyped: boolean) =>
    setTyped((before) => {
      const others = [...before].filter((each) => each !== product);
      return new Set(isTyped ? [...others, product] : others);
    });
  async function close() {
    const question = {
      title: '有回复还没有发送',
      body: '关闭后，写好的回复会丢失。',
      ok: '不发送，关闭',
      no: '继续写',
      danger: true,
    };
    if (!dirty || (await confirm(question))) onClose();
  }

  return (
    <Dialog title={`评价：#${order.serial_num ?? ''}`} width={640} guarded onClose={() => void close()}>
      {purchases.length === 0 && <p className="soft">这笔订单没有商品</p>}
      <ul className="rates">
        {purchases.map(({ product, name, image }) => {
          const state = stateOf(product);
          return (
            <li key={product} aria-label={name}>
              {image === '' ? (
                <span className="thumb" />
              ) : (
                <img className="thumb" src={fileHost.resolve(image)} alt="" width={48} height={48} />
              )}
              <div className="rate">
                <h3>
                  {name} <span className={`tag ${toneOf(state)}`}>{wordOf(state)}</span>
                </h3>
                <RateView state={state} onRetry={() => retry(product)} />
                {state.stage === 'rated' && (
                  <ReplyForm
                    name={name}
                    rate={state.rate}
                    onTyped={note(product)}
                    onReplied={(reply) => replied(product, state.rate, reply)}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** A product that stands in two lines is rated once. */
const onePerProduct = (purchases: readonly Purchase[]): readonly Purchase[] => [
  ...new Map(purchases.map((purchase) => [purchase.product, purchase])).values(),
];

const isReplied = (state: RateState): boolean => state.stage === 'rated' && (state.rate.reply ?? '') !== '';

function wordOf(state: RateState): string {
  if (state.stage === 'loading') return '正在加载';
  if (state.stage === 'failed') return '没有加载出来';
  if (state.stage === 'none') return '未评价';
  return isReplied(state) ? '已回复' : '未回复';
}

function toneOf(state: RateState): string {
  if (state.stage === 'failed') return 'bad';
  if (state.stage !== 'rated') return 'muted';
  return isReplied(state) ? 'good' : 'busy';
}
