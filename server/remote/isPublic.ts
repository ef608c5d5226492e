import ipaddr from 'ipaddr.js';

/**
 * Whether an address is one of the open network: not this machine, not its neighbours, no tunnel back to either.
 *
 * An IPv4 inside of an IPv6 is judged as what it is; whatever is no address is not public.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` unwraps `::ffff:127.0.0.1`; NAT64, 6to4 and Teredo have ranges of their own, none of them unicast.
  return ipaddr.process(address).range() === 'unicast';
}
