import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Message } from '#schemas/messages.ts';

/** A number as abroad writes it, `+1 604 555 0123`, and what is unusual about it. */
export interface ReadPhone {
  readonly number: string;
  readonly unusual: Message | undefined;
}

/**
 * Reads a number with its country's code; what cannot be read is shown as it was typed.
 *
 * Undefined while one of the two is missing.
 */
export function readPhone(code: string, phone: string): ReadPhone | undefined {
  const country = code.normalize('NFKC').replaceAll(/\D/g, '');
  const national = phone.normalize('NFKC').trim();
  if (country === '' || national === '') return undefined;
  const typed = national.startsWith('+') ? national : `+${country} ${national}`;
  const read = parsePhoneNumberFromString(typed);
  if (!read) return { number: typed, unusual: '没有认出这个号码，请检查区号和电话' };
  const number = read.formatInternational();
  if (read.countryCallingCode !== country)
    return { number, unusual: `电话里的区号是 ${read.countryCallingCode}，和上面填的 ${country} 不一样` };
  return { number, unusual: read.isPossible() ? undefined : `+${country} 的号码一般不是这个长度，请核对` };
}
