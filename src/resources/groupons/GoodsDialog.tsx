import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { usePage } from '#crud/data/usePage.ts';
import { useScope } from '#crud/data/useScope.ts';
import { useUnit } from '#crud/units/useUnit.ts';
import { formatMoney } from '#fields/money/formatMoney.ts';
import { useProviders } from '#providers/useProviders.ts';
import { limits } from '#schemas/limits.ts';
import { fold } from '#schemas/text/fold.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Failed, ListSkeleton } from '#ui/Faces.tsx';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';
import { type Offer, offersOf } from './offers.ts';
import './groupons.css';

interface Props {
  readonly onPick: (offers: readonly Offer[]) => void;
  readonly onClose: () => void;
}

const onSale = { status: 1 } as const;

/** What the shop has on sale, to be ticked. GB-E4 */
export function GoodsDialog({ onPick, onClose }: Props) {
  const scope = useScope();
  const {
    data: page,
    isPending,
    isError,
    isSuccess,
    refetch,
  } = usePage('goods', { scope, size: limits.goodsPageSize, filters: onSale });
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [words, setWords] = useState('');
  const offers = (page?.data ?? []).flatMap(offersOf);
  const shown = offers.filter(({ name }) => fold(name).includes(fold(words)));

  function toggle(key: string) {
    const next = new Set(picked);
    if (!next.delete(key)) next.add(key);
    setPicked(next);
  }
  function take() {
    onPick(offers.filter(({ key }) => picked.has(key)));
    onClose();
  }

  return (
    <AntdTheme>
      <Dialog
        className="group-dialog"
        title="从店铺商品中挑选"
        onClose={onClose}
        foot={
          <Button look="filled" disabled={picked.size === 0} onClick={take}>
            {picked.size === 0 ? '加入' : `加入 ${picked.size} 件`}
          </Button>
        }
      >
        <Input
          aria-label="搜索商品"
          placeholder="搜索商品"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          allowClear
        />
        {isPending && <ListSkeleton />}
        {isError && <Failed text="商品没有加载出来" onRetry={() => void refetch()} />}
        {isSuccess && shown.length === 0 && <p className="group-none">没有这样的商品</p>}
        <ul className="offers">
          {shown.map((offer) => (
            <li key={offer.key}>
              <Checkbox checked={picked.has(offer.key)} onChange={() => toggle(offer.key)}>
                <OfferLine offer={offer} />
              </Checkbox>
            </li>
          ))}
        </ul>
      </Dialog>
    </AntdTheme>
  );
}

function OfferLine({ offer: { name, price, img } }: { readonly offer: Offer }) {
  const { fileHost } = useProviders();
  const unit = useUnit();
  return (
    <span className="offer">
      {img && <img src={fileHost.thumbnail(img)} alt="" width={36} height={36} loading="lazy" />}
      <span>{name}</span>
      <span className="offer-price">{price && formatMoney(price, unit)}</span>
    </span>
  );
}
