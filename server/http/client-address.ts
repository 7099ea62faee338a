import { isIPv4, isIPv6 } from 'node:net';

const NO_ADDRESS = 'unknown';

/**
 * An address in canonical form without brackets, port and zone; all invalid addresses give the same value.
 */
export function plainAddress(given: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(given.trim()) ?? [];
  const bare = (bracketed ?? given.trim()).replace(/%.*$/s, '');
  const withoutPort = isIPv6(bare) ? bare : bare.replace(/:\d+$/, '');
  if (isIPv4(withoutPort)) return withoutPort;
  return isIPv6(withoutPort) ? spelled(withoutPort) : NO_ADDRESS;
}

/** The URL parser normalises IPv6 addresses. */
function spelled(address: string): string {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(short) ?? [];
  if (!high || !low) return short;
  const [left, right] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [left >> 8, left & 255, right >> 8, right & 255].join('.');
}

/** The key that a limit counts: an IPv4 address, or the IPv6 /64 of one subscriber. */
export function limitKey(given: string): string {
  const address = plainAddress(given);
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(gap).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
