import ipaddr from 'ipaddr.js';

const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is one of the open network: not this machine, not its neighbours, no tunnel back to either.
 *
 * An IPv4 inside of an IPv6 is judged as what it is; of IPv6 only 2000::/3 is given out to the world (IANA). Whatever is no
 * address is not public.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` unwraps `::ffff:127.0.0.1`; NAT64, 6to4 and Teredo have ranges of their own, none of them unicast.
  const parsed = ipaddr.process(inHex(address));
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GIVEN_OUT));
}

/** `::8.8.8.8` is another address than `::ffff:8.8.8.8`, which the parser takes it for: as hex it is what it is. */
const inHex = (address: string): string =>
  address.includes(':') && URL.canParse(`http://[${address}]`)
    ? new URL(`http://[${address}]`).hostname.slice(1, -1)
    : address;
