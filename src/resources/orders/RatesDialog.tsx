import { lazy, useState } from 'react';
import { useShop } from '#crud/data/useScope.ts';
import { useLeaveGuard } from '#crud/form/useLeaveGuard.ts';
import type { RowScreenProps } from '#crud/Resource.ts';
import { LatePart } from '#fields/late/LatePart.tsx';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { asOrder, type Purchase, purchasesOf } from './purchases.ts';
import { RatedProduct } from './RatedProduct.tsx';
import { replyTemplates, replyValues } from './replyTemplates.ts';
import { useRates } from './useRates.ts';
import './orders.css';

const TemplateDialog = lazy(async () => ({
  default: (await import('#crud/templates/TemplateDialog.tsx')).TemplateDialog,
}));

/** What the buyer says of each product of an order, and the replies to it. O4, OR-E7 */
export function RatesDialog({ record, onClose }: RowScreenProps) {
  const confirm = useConfirm();
  const shop = useShop();
  const order = asOrder(record);
  const purchases = onePerProduct(purchasesOf(order));
  const { stateOf, retry, replied } = useRates(
    order.id,
    purchases.map(({ product }) => product),
  );
  const [typed, setTyped] = useState<ReadonlyMap<number, () => boolean>>(new Map());
  const [toKeep, setToKeep] = useState<string>();
  const dirty = typed.size > 0;
  /** Writes all of them down, also when one cannot be. */
  const keep = () => [...typed.values()].map((each) => each()).every((safe) => safe);
  useLeaveGuard({ isDirty: () => dirty, keep });

  const note = (product: number) => (own: (() => boolean) | undefined) =>
    setTyped((before) => {
      const others = [...before].filter(([each]) => each !== product);
      return new Map(own ? [...others, [product, own] as const] : others);
    });
  async function close() {
    const safe = dirty && keep();
    const question = {
      title: '有回复还没有发送',
      body: safe ? '写好的回复已存为草稿，下次打开时还在。' : '关闭后，写好的回复会丢失。',
      ok: '不发送，关闭',
      no: '继续写',
      danger: !safe,
    };
    if (!dirty || (await confirm(question))) onClose();
  }

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
        <LatePart>
          <TemplateDialog set={replyTemplates} text={toKeep} onClose={() => setToKeep(undefined)} />
        </LatePart>
      )}
    </>
  );
}

/** A product that stands in two lines is rated once. */
const onePerProduct = (purchases: readonly Purchase[]): readonly Purchase[] => [
  ...new Map(purchases.map((purchase) => [purchase.product, purchase])).values(),
];
