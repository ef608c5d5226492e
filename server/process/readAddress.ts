import { isIP, isIPv6 } from 'node:net';

/**
 * Where a call came from, as it is counted: an IPv4 address, or the first half of an IPv6 one, which one household has.
 *
 * @param connected who opened the connection.
 * @param forwarded what `X-Forwarded-For` says; anybody may write into it, and each proxy adds who it was asked by.
 * @param proxies how many of ours stand in front: so many entries from the right are true.
 */
export function readAddress(
  connected: string | undefined,
  forwarded: string | null,
  proxies: number,
): string | undefined {
  if (proxies === 0) return networkOf(connected);
  const hops = (forwarded ?? '').split(',').map((each) => each.trim());
  const caller = hops.at(-proxies);
  return networkOf(caller !== undefined && isIP(caller) ? caller : connected);
}

/** `::ffff:10.0.0.1` is an IPv4 address as a server that listens for both kinds sees it. */
function networkOf(address: string | undefined): string | undefined {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '');
  if (plain === undefined || !isIPv6(plain)) return plain;
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/** All eight groups, in one spelling; `::` stands for as many zeros as are missing. */
function groupsOf(address: string): readonly string[] {
  const [bare = ''] = address.toLowerCase().split('%');
  const [head = '', tail = ''] = bare.split('::');
  const split = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [split(head), split(tail)];
  const zeros = bare.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
