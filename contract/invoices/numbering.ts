/** The prefix of a number: invoices and credit notes have separate sequences. */
export const SERIES = ['MDL', 'MDC'] as const;
export type Series = (typeof SERIES)[number];

/** `26-27`, for a day in India; a financial year begins in April. */
export function financialYearOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  const two = (full: number) => String(full % 100).padStart(2, '0');
  return `${two(first)}-${two(first + 1)}`;
}

/** `MDL/26-27/000123`: an invoice number may have at most sixteen characters. */
export function numberOf(series: Series, year: string, sequence: number): string {
  if (sequence < 1 || sequence > 999_999) throw new Error(`${series} ${year} has no number ${sequence}`);
  return `${series}/${year}/${String(sequence).padStart(6, '0')}`;
}
