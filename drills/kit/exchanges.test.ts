import { describe, expect, test } from 'vitest';
import { type Exchange, figuresOf, recoveryAfter } from './exchanges.ts';

function exchange(sentAt: number, endedAt: number, isWell = true, client = 0): Exchange {
  return { client, sentAt, endedAt, isWell };
}

describe('the figures of a drill', () => {
  test('count failures and the longest time that one client had no good answer', () => {
    const slow = [exchange(0, 100), exchange(150, 250, false), exchange(300, 900), exchange(950, 1000)];
    const lucky = [exchange(0, 400, true, 1), exchange(500, 1000, true, 1)];
    expect(figuresOf([...slow, ...lucky])).toEqual({
      sent: 6,
      answered: 5,
      failed: 1,
      longestPauseMs: 800,
    });
  });

  test('also count the time before the first good answer and after the last as a pause', () => {
    expect(figuresOf([exchange(0, 700), exchange(710, 720)]).longestPauseMs).toBe(700);
    expect(figuresOf([exchange(0, 10), exchange(20, 900, false)]).longestPauseMs).toBe(890);
  });
});

describe('the recovery from a fault', () => {
  test('lasts until the last failure after it', () => {
    expect(recoveryAfter([exchange(1100, 1700, false), exchange(1750, 1800)], 1000)).toBe(700);
  });

  test('lasts until the requests that were sent during the fault are answered', () => {
    expect(recoveryAfter([exchange(900, 3000), exchange(2000, 2100)], 1000)).toBe(2000);
  });

  test('takes no time when no client noticed anything after it', () => {
    expect(recoveryAfter([exchange(500, 900, false), exchange(1100, 5000)], 1000)).toBe(0);
  });
});
