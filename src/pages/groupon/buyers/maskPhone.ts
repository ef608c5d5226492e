import { phoneTail } from '../model/phoneTail.ts';

/** A phone as it may be seen by whoever looks on: `604****0123`; of a short one the last four digits. GD-E7 */
export function maskPhone(phone: string): string {
  const written = phone.normalize('NFKC').trim();
  const digits = written.replaceAll(/\D/g, '');
  if (digits === '') return phone;
  // The area code says more than the country of North America.
  const own = written.startsWith('+1') && digits.length === 11 ? digits.slice(1) : digits;
  return `${own.length > 8 ? own.slice(0, 3) : ''}****${phoneTail(own)}`;
}
