const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** An amount as a whole number of its last decimal. */
interface Scaled {
  readonly units: bigint;
  readonly decimals: number;
}

const CENT_DECIMALS = 2;

/** The sum of decimal texts, with at least two decimals; undefined when one of them is no amount. */
export function sumMoney(amounts: readonly string[]): string | undefined {
  const read = amounts.map(scaledOf);
  const decimals = Math.max(CENT_DECIMALS, ...read.map((each) => each?.decimals ?? 0));
  let units = 0n;
  for (const each of read) {
    if (!each) return undefined;
    units += each.decimals === decimals ? each.units : each.units * 10n ** BigInt(decimals - each.decimals);
  }
  return textOf({ units, decimals });
}

/** An amount so many times: 19.9 × 3 is 59.70. @param count a whole number. */
export function timesMoney(amount: string, count: number): string | undefined {
  const read = scaledOf(amount);
  if (!read || !Number.isInteger(count)) return undefined;
  const padded = Math.max(CENT_DECIMALS, read.decimals);
  return textOf({ units: read.units * BigInt(count) * 10n ** BigInt(padded - read.decimals), decimals: padded });
}

/** What one of so many costs on average, to two decimals, half a cent up. @param count a whole number above 0. */
export function averageMoney(total: string, count: number): string | undefined {
  const read = scaledOf(total);
  if (!read || !Number.isInteger(count) || count < 1) return undefined;
  const sign = read.units < 0n ? -1n : 1n;
  const divisor = BigInt(count) * 10n ** BigInt(read.decimals);
  const rounded = (sign * read.units * 10n ** BigInt(CENT_DECIMALS) * 2n + divisor) / (divisor * 2n);
  return textOf({ units: sign * rounded, decimals: CENT_DECIMALS });
}

const MOST_KNOWN = 2000;
const known = new Map<string, Scaled>();

/** Sums of thousands of lines are made of a few amounts over and over: each is read once. */
function scaledOf(amount: string): Scaled | undefined {
  const before = known.get(amount);
  if (before) return before;
  const read = readScaled(amount);
  if (known.size >= MOST_KNOWN) known.clear();
  if (read) known.set(amount, read);
  return read;
}

function readScaled(amount: string): Scaled | undefined {
  const [, sign = '', whole, fraction = ''] = DECIMAL.exec(amount) ?? [];
  return whole === undefined ? undefined : { units: BigInt(`${sign}${whole}${fraction}`), decimals: fraction.length };
}

function textOf({ units, decimals }: Scaled): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  return `${units < 0n ? '-' : ''}${digits.slice(0, at)}.${digits.slice(at)}`;
}
