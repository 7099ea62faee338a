import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { getMe } from '#contract/auth/session.ts';
import { getReferralSummary, type ReferralSummary } from '#contract/referrals/referral.ts';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { figures } from '#web/lib/figures.ts';
import { count, formatNumber } from '#web/lib/format/counts.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { Loading } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { type Stat, StatStrip } from '#web/ui/display/stat-strip.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import { HistoryCard } from './history-card.tsx';
import { InviteCard } from './invite-card.tsx';
import { LinkCard } from './link-card.tsx';
import classes from './refer-and-earn.module.css';

/** When a reward is earned and paid. */
function RewardTerms() {
  return (
    <section className={classes.terms} aria-labelledby="reward-terms">
      <h2 id="reward-terms">Terms</h2>
      <ul>
        <li>
          {figures.referralReward} for each graduate you referred who is hired, and for the first hire of each
          company.
        </li>
        <li>The person hired must complete 90 days of employment. Until then the reward is held.</li>
        <li>We make the payment within 30 days of hire. The 30 days run from the completion of 90 days.</li>
        <li>There is no limit on referrals.</li>
      </ul>
    </section>
  );
}

const LABELS = ['Total Invites', 'In Progress', 'Earned', 'Potential Earning'] as const;

/** How many were invited, how far they have got and the outcome; placeholders while they load. */
function ReferralFigures({ summary }: { summary: ReferralSummary | undefined }) {
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

/** The shares of the three steps as one bar; the text beside it has the same content. */
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

/** `Refer and Earn ₹20,000`, with the current reward. */
export const REFER_AND_EARN = `Refer and Earn ${figures.referralReward}`;
const [WORDS, REWARD] = REFER_AND_EARN.split(/ (?=₹)/);

const Search = {
  page: param.page,
  rewards: param.page,
  referral: param.optionalText,
};

interface ReferAndEarnProps {
  lead: string;
  /** Earned and paid rewards, with their own paging. */
  rewards: (page: number, onPage: (page: number) => void) => ReactNode;
}

/**
 * The link, the invitations and their outcome, available from the first day. Mails and money need a confirmed
 * address; the shell says so.
 */
export function ReferAndEarn({ lead, rewards }: ReferAndEarnProps) {
  const [search, change] = useSearch(Search);
  const summary = useEndpoint(getReferralSummary, {});
  const { data } = summary;
  const isConfirmed = useEndpoint(getMe, {}).data?.emailVerified !== false;
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Refer and Earn' }]} />
      <PageHeader
        title={
          <>
            {WORDS} <span className={classes.reward}>{REWARD}</span>
          </>
        }
        lead={lead}
      />
      <div className={classes.stack}>
        <LoadFailure reading={summary} />
        {(data || summary.isPending) && <ReferralFigures summary={data} />}
        <div className={classes.ways}>
          {isConfirmed && <InviteCard leftToday={data?.invitationsLeftToday} />}
          {data && <LinkCard title="Share your link" links={data.links} />}
          {summary.isPending && (
            <Loading>
              <Skeleton height={222} radius={10} />
            </Loading>
          )}
        </div>
        <HistoryCard
          page={search.page}
          onPage={(page) => change({ page, referral: undefined })}
          marked={search.referral}
        />
        {isConfirmed && rewards(search.rewards, (page) => change({ rewards: page }))}
        <RewardTerms />
      </div>
    </>
  );
}
