const WIDE = /[０-９．。，]/g;
const narrow = (wide: string): string => {
  if (wide === '。' || wide === '．') return '.';
  return wide === '，' ? ',' : String(wide.charCodeAt(0) - '０'.charCodeAt(0));
};

const CURRENCY = /^[A-Z]{0,3}[$¥€£￥]\s*/;
/** Sign, whole part with or without its thousands set apart, decimals. */
const AMOUNT = /^(-?)(\d+|[1-9]\d{0,2}(?:,\d{3})+|(?=\.\d))(?:\.(\d*))?$/;

/**
 * What a merchant typed or pasted as an amount, as a decimal text: `１２．５０` → `12.50`, `$1,234.50` → `1234.50`.
 *
 * What is no amount comes back as it is, for the rule to refuse: nothing typed is ever thrown away, and a comma that
 * may stand for a decimal point (`0,125`) is never guessed at.
 */
export function readMoney(typed: string): string {
  const plain = typed.trim().replace(WIDE, narrow);
  const [, sign = '', whole, decimals] = AMOUNT.exec(plain.replace(CURRENCY, '')) ?? [];
  if (whole === undefined) return plain;
  return `${sign}${whole.replaceAll(',', '') || '0'}${decimals ? `.${decimals}` : ''}`;
}
