import type { ReactNode } from 'react';
import type { ReviewStats } from '#web/features/companies/review/review-words.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { StatStrip } from '#web/ui/display/stat-strip.tsx';
import classes from './recruiter-tiles.module.css';

const LIST = '/admin/recruiters';

/** How many recruiters stand where; each figure leads to those it counts. */
export function RecruiterTiles({ stats }: { stats: ReviewStats }) {
  const { pendingApprovalCount: pending } = stats;
  const waiting: ReactNode =
    pending > 0 ? <span className={classes.waiting}>{formatNumber(pending)}</span> : '0';
  return (
    <div className={classes.tiles}>
      <StatStrip
        stats={[
          { label: 'Pending Recruiters', figure: waiting, to: `${LIST}?status=PENDING` },
          {
            label: 'Active Recruiters',
            figure: formatNumber(stats.activeRecruiters),
            to: `${LIST}?status=APPROVED`,
          },
          { label: 'Total Recruiters', figure: formatNumber(stats.totalRecruiters), to: LIST },
          { label: 'Approved', figure: formatNumber(stats.approvedCount), to: `${LIST}?status=APPROVED` },
          { label: 'Rejected', figure: formatNumber(stats.rejectedCount), to: `${LIST}?status=REJECTED` },
          {
            label: 'Under Review',
            figure: formatNumber(stats.under_reviewCount),
            to: `${LIST}?status=UNDER_REVIEW`,
          },
        ]}
      />
    </div>
  );
}
