import { afterEach, expect, test, vi } from 'vitest';
import { inOwnZone } from './own-zone.ts';

afterEach(() => vi.restoreAllMocks());

function inZone(timeZone: string) {
  const options = { timeZone } as Intl.ResolvedDateTimeFormatOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
}

const at = new Date('2026-11-29T00:19:00.000Z');
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

test('a deadline is told on the clock of another zone, with its day where that is another one', () => {
  inZone('America/New_York');
  expect(plain(inOwnZone(at))).toBe('Sat, 28 Nov 2026, 7:19 pm, America/New York');
  inZone('Europe/Berlin');
  expect(plain(inOwnZone(at))).toBe('1:19 am, Europe/Berlin');
});

test('what lasts is told from its beginning to its end', () => {
  inZone('Europe/Berlin');
  expect(plain(inOwnZone(at, new Date('2026-11-29T01:19:00.000Z')))).toBe('1:19 am – 2:19 am, Europe/Berlin');
});

test('on the clock of India there is nothing to add', () => {
  inZone('Asia/Kolkata');
  expect(inOwnZone(at)).toBeNull();
});
