import type { RewardState } from '../labels/referrals.ts';

/**
 * A movement on a person's account: an entry of the ledger; for payments also what was withheld and set off.
 */
export interface StatementLine {
  /** Day in India. */
  on: string;
  state: Exclude<RewardState, 'PAYABLE'>;
  about: string;
  amount: number;
  setOff: number;
  withheld: number;
  net: number;
  reference: string | null;
}

/** What was earned by and paid to a person in a financial year, in whole rupees. */
export interface Statement {
  financialYear: string;
  name: string;
  email: string;
  pan: string | null;
  /** What was owed to the person at the start, less what they owed back. */
  opening: number;
  earned: number;
  voided: number;
  clawedBack: number;
  /** Payments: gross, set off, withheld and transferred. */
  paid: { gross: number; setOff: number; withheld: number; net: number };
  closing: number;
  /** Parts of `closing`: held for 90 days or by an admin, payable or in a payout, and owed back. */
  held: number;
  payable: number;
  owedBack: number;
  lines: StatementLine[];
}

/** Whether the second number follows the first, as in `26-27`. */
export function isFinancialYear(year: string): boolean {
  const [first, second] = year.split('-').map(Number);
  return first !== undefined && (first + 1) % 100 === second;
}

/** How an entry changes the amount owed to the person. */
export function changeOf({
  state,
  amount,
  setOff,
}: Pick<StatementLine, 'state' | 'amount' | 'setOff'>): number {
  switch (state) {
    case 'EARNED':
      return amount;
    case 'VOID':
      return -amount;
    case 'PAID':
      return setOff - amount;
    case 'CLAWBACK':
      return amount;
  }
}
