import { beforeEach, expect, test, vi } from 'vitest';
import { deviceMarks, keepDeviceMark } from './device-marks.ts';

// Tests run without a browser.
beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('a browser stores one mark per account, the newest five, and nothing else about them', () => {
  for (const user of ['a', 'b', 'c', 'd', 'e', 'f']) keepDeviceMark(user, `mark of ${user}`);
  keepDeviceMark('c', 'newer mark of c');
  expect(deviceMarks()).toEqual(['mark of b', 'mark of d', 'mark of e', 'mark of f', 'newer mark of c']);
});

test.each(['not json', 'null', '[1]', '{"a": 1}'])('storage that contains %s counts as empty', (stored) => {
  localStorage.setItem('deviceMarks', stored);
  expect(deviceMarks()).toEqual([]);
});
