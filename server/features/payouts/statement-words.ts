import type { Statement, StatementLine } from '#contract/payouts/statement.ts';

export const MOVEMENTS: Readonly<Record<StatementLine['state'], string>> = {
  EARNED: 'Earned',
  VOID: 'Void',
  PAID: 'Paid',
  CLAWBACK: 'Taken back',
};

/** For example `2026-27`, the usual notation of a financial year. */
export function yearInWords(financialYear: string): string {
  return `20${financialYear}`;
}

/** The sums of a statement in display order. */
export function sumsOf(statement: Statement): readonly (readonly [string, number])[] {
  const { opening, earned, voided, clawedBack, paid, closing, held, payable, owedBack } = statement;
  return [
    ['Opening balance', opening],
    ['Earned', earned],
    ['Void', -voided],
    ['Taken back', -clawedBack],
    ['Paid, gross', -paid.gross],
    ['Set off against what was taken back', paid.setOff],
    ['Closing balance', closing],
    ['Of which held', held],
    ['Of which payable', payable],
    ['Of which owed back', -owedBack],
    ['Tax withheld (TDS)', paid.withheld],
    ['Transferred', paid.net],
  ];
}
