import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { adminSumRewards } from '#contract/payouts/admin-rewards.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { StatStrip } from '#web/ui/display/stat-strip.tsx';

/** The lists of the screen, in the order of a reward's life but for what asks for something first. */
export const SHELVES = ['PAYABLE', 'HELD', 'IN_PAYOUT', 'BATCHES', 'PAID', 'ENDED'] as const;

const SHOWN = [
  ['PAYABLE', 'Payable'],
  ['HELD', 'Held'],
  ['IN_PAYOUT', 'In payout'],
  ['PAID', 'Paid'],
] as const;

interface RewardSumsProps {
  sums: AnswerOf<typeof adminSumRewards> | undefined;
  hasFailed: boolean;
}

/** What stands where, in rupees. */
export function RewardSums({ sums, hasFailed }: RewardSumsProps) {
  return (
    <StatStrip
      hasFailed={hasFailed}
      stats={SHOWN.map(([shelf, label]) => ({
        label,
        figure: sums && formatRupees(sums[shelf].sum),
        earned: shelf === 'PAYABLE' && (sums?.PAYABLE.sum ?? 0) > 0,
        note:
          sums &&
          (shelf === 'PAID' && sums.owedBack > 0
            ? `${formatRupees(sums.owedBack)} owed back`
            : count(sums[shelf].count, 'reward')),
      }))}
    />
  );
}
