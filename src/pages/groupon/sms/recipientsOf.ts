import { isPhone } from '#fields/phone/phone.ts';
import { distinctPhones } from '#schemas/rules/sms.ts';
import type { Buyer, Day } from '../model/Day.ts';

/** Whom an SMS to a group-buy reaches. GD-E11 */
export interface Recipients {
  /** Each phone once, as it was first written. */
  readonly phones: readonly string[];
  /** Buyers who left no phone. */
  readonly without: readonly Buyer[];
  /** Buyers whose phone does not look like one; it is written to all the same. GD-E13 */
  readonly odd: readonly Buyer[];
}

/** Reads the recipients out of the buyers that are loaded. */
export function recipientsOf({ buyers }: Pick<Day, 'buyers'>): Recipients {
  const hasPhone = ({ phone }: Buyer) => distinctPhones([phone]).length > 0;
  return {
    phones: distinctPhones(buyers.map(({ phone }) => phone)),
    without: buyers.filter((buyer) => !hasPhone(buyer)),
    odd: buyers.filter((buyer) => hasPhone(buyer) && !isPhone(buyer.phone.normalize('NFKC'))),
  };
}
