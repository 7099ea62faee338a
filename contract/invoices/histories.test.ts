import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditPercent } from '../hires/credit.policy.ts';
import { creditOf } from './credit.ts';
import { financialYearOf, numberOf } from './numbering.ts';
import { percentOf, type Sums, withTax } from './tax.ts';

/** What can happen to a hire, in its possible order. */
const History = fc.record({
  /** The salary of each version of the offer; the last one applies. */
  versions: fc.array(fc.integer({ min: 1, max: 200_000_000 }), { minLength: 1, maxLength: 4 }),
  feePercent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  customerState: fc.constantFrom('29', '27', '07', '33', '36', '06'),
  month: fc.integer({ min: 1, max: 12 }),
  isConfirmed: fc.boolean(),
  /** Disputed, and settled for the company or against it. */
  dispute: fc.constantFrom('NONE', 'UPHELD', 'REJECTED'),
  end: fc.constantFrom('STAYED', 'LEFT', 'DID_NOT_JOIN'),
  leftAfter: fc.integer({ min: 0, max: 90 }),
  /** The event is delivered twice, as if from a second process. */
  isRepeated: fc.boolean(),
});

interface Books {
  invoices: (Sums & { number: string })[];
  credits: (Sums & { number: string })[];
  counters: Map<string, number>;
}

function next({ counters }: Books, series: 'MDL' | 'MDC', month: number): string {
  const year = financialYearOf(`2026-${String(month).padStart(2, '0')}-15`);
  const sequence = 1 + (counters.get(series + year) ?? 0);
  counters.set(series + year, sequence);
  return numberOf(series, year, sequence);
}

function live(books: Books, history: typeof History extends fc.Arbitrary<infer T> ? T : never): void {
  if (!history.isConfirmed || history.dispute === 'REJECTED') return;
  const salary = history.versions.at(-1) ?? 1;
  const sums = withTax(percentOf(salary, history.feePercent), { from: '29', to: history.customerState });
  books.invoices.push({ ...sums, number: next(books, 'MDL', history.month) });
  const percent =
    history.end === 'DID_NOT_JOIN' ? 100 : history.end === 'LEFT' ? creditPercent(history.leftAfter) : 0;
  const notes: Sums[] = [];
  for (let time = 0; time < (history.isRepeated ? 2 : 1); time += 1) {
    const rest = time === 0 ? percent : 100;
    const credit = history.end === 'STAYED' ? null : creditOf(sums, notes, rest);
    if (credit) {
      notes.push(credit);
      books.credits.push({ ...credit, number: next(books, 'MDC', history.month) });
    }
  }
  const credited = notes.reduce((sum, note) => sum + note.total, 0);
  expect(credited).toBeLessThanOrEqual(sums.total);
}

test('over 1,500 histories the parts add up, nothing is negative, and no number is missing or used twice', () => {
  const books: Books = { invoices: [], credits: [], counters: new Map() };
  fc.assert(
    fc.property(History, (history) => live(books, history)),
    { numRuns: 1500, seed: 11 },
  );
  expect(books.invoices.length).toBeGreaterThan(300);
  expect(books.credits.length).toBeGreaterThan(150);
  for (const { fee, cgst, sgst, igst, total } of [...books.invoices, ...books.credits]) {
    expect(fee + cgst + sgst + igst).toBe(total);
    expect(cgst).toBe(sgst);
    expect(Math.min(fee, cgst, sgst, igst)).toBeGreaterThanOrEqual(0);
    // The tax is 18 % of the fee, except for rounding each half to a rupee.
    expect(Math.abs((cgst + sgst + igst) * 100 - fee * 18)).toBeLessThanOrEqual(200);
  }
  const numbers = [...books.invoices, ...books.credits].map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const [name, last] of books.counters) {
    const prefix = `${name.slice(0, 3)}/${name.slice(3)}/`;
    expect(numbers.filter((number) => number.startsWith(prefix))).toHaveLength(last);
  }
});

test('for any amounts and order of credits, each part is credited at most once and never goes below zero', () => {
  const percent = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000_000 }),
      fc.constantFrom('29', '27'),
      fc.array(percent, { minLength: 1, maxLength: 5 }),
      (fee, to, percents) => {
        const invoice = withTax(fee, { from: '29', to });
        const notes: Sums[] = [];
        for (const one of [...percents, 100]) {
          const note = creditOf(invoice, notes, one);
          if (note) notes.push(note);
        }
        for (const part of ['fee', 'cgst', 'sgst', 'igst', 'total'] as const) {
          expect(notes.reduce((sum, note) => sum + note[part], 0)).toBe(invoice[part]);
          expect(notes.every((note) => note[part] >= 0)).toBe(true);
        }
      },
    ),
    { numRuns: 1000, seed: 13 },
  );
});
