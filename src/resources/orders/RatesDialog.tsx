import { useState } from 'react';
import { useShop } from '#crud/data/useScope.ts';
import type { RowScreenProps } from '#crud/Resource.ts';
import { LateTemplateDialog } from '#crud/templates/LateTemplateDialog.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { asOrder, productsOf } from './purchases.ts';
import { RatedProduct } from './RatedProduct.tsx';
import { replyTemplates, replyValues } from './replyTemplates.ts';
import { useRates } from './useRates.ts';
import { useUnsentReplies } from './useUnsentReplies.ts';
import './orders.css';

/** What the buyer says of each product of an order, and the replies to it. O4, OR-E7 */
export function RatesDialog({ record, onClose }: RowScreenProps) {
  const shop = useShop();
  const order = asOrder(record);
  const purchases = productsOf(order);
  const { stateOf, retry, replied } = useRates(
    order.id,
    purchases.map(({ product }) => product),
  );
  const { note, close } = useUnsentReplies<number>(onClose);
  const [toKeep, setToKeep] = useState<string>();

  return (
    <>
      <Dialog title={`评价：#${order.serial_num ?? ''}`} width={640} guarded onClose={() => void close()}>
        {purchases.length === 0 && <p className="soft">这笔订单没有商品</p>}
        <ul className="rates">
          {purchases.map((purchase) => {
            const { product } = purchase;
            const state = stateOf(product);
            return (
              <RatedProduct
                key={product}
                purchase={purchase}
                state={state}
                values={replyValues(order, purchase, shop?.name)}
                onRetry={() => retry(product)}
                onTyped={note(product)}
                onReplied={(reply) => state.stage === 'rated' && replied(product, state.rate, reply)}
                onManage={setToKeep}
              />
            );
          })}
        </ul>
      </Dialog>
      {toKeep !== undefined && (
        <LateTemplateDialog set={replyTemplates} text={toKeep} onClose={() => setToKeep(undefined)} />
      )}
    </>
  );
}
