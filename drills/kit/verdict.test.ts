import { expect, test } from 'vitest';
import { atLeast, atMost, holds, type Report, render, within } from './verdict.ts';

function reportWith(...checks: ReturnType<typeof atMost>[]): Report {
  const figures = { sent: 3, answered: 2, failed: 1, longestPauseMs: 1234 };
  return { drill: 'flood', outcome: { done: 'water', figures, acknowledged: 2, lost: 0, checks } };
}

test('a drill holds when every measurement is within its limit', () => {
  const good = [atMost('lost', 0, 0), atLeast('sent', 3, 3), within('recovery', 5000, 5000)];
  expect(holds(reportWith(...good))).toBe(true);
  for (const bad of [atMost('lost', 1, 0), atLeast('sent', 2, 3), within('recovery', 5001, 5000)])
    expect(holds(reportWith(...good, bad))).toBe(false);
});

test('a measurement that never happened is within no limit', () => {
  expect(within('recovery', Number.POSITIVE_INFINITY, 5000)).toMatchObject({
    measured: 'never',
    holds: false,
  });
  expect(within('recovery', Number.NaN, 5000).holds).toBe(false);
});

test('a drill that did not finish fails, and says why', () => {
  const report: Report = { drill: 'flood', outcome: new Error('no water') };
  expect(holds(report)).toBe(false);
  expect(render([report])).toContain('no   flood: no water');
});

test('the table has a row for each drill, and each limit below it', () => {
  const lines = render([reportWith(atMost('lost writes', 0, 0))]).split('\n');
  expect(lines[2]).toMatch(/^\| flood +\| water +\| 3 +\| 2 +\| 1 +\| 1\.2 s +\| +\| 2 +\| 0 +\| yes +\|$/);
  expect(lines.at(-1)).toBe('yes  flood: lost writes 0, at most 0');
});
