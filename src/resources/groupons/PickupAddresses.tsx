import { usePage } from '#crud/data/usePage.ts';
import { useScope } from '#crud/data/useScope.ts';
import type { FormToolProps } from '#crud/Resource.ts';
import { limits } from '#schemas/limits.ts';
import { Button } from '#ui/Button.tsx';
import { asGroupon } from './GrouponRecord.ts';
import './groupons.css';

const MOST = 4;

/** Where the shop's other group-buys were handed over, to be taken again at a press. GB-E6 */
export function PickupAddresses({ values, change }: FormToolProps) {
  const scope = useScope();
  const { data: page } = usePage('groupons', { scope, size: limits.grouponPageSize, staleTimeMs: limits.freshMs });
  const { delivery, pickup_address: here } = asGroupon(values);
  const known = (page?.data ?? []).flatMap((record) => asGroupon(record).pickup_address || []);
  const others = [...new Set(known)].filter((address) => address !== here).slice(0, MOST);
  if (delivery !== 1 || others.length === 0) return null;
  return (
    <fieldset className="pickup-addresses">
      <legend>最近用过的自提地址</legend>
      {others.map((address) => (
        <Button key={address} onClick={() => change({ pickup_address: address })}>
          {address}
        </Button>
      ))}
    </fieldset>
  );
}
