import type { LedgerCheck } from '#contract/invoices/ledger.ts';
import type { Db } from '#server/db/schema/database.ts';
import { readRewardBooks } from '#server/features/rewards/reward-books.service.ts';
import { listFaults, listMoneyFaults, sumBooks } from './ledger.queries.ts';

/** The state of the books in the caller's transaction. */
export async function readBooks(tx: Db): Promise<LedgerCheck> {
  const { faults: ofRewards, ...paidOut } = await readRewardBooks(tx);
  const faults = [...(await listFaults(tx)), ...(await listMoneyFaults(tx)), ...ofRewards];
  const figures = await sumBooks(tx);
  const { invoiced, credited, received, withheld, refunded, outstanding, refundDue } = figures;
  if (invoiced - credited - received - withheld + refunded !== outstanding - refundDue)
    faults.push('invoices less credits, payments, TDS and refunds are not what is outstanding');
  return { isBalanced: faults.length === 0, faults, figures, ...paidOut };
}

/** One snapshot of all books, so that a concurrent invoice is in every sum or in none. */
export function checkBooks(db: Db): Promise<LedgerCheck> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(readBooks);
}
