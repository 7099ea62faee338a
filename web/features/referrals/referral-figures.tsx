import type { ReferralSummary } from '#contract/referrals/referral.ts';
import { count, formatNumber } from '#web/lib/format/counts.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { type Stat, StatStrip } from '#web/ui/display/stat-strip.tsx';
import classes from './referral-figures.module.css';

const LABELS = ['Total Invites', 'In Progress', 'Earned', 'Potential Earning'] as const;

/** How many were invited, how far they have got and what came of it; without figures while they load. */
export function ReferralFigures({ summary }: { summary: ReferralSummary | undefined }) {
  if (!summary) return <StatStrip stats={LABELS.map((label) => ({ label, figure: undefined }))} />;
  const { totalInvites, inProgress, hired, totalEarnings, potentialEarnings, rewardAmount } = summary;
  const [total, progress, earned, potential] = LABELS;
  const stats: Stat[] = [
    { label: total, figure: formatNumber(totalInvites), note: 'By email and by your links' },
    {
      label: progress,
      figure: formatNumber(inProgress),
      chart: inProgress > 0 && <Parts of={summary.statusBreakdown} />,
      note: <Breakdown of={summary.statusBreakdown} />,
    },
    {
      label: earned,
      figure: formatRupees(totalEarnings),
      earned: totalEarnings > 0,
      note: earnedInWords(summary, count(hired, 'hire')),
    },
    {
      label: potential,
      figure: formatRupees(potentialEarnings),
      note: `${formatRupees(rewardAmount)} for each hire`,
    },
  ];
  return <StatStrip stats={stats} />;
}

function earnedInWords({ earnings: { held, payable } }: ReferralSummary, hires: string): string {
  if (held > 0) return `${hires}, ${formatRupees(held)} held for 90 days`;
  return payable > 0 ? `${hires}, ${formatRupees(payable)} to be paid` : hires;
}

type Steps = ReferralSummary['statusBreakdown'];

/** The shares of the three steps as one bar; the words beside it say the same. */
function Parts({ of: { invited, signedUp, approved } }: { of: Steps }) {
  return (
    <span className={classes.parts} aria-hidden="true">
      {invited > 0 && <i className={classes.invited} style={{ flexGrow: invited }} />}
      {signedUp > 0 && <i className={classes.signedUp} style={{ flexGrow: signedUp }} />}
      {approved > 0 && <i className={classes.approved} style={{ flexGrow: approved }} />}
    </span>
  );
}

function Breakdown({ of: { invited, signedUp, approved } }: { of: Steps }) {
  return (
    <span className={`${classes.breakdown} num`}>
      <span>
        <i className={classes.invited} /> {invited} invited
      </span>
      <span>
        <i className={classes.signedUp} /> {signedUp} signed up
      </span>
      <span>
        <i className={classes.approved} /> {approved} approved
      </span>
    </span>
  );
}
