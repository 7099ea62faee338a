import { describe, expect, test } from 'vitest';
import type { Evidence } from './evidence.ts';
import { faultsOf, withTable } from './figures-page.ts';

const measured = {
  commit: '0123456789ab',
  machine: { processor: 'Some', cores: 2, memoryGb: 24, system: 'linux', node: 'v24' },
  measuredAt: '2026-11-28T10:00:00.000Z',
  seconds: 1,
  load: 0.5,
};
const evidence: Evidence = {
  benches: {
    jobs: {
      ...measured,
      figures: [
        { name: 'a page, p50', unit: 'ms', value: 12, isKept: null },
        { name: 'a page, p95', unit: 'ms', value: 60, limit: { most: 50 }, isKept: false },
        { name: 'the choices, p95', unit: 'ms', value: 30, limit: { most: 50 }, isKept: true },
      ],
    },
  },
};
const page = (...missed: string[]) =>
  withTable(
    [
      '<!-- missed -->',
      ...missed,
      '<!-- end of missed -->',
      '<!-- figures -->',
      '<!-- end of figures -->',
    ].join('\n'),
    evidence,
  );
const CAUSE = '- `jobs`: a page, p95: totals are counted.';

describe('The page of figures', () => {
  test('has a row for each figure with a limit, and says which are missed', () => {
    expect(page(CAUSE)).toContain('| `jobs`: a page, p95 | 60 ms | at most 50 (missed) | 0.5 | 2026-11-28, ');
    expect(page(CAUSE)).toContain('| `jobs`: the choices, p95 | 30 ms | at most 50 | 0.5 | ');
    expect(page(CAUSE)).not.toContain('p50');
    expect(faultsOf(page(CAUSE), evidence)).toEqual([]);
  });

  test('rejects figures of another run', () => {
    expect(faultsOf(page(CAUSE).replace('60 ms', '61 ms'), evidence)).toEqual([
      'The table is not that of docs/evidence/bench.json: npm run bench -- --page',
    ]);
  });

  test('rejects a missed limit without a cause, and a cause for a limit that was met', () => {
    expect(faultsOf(page(), evidence)).toEqual([
      'A missed limit has no cause under "Missed": `jobs`: a page, p95',
    ]);
    expect(faultsOf(page(CAUSE, '- `jobs`: the choices, p95: mended.'), evidence)).toEqual([
      '"Missed" has a line for a figure that is not missed: `jobs`: the choices, p95: mended.',
    ]);
  });
});
