import { expect, test } from 'vitest';
import { readAddress } from './readAddress.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, undefined],
])('a call from %s counts as one from %s', (connected, counted) => {
  expect(readAddress(connected, null, 0)).toBe(counted);
});

test.each([
  ['nobody in front, whatever is claimed', 0, '198.51.100.1', '10.0.0.9'],
  ['one in front, which says who asked it', 1, '198.51.100.1', '198.51.100.1'],
  ['one in front, behind what the caller made up', 1, '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['two in front, behind what the caller made up', 2, '1.2.3.4, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['fewer told than there are', 2, '198.51.100.1', '10.0.0.9'],
  ['no header though there should be one', 1, null, '10.0.0.9'],
  ['a word in place of an address', 1, 'unknown', '10.0.0.9'],
  ['an IPv6 address in the header', 1, '2001:db8::1', '2001:db8:0:0::/64'],
])('%s', (_, proxies, forwarded, counted) => {
  expect(readAddress('10.0.0.9', forwarded, proxies)).toBe(counted);
});
