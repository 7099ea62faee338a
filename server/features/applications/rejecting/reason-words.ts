import { REJECT_CATEGORY_LABELS, type RejectCategory } from '#contract/labels/applications.ts';

interface Reason {
  category: RejectCategory | null;
  reason: string | null;
}

/** `Skills do not fit. Has not run a ledger.` */
export function reasonInWords({ category, reason }: Reason): string | null {
  if (!category || category === 'OTHER') return reason;
  const label = REJECT_CATEGORY_LABELS[category];
  return reason ? `${label}. ${reason}` : label;
}

/** What the company alone reads of a rejection that something else came before. */
export function overtakenInWords(waited: Reason): string {
  return ['A rejection was waiting to be told.', reasonInWords(waited)].filter(Boolean).join(' ');
}
