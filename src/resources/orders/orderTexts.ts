import { formatMoney } from '#fields/money/formatMoney.ts';
import type { OrderRecord } from './purchases.ts';

type Facts = Partial<Pick<OrderRecord, 'serial_num' | 'receiver_name' | 'phone' | 'address' | 'total_price'>>;

/** An amount as it is read; `--` where it did not arrive. */
export const moneyText = (amount: string | undefined, unit?: string): string =>
  amount === undefined ? '--' : formatMoney(amount, unit);

/** An order as a question names it: `#S120260001 王美玲 48.96`. OR-E5 */
export const orderNamed = ({ serial_num = '', receiver_name = '', total_price }: Facts, unit?: string): string =>
  [`#${serial_num}`, receiver_name, total_price === undefined ? '' : formatMoney(total_price, unit)]
    .filter((part) => part !== '')
    .join(' ');

/** Whom and where, one below the other, to be pasted into a message or on a parcel. OR-E4 */
export const addressBlock = ({ receiver_name, phone, address }: Facts): string =>
  [receiver_name, phone, address].filter((line) => line !== undefined && line !== '').join('\n');
