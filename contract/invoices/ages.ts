import { addDays } from '#contract/kit/days.ts';

/** How far past its due date an unpaid invoice is. */
export const INVOICE_AGES = ['NOT_DUE', 'UP_TO_15', 'UP_TO_30', 'UP_TO_60', 'OVER_60'] as const;
export type InvoiceAge = (typeof INVOICE_AGES)[number];

export const INVOICE_AGE_LABELS: Readonly<Record<InvoiceAge, string>> = {
  NOT_DUE: 'Not due',
  UP_TO_15: '1–15 days',
  UP_TO_30: '16–30 days',
  UP_TO_60: '31–60 days',
  OVER_60: 'Over 60 days',
};

/** Days overdue, both ends included; null for an open end. */
const DAYS: Readonly<Record<InvoiceAge, readonly [from: number | null, to: number | null]>> = {
  NOT_DUE: [null, 0],
  UP_TO_15: [1, 15],
  UP_TO_30: [16, 30],
  UP_TO_60: [31, 60],
  OVER_60: [61, null],
};

/** The due dates of invoices that have this age today, both ends included. */
export function dueDaysOf(age: InvoiceAge, today: string): { first: string | null; last: string | null } {
  const [from, to] = DAYS[age];
  return {
    first: to === null ? null : addDays(today, -to),
    last: from === null ? null : addDays(today, -from),
  };
}
