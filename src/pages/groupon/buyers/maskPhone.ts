/** A phone as it may be seen by whoever looks on: `604****0123`; of a short one the last four digits. GD-E7 */
export function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits === '') return phone;
  // The area code says more than the country of North America.
  const own = phone.trim().startsWith('+1') && digits.length === 11 ? digits.slice(1) : digits;
  return `${own.length > 8 ? own.slice(0, 3) : ''}****${own.slice(-4)}`;
}
