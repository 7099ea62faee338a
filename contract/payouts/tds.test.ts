import { expect, test } from 'vitest';
import { reckonLine, reckonLines } from './tds.ts';

const TERMS = { threshold: 20_000, percent: 2 };
const NOTHING = { base: 0, taxed: 0 };

test.each([
  ['up to the threshold nothing is withheld', 20_000, 0, NOTHING, [0, 0, 0, 20_000]],
  ['2 percent of the amount above it is withheld', 30_000, 0, NOTHING, [0, 10_000, 200, 29_800]],
  ['earlier payments of the year count', 20_000, 0, { base: 20_000, taxed: 0 }, [0, 20_000, 400, 19_600]],
  ['what was taxed is not taxed again', 20_000, 0, { base: 50_000, taxed: 30_000 }, [0, 20_000, 400, 19_600]],
  ['the amount owed back is set off first, untaxed', 30_000, 8000, NOTHING, [8000, 2000, 40, 21_960]],
  [
    'a debt larger than a reward takes all of it',
    20_000,
    50_000,
    { base: 40_000, taxed: 20_000 },
    [20_000, 0, 0, 0],
  ],
  [
    'the tax of a failed transfer is compensated',
    10_000,
    0,
    { base: 20_000, taxed: 20_000 },
    [0, 0, 0, 10_000],
  ],
  [
    'missed tax is withheld later, up to the reward',
    10_000,
    0,
    { base: 60_000, taxed: 0 },
    [0, 10_000, 200, 9800],
  ],
])('%s', (_, gross, owedBack, before, [setOff, taxable, withheld, net]) => {
  expect(reckonLine(gross, owedBack, before, TERMS)).toEqual({ gross, setOff, taxable, withheld, net });
});

test('rewards of one person in one payout build on the one before them', () => {
  const lines = Array.from({ length: 3 }, () => ({ gross: 20_000, terms: TERMS }));
  const sums = reckonLines(lines, { owedBack: 25_000, before: { base: 10_000, taxed: 0 } });
  expect(sums.map(({ setOff, taxable, net }) => [setOff, taxable, net])).toEqual([
    [20_000, 0, 0],
    [5000, 5000, 14_900],
    [0, 20_000, 19_600],
  ]);
});

test('a person without a PAN pays a higher rate on the same amount', () => {
  const [line] = reckonLines([{ gross: 30_000, terms: { ...TERMS, percent: 20 } }], {
    owedBack: 0,
    before: NOTHING,
  });
  expect([line?.taxable, line?.withheld, line?.net]).toEqual([10_000, 2000, 28_000]);
});
