import type { AffiliateDashboard } from '#contract/affiliates.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { StatStrip } from '#web/ui/display/stat-strip.tsx';

/** What came of the links. */
export function AffiliateFigures({ dashboard }: { dashboard: AffiliateDashboard }) {
  const { clicks, signUps, hires, earnings } = dashboard;
  return (
    <StatStrip
      stats={[
        { label: 'Clicks', figure: formatNumber(clicks), note: 'Once a day for each device' },
        { label: 'Sign-ups', figure: formatNumber(signUps), note: 'Graduates and companies' },
        { label: 'Hires', figure: formatNumber(hires), note: 'Among those who signed up' },
        {
          label: 'Earned',
          figure: formatRupees(earnings.total),
          earned: earnings.total > 0,
          note: earnedInWords(earnings),
        },
      ]}
    />
  );
}

function earnedInWords({ held, payable, paid }: AffiliateDashboard['earnings']): string {
  if (held > 0) return `${formatRupees(held)} held for 90 days`;
  if (payable > 0) return `${formatRupees(payable)} to be paid`;
  return paid > 0 ? `${formatRupees(paid)} paid so far` : 'Paid once 90 days are complete';
}
