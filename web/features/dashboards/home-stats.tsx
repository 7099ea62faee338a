import type { CandidateHome } from '#contract/dashboards/candidate-home.ts';
import { count, formatNumber } from '#web/lib/format/counts.ts';
import { dayOf, formatDay, formatTime } from '#web/lib/format/dates.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { type Stat, StatStrip } from '#web/ui/display/stat-strip.tsx';
import { dayAhead } from './home-words.ts';

const WIDTH = 74;
const HEIGHT = 24;
const EDGE = 4;

/** A sparkline; screen readers skip it, as the figures are given as text. */
function SparkLine({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const step = (WIDTH - EDGE) / Math.max(1, values.length - 1);
  const points = values.map((value, place) => ({
    x: 1 + place * step,
    y: HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE),
  }));
  const last = points.at(-1);
  const path = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none" aria-hidden="true">
      <path
        d={`M${path}`}
        stroke="var(--m-info-dot)"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {last && <circle cx={last.x} cy={last.y} r="2" fill="var(--m-info-dot)" />}
    </svg>
  );
}

/** The candidate's figures. A zero has no further details. */
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
