import type { LedgerRow } from '#web/ui/marketing/ledger.tsx';

/** What a company pays, in chronological order. */
export const PRICES: readonly LedgerRow[] = [
  ['Company account and team seats', '₹0'],
  ['Posting a job', '₹0'],
  ['Searching and saving candidates', '₹0'],
  ['Interviews', '₹0'],
];

export const FEE: LedgerRow = ['When your candidate joins', 'One agreed fee'];
