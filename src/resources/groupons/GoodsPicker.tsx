import { useState } from 'react';
import type { FormToolProps } from '#crud/Resource.ts';
import { Button } from '#ui/Button.tsx';
import { GoodsDialog } from './GoodsDialog.tsx';
import { withOffers } from './offers.ts';

/** Below the products: takes more of them from the shop's goods, with name, price and picture. GB-E4 */
export function GoodsPicker({ values, change }: FormToolProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="goods-picker">
      <Button onClick={() => setOpen(true)}>从店铺商品中挑选</Button>
      {open && (
        <GoodsDialog
          onPick={(offers) => change({ products: withOffers(values.products, offers) })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
