import type { CreditNote } from '#contract/invoices/invoice.ts';
import { CREDIT_CAUSE_LABELS } from '#contract/labels/invoices.ts';

/** `Left early, 75%`; an amount set by an admin has no percentage. */
export function creditInWords({ cause, percent }: Pick<CreditNote, 'cause' | 'percent'>): string {
  const label = CREDIT_CAUSE_LABELS[cause];
  return percent === null ? label : `${label}, ${percent}%`;
}
