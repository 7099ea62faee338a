import { financialYearOf } from '#contract/invoices/numbering.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { AdminReward } from '#contract/payouts/admin-rewards.ts';

type Dated = Pick<AdminReward, 'earnedAt' | 'payableAt' | 'endedAt' | 'transfer'>;

/**
 * The financial years whose statements have something of a reward, newest first. A payment is of the year in which it
 * was sent, and of none before it arrived.
 */
export function statementYearsOf({ earnedAt, payableAt, endedAt, transfer }: Dated): string[] {
  const paidBy = transfer?.status === 'PAID' ? transfer.sentAt : null;
  const moments = [earnedAt, payableAt, paidBy, endedAt].filter((at) => at !== null);
  return [...new Set(moments.map((at) => financialYearOf(localDate(new Date(at)))))].toSorted().toReversed();
}
