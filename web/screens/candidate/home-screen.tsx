import { Skeleton } from '@mantine/core';
import { type CandidateHome, getCandidateHome } from '#contract/dashboards/candidate-home.ts';
import { ActivityCard } from '#web/features/activity/activity-card.tsx';
import { CompletionCard } from '#web/features/dashboards/completion-card.tsx';
import classes from '#web/features/dashboards/home-layout.module.css';
import { CareerTip, HeaderActions, QuickActions } from '#web/features/dashboards/home-shortcuts.tsx';
import { HomeStats } from '#web/features/dashboards/home-stats.tsx';
import { askedSection, situation, todayInWords } from '#web/features/dashboards/home-words.ts';
import { NextActsCard } from '#web/features/dashboards/next-acts-card.tsx';
import { NextInterviewCard } from '#web/features/dashboards/next-interview-card.tsx';
import { RecommendedJobs } from '#web/features/jobs/recommended-jobs.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useSession } from '#web/lib/api/session.ts';
import { greeting } from '#web/lib/greeting.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Loading, LoadingRows } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { TopBar } from '#web/ui/shell/top-bar.tsx';

const MINUTE = 60_000;

export const meta = () => [{ title: 'Dashboard | Medallist' }];

export default function HomeScreen() {
  const { user } = useSession();
  const home = useEndpoint(getCandidateHome, {}, { refetchInterval: MINUTE });
  const now = new Date();
  return (
    <>
      <TopBar>
        <span className="strong desktop-only">{todayInWords(now)}</span>
      </TopBar>
      <PageHeader
        title={`${greeting(now)}, ${user?.firstName ?? ''}`}
        lead={home.data ? situation(home.data, now) : '\u00a0'}
        actions={<HeaderActions />}
      />
      {!home.data && <LoadFailure reading={home} />}
      {home.isPending && <HomeSkeleton />}
      {home.data && <HomeContent home={home.data} now={now} />}
    </>
  );
}

/** From this number on the list is longer than the bookings beside it. */
const MANY_ACTS = 5;

/**
 * The completion card is beside the next acts while nothing is booked, or if the acts leave room for it below
 * the booking; without acts the jobs follow directly.
 */
function HomeContent({ home, now }: { home: CandidateHome; now: Date }) {
  const { nextInterview, profile } = home;
  const completion = <CompletionCard profile={profile} asked={askedSection(home)} />;
  const isCompletionAbove = !nextInterview || home.nextActs.length >= MANY_ACTS;
  const isIdle = home.nextActs.length === 0 && !home.firstDay;
  return (
    <div className={classes.stack}>
      <div className={classes.grid}>
        <div className={classes.stack}>
          <NextActsCard home={home} now={now} />
          {isIdle && <RecommendedJobs />}
        </div>
        <div className={classes.stack}>
          {nextInterview && <NextInterviewCard interview={nextInterview} now={now} />}
          {isCompletionAbove && completion}
        </div>
      </div>
      <HomeStats home={home} now={now} />
      <div className={classes.grid}>
        <div className={classes.stack}>
          {!isIdle && <RecommendedJobs />}
          <ActivityCard activity={home.activity} now={now} />
        </div>
        <div className={classes.stack}>
          {!isCompletionAbove && completion}
          <QuickActions />
          <CareerTip profile={profile} />
        </div>
      </div>
    </div>
  );
}

function HomeSkeleton() {
  return (
    <div className={classes.stack}>
      <div className={classes.grid}>
        <Card flush>
          <LoadingRows count={3} />
        </Card>
        <Card flush>
          <LoadingRows count={2} />
        </Card>
      </div>
      <Loading>
        <Skeleton height={100} radius={10} />
      </Loading>
    </div>
  );
}
