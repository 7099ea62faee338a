import type { CandidateHome } from '#contract/dashboards/candidate-home.ts';
import { count, dayOf, formatDay, formatNumber, formatRupees, formatTime } from '#web/lib/format.ts';
import { type Stat, StatStrip } from '#web/ui/display/stat-strip.tsx';
import { dayInWords } from './home-words.ts';
import { SparkLine } from './spark-line.tsx';

/** The candidate's figures. */
export function HomeStats({ home, now }: { home: CandidateHome; now: Date }) {
  const { stats } = home;
  const views: Stat = {
    label: 'Profile views',
    figure: formatNumber(stats.profileViews),
    note: changeInWords(stats.profileViewsChange),
    good: stats.profileViewsChange > 0,
    chart: stats.profileViews > 0 && <SparkLine values={stats.viewsPerWeek} />,
  };
  return (
    <StatStrip
      stats={[
        views,
        {
          label: 'Interview requests',
          figure: formatNumber(stats.interviewRequests),
          note: stats.dueSoon
            ? `${stats.dueSoon.count} to answer by ${dayInWords(stats.dueSoon.by, now)}`
            : 'Nothing pressing',
        },
        {
          label: 'Active interviews',
          figure: formatNumber(stats.activeInterviews),
          note: nextInWords(home, now),
        },
        {
          label: 'Referral earnings',
          figure: formatRupees(stats.referrals.earned),
          earned: stats.referrals.earned > 0,
          note: `${count(stats.referrals.hired, 'hire')}, ${formatNumber(stats.referrals.inProgress)} in progress`,
        },
      ]}
    />
  );
}

function changeInWords(change: number): string {
  if (change === 0) return 'As many as last week';
  return `${Math.abs(change)}% ${change > 0 ? 'more' : 'less'} than last week`;
}

function nextInWords({ nextInterview }: CandidateHome, now: Date): string {
  if (!nextInterview) return 'None booked';
  const { startsAt } = nextInterview;
  const isToday = dayOf(startsAt) === dayOf(now);
  return `Next ${isToday ? 'today' : formatDay(startsAt)}, ${formatTime(startsAt)}`;
}
