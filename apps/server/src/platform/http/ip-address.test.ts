import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf, siteOf } from './ip-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['fe80::1%br-lan.2', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['2001:db8::2:3:4:203.0.113.7', '2001:db8:0:2::/64'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(['', 'unknown', '1', '0x7f.1', '203.0.113', '::ffff:999.1.1.1', '1:2:3', '::g', '1::2::3'])(
  '%j is not a complete address and stays as it is',
  (address) => {
    expect(networkOf(address)).toBe(address);
    expect(siteOf(networkOf(address))).toBeUndefined();
  },
);

test.each([
  ['203.0.113.7', undefined],
  ['::ffff:203.0.113.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
])('%s belongs to the site %s', (address, site) => {
  expect(siteOf(networkOf(address))).toBe(site);
});

test('every IPv6 address counts by its first 64 bits or as the IPv4 address it carries', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      expect(networkOf(address)).toMatch(/^[\da-f:]+::\/64$|^\d+(\.\d+){3}$/);
    }),
  );
});

test('other text stays as it is', () => {
  fc.assert(
    // Without a colon it isn't IPv6.
    fc.property(fc.oneof(fc.ipV4(), fc.stringMatching(/^[^:]*$/)), (text) => {
      expect(networkOf(text)).toBe(text);
    }),
  );
});
