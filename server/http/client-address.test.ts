import { expect, test } from 'vitest';
import { limitKey, plainAddress } from './client-address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:54321', '203.0.113.9'],
  [' 203.0.113.9 ', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
])('%s is counted as the IPv4 address that it contains', (given, counted) => {
  expect(limitKey(given)).toBe(counted);
});

test.each([
  '2001:db8:1:2::1',
  '2001:DB8:1:2:ffff:ffff:ffff:ffff',
  '2001:0db8:0001:0002:0:0:0:1',
  '[2001:db8:1:2::9]:8080',
  '[2001:db8:1:2::9]',
  '2001:db8:1:2::1%eth0',
  '2001:db8:1:2::203.0.113.9',
])('%s is counted by its network', (given) => {
  expect(limitKey(given)).toBe('2001:db8:1:2::/64');
});

test.each([
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is a different network', (given, counted) => {
  expect(limitKey(given)).toBe(counted);
});

test.each([
  '',
  'unknown',
  '_hidden',
  '203.0.113',
  '203.0.113.999',
  '010.1.1.1',
  '1:2:3',
  ':::',
  'x'.repeat(5000),
])('all invalid addresses share one count: %s', (given) => {
  expect(limitKey(given)).toBe('unknown');
});

test.each([
  ['203.0.113.9:54321', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['[2001:DB8::1%eth0]:80', '2001:db8::1'],
  ['<b>', 'unknown'],
])('%s is stored as %s', (given, kept) => {
  expect(plainAddress(given)).toBe(kept);
});
