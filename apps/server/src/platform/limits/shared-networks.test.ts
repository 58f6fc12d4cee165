import { expect, test } from 'vitest';
import { networkOf } from '../http/ip-address.ts';
import { createSharedNetworks } from './shared-networks.ts';

const isShared = createSharedNetworks(['192.0.2.7', '198.51.100.0/24', '2001:db8:12::/48']);

test.each([
  ['192.0.2.7', true],
  ['192.0.2.8', false],
  ['198.51.100.200', true],
  ['198.51.101.1', false],
  ['::ffff:192.0.2.7', true],
  ['2001:db8:12:5::9', true],
  ['2001:db8:13::9', false],
  ['', false],
])('%s is in a shared network: %s', (address, expected) => {
  expect(isShared(networkOf(address))).toBe(expected);
});

test('knows the /48 that limits per site count', () => {
  expect(isShared('2001:db8:12::/48')).toBe(true);
});

test('without any, none is shared', () => {
  expect(createSharedNetworks([])('192.0.2.7')).toBe(false);
});
