import { afterEach, expect, test, vi } from 'vitest';
import { inOwnZone } from './own-zone.ts';

afterEach(() => vi.restoreAllMocks());

function inZone(timeZone: string) {
  const options = { timeZone } as Intl.ResolvedDateTimeFormatOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
}

const at = new Date('2026-11-29T00:19:00.000Z');
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

test('a deadline is shown in another time zone, with its day if that differs', () => {
  inZone('America/New_York');
  expect(plain(inOwnZone(at))).toBe('Sat, 28 Nov 2026, 7:19 pm, America/New York');
  inZone('Europe/Berlin');
  expect(plain(inOwnZone(at))).toBe('1:19 am, Europe/Berlin');
});

test('a period is shown from its start to its end', () => {
  inZone('Europe/Berlin');
  expect(plain(inOwnZone(at, new Date('2026-11-29T01:19:00.000Z')))).toBe('1:19 am – 2:19 am, Europe/Berlin');
});

test('in the Indian time zone nothing is added', () => {
  inZone('Asia/Kolkata');
  expect(inOwnZone(at)).toBeNull();
});
