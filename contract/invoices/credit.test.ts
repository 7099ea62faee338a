import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditOfAmount } from './credit.ts';
import { type Sums, withTax } from './tax.ts';

const ELSEWHERE = withTax(333_200, { from: '29', to: '27' });
const WITHIN = withTax(102_839, { from: '29', to: '29' });

/** Credits these amounts one after another; null for an amount that cannot be credited. */
function creditsOf(invoice: Sums, amounts: readonly number[]): (Sums | null)[] {
  const notes: Sums[] = [];
  return amounts.map((amount) => {
    const note = creditOfAmount(invoice, notes, amount);
    if (note) notes.push(note);
    return note;
  });
}

const partsOf = (notes: readonly (Sums | null)[]) =>
  notes.map((note) => note && [note.fee, note.cgst, note.sgst, note.igst, note.total]);

test('crediting an amount takes its share of the tax, and the next credit corrects the rounding', () => {
  expect(partsOf(creditsOf(ELSEWHERE, [100_000, 100_000, 100_000, 93_176]))).toEqual([
    [84_746, 0, 0, 15_254, 100_000],
    [84_746, 0, 0, 15_254, 100_000],
    [84_745, 0, 0, 15_255, 100_000],
    [78_963, 0, 0, 14_213, 93_176],
  ]);
  expect(partsOf(creditsOf(WITHIN, [50_001, 71_350]))).toEqual([
    [42_373, 3814, 3814, 0, 50_001],
    [60_466, 5442, 5442, 0, 71_350],
  ]);
});

test('an amount can be credited up to what is left, to the rupee', () => {
  const [most, beyond] = creditsOf(ELSEWHERE, [393_176, 1]);
  expect([most, beyond]).toEqual([ELSEWHERE, null]);
  expect(creditOfAmount(ELSEWHERE, [], 393_177)).toBeNull();
  const rest = { fee: 1000, cgst: 0, sgst: 0, igst: 59_976, total: 60_976 };
  expect(creditOfAmount(ELSEWHERE, [rest], 332_200)).toEqual({
    ...ELSEWHERE,
    fee: 332_200,
    igst: 0,
    total: 332_200,
  });
});

test('if only tax is left, its halves stay equal, so an odd rupee cannot be credited', () => {
  const fee = { ...WITHIN, cgst: 0, sgst: 0, total: WITHIN.fee };
  expect(creditOfAmount(WITHIN, [fee], 101)).toBeNull();
  expect(creditOfAmount(WITHIN, [fee], 102)).toEqual({ fee: 0, cgst: 51, sgst: 51, igst: 0, total: 102 });
});

test('for any amounts, the parts add up, and nothing is credited beyond the invoice', () => {
  const Amounts = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120_000 }), fc.boolean(), Amounts, (fee, isWithin, amounts) => {
      const invoice = withTax(fee, { from: '29', to: isWithin ? '29' : '27' });
      const left = { ...invoice };
      for (const [place, note] of creditsOf(invoice, amounts).entries()) {
        if (!note) continue;
        expect(note.total).toBe(amounts[place]);
        expect(note.fee + note.cgst + note.sgst + note.igst).toBe(note.total);
        expect(note.cgst).toBe(note.sgst);
        for (const part of ['fee', 'cgst', 'sgst', 'igst', 'total'] as const) {
          left[part] -= note[part];
          expect(note[part]).toBeGreaterThanOrEqual(0);
          expect(left[part]).toBeGreaterThanOrEqual(0);
        }
        const share = ((invoice.total - left.total) * (invoice.igst || invoice.cgst)) / invoice.total;
        const taken = invoice.igst ? invoice.igst - left.igst : invoice.cgst - left.cgst;
        expect(Math.abs(taken - share)).toBeLessThanOrEqual(1);
      }
    }),
    { seed: 11 },
  );
});
