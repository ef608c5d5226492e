import { spokenDay } from '#fields/day/spokenDay.ts';
import type { Message } from '#schemas/messages.ts';
import { smsContent } from '#schemas/rules/sms.ts';
import type { Day } from '../model/Day.ts';
import { countSms, type SmsCount } from './countSms.ts';
import { expand, type Place, type Values } from './expand.ts';
import type { Recipients } from './recipientsOf.ts';
import { type Stray, straysIn } from './strays.ts';

/** What of a shop an SMS may say; what did not arrive is undefined. */
export interface SmsShop {
  readonly name?: string | undefined;
  readonly phone_code?: string | undefined;
  readonly phone?: string | undefined;
}

/** An SMS as it would be sent now, and all there is to say about it. B9 */
export interface Sms {
  /** With its variables expanded. */
  readonly text: string;
  readonly count: SmsCount;
  readonly recipients: Recipients;
  /** Messages to pay for: to every phone all its segments. */
  readonly total: number;
  readonly strays: readonly Stray[];
  /** Variables that nothing can be put in for. */
  readonly faults: readonly Place[];
  /** Why it cannot be sent as it is; a text that is missing is said first. */
  readonly wrong: Message | undefined;
  /** What is unusual and may be sent all the same. GD-E13 */
  readonly warnings: readonly Message[];
}

/** What an SMS is about, and whom it goes to. */
export interface SmsAbout {
  readonly day: Pick<Day, 'name' | 'address' | 'ends'>;
  readonly shop: SmsShop;
  readonly recipients: Recipients;
}

/** Reads what was typed as the phones would get it. */
export function prepareSms(typed: string, { day, shop, recipients }: SmsAbout): Sms {
  const values = valuesOf(day, shop);
  const expanded = expand(typed, values);
  const count = countSms(expanded.text);
  const faults = expanded.places.filter(({ fault }) => fault !== undefined);
  return {
    text: expanded.text,
    count,
    recipients,
    total: count.segments * recipients.phones.length,
    strays: straysIn(typed, expanded),
    faults,
    wrong: smsContent(expanded.text) ?? faults[0]?.fault,
    warnings: warningsOf(expanded.text, count, values.店名.trim()),
  };
}

const valuesOf = ({ name, address, ends }: SmsAbout['day'], shop: SmsShop): Values => ({
  团名: name,
  取货地址: address,
  截止日: spokenDay(ends),
  店名: shop.name ?? '',
  店铺电话: phoneOf(shop),
});

/** As it is dialled from anywhere, when the country is known. */
function phoneOf({ phone_code = '', phone = '' }: SmsShop): string {
  const code = phone_code.replaceAll(/\D/g, '');
  return phone === '' || code === '' || phone.startsWith('+') ? phone : `+${code} ${phone}`;
}

const MANY = 5;
const MOST = 10;

function warningsOf(text: string, { segments }: SmsCount, shop: string): readonly Message[] {
  if (text.trim() === '') return [];
  const long =
    segments > MOST
      ? [`每人 ${segments} 条，部分运营商最多 10 条，后面的可能收不到`]
      : segments > MANY
        ? [`每人 ${segments} 条，一般写在 ${MANY} 条以内，短一些更省也更容易送达`]
        : [];
  const nameless = shop !== '' && !text.includes(shop) ? ['没有写店名，顾客可能看不出是谁发的'] : [];
  return [...long, ...nameless];
}
