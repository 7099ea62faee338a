import type { CandidateHome } from '#contract/dashboards/candidate-home.ts';
import { count, formatNumber } from '#web/lib/format/counts.ts';
import { dayOf, formatDay, formatTime } from '#web/lib/format/dates.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { type Stat, StatStrip } from '#web/ui/display/stat-strip.tsx';
import { dayAhead } from './home-words.ts';
import { SparkLine } from './spark-line.tsx';

/** The candidate's figures. What is still zero says no more than that. */
export function HomeStats({ home, now }: { home: CandidateHome; now: Date }) {
  const { stats } = home;
  const { profileViews, interviewRequests, activeInterviews, referrals } = stats;
  const due = stats.dueSoon && `${stats.dueSoon.count} to answer by ${dayAhead(stats.dueSoon.by, now)}`;
  const { hired, inProgress } = referrals;
  const figures: (Stat & { isZero: boolean })[] = [
    {
      label: 'Profile views',
      figure: formatNumber(profileViews),
      isZero: profileViews === 0,
      note: changeInWords(stats.profileViewsChange),
      good: stats.profileViewsChange > 0,
      chart: <SparkLine values={stats.viewsPerWeek} />,
      to: '/profile/view',
    },
    {
      label: 'Interview requests',
      figure: formatNumber(interviewRequests),
      isZero: interviewRequests === 0,
      note: due ?? 'Nothing pressing',
      to: '/interview-requests/pending',
    },
    {
      label: 'Active interviews',
      figure: formatNumber(activeInterviews),
      isZero: activeInterviews === 0,
      note: nextInWords(home, now),
      to: '/interview-requests/active',
    },
    {
      label: 'Referral earnings',
      figure: formatRupees(referrals.earned),
      isZero: referrals.earned === 0 && hired === 0 && inProgress === 0,
      earned: referrals.earned > 0,
      note: `${count(hired, 'hire')}, ${formatNumber(inProgress)} in progress`,
      to: '/refer-and-earn',
    },
  ];
  return (
    <StatStrip
      stats={figures.map(({ isZero, ...stat }) =>
        isZero ? { ...stat, quiet: true, note: undefined, chart: undefined } : stat,
      )}
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
