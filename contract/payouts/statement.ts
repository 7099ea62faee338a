import type { RewardState } from '../labels/referrals.ts';

/** A movement of a person's account: an entry of the ledger, for payments with what was withheld and set off. */
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

/** What was earned and paid to a person in a financial year, in whole rupees. */
export interface Statement {
  financialYear: string;
  name: string;
  email: string;
  pan: string | null;
  /** What was still owed to the person when it began, less what they owed back. */
  opening: number;
  earned: number;
  voided: number;
  clawedBack: number;
  /** Of what was paid: in all, set off, withheld and transferred. */
  paid: { gross: number; setOff: number; withheld: number; net: number };
  closing: number;
  /** Of `closing`: what waits for 90 days or for an admin, what is payable or on its way, and what is owed back. */
  held: number;
  payable: number;
  owedBack: number;
  lines: StatementLine[];
}

/** `26-27` follows itself: not every pair of numbers is a year. */
export function isFinancialYear(year: string): boolean {
  const [first, second] = year.split('-').map(Number);
  return first !== undefined && (first + 1) % 100 === second;
}

/** How an entry changes what is owed to the person. */
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
