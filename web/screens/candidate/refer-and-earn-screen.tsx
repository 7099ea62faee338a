import { Skeleton } from '@mantine/core';
import * as z from 'zod';
import { getReferralSummary } from '#contract/referrals/referral.ts';
import { REFERRAL_REWARD } from '#contract/referrals/rewards.ts';
import { HistoryCard } from '#web/features/referrals/history-card.tsx';
import { InviteCard } from '#web/features/referrals/invite-card.tsx';
import { LinkCard } from '#web/features/referrals/link-card.tsx';
import { ReferralFigures } from '#web/features/referrals/referral-figures.tsx';
import { RewardTerms } from '#web/features/referrals/reward-terms.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { requireUser } from '#web/lib/guard.ts';
import { useSearch } from '#web/lib/use-search.ts';
import { ErrorPanel } from '#web/ui/display/error-panel.tsx';
import { Loading } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import classes from './refer-and-earn-screen.module.css';

const TITLE = 'Refer and Earn ₹20,000';
const [WORDS, REWARD] = TITLE.split(/ (?=₹)/);

export const clientLoader = requireUser(['JOBSEEKER']);
export const meta = () => [{ title: `${TITLE} | Medallist` }];

const Search = z.object({
  page: z.coerce.number().int().min(0).default(0),
  referral: z.string().optional(),
});

export default function ReferAndEarnScreen() {
  const [search, change] = useSearch(Search);
  const summary = useEndpoint(getReferralSummary, {});
  const { data, error } = summary;
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Refer and Earn' }]} />
      <PageHeader
        title={
          <>
            {WORDS} <span className={classes.reward}>{REWARD}</span>
          </>
        }
        lead="For each graduate you refer who is hired, and each company you refer that hires."
      />
      <div className={classes.stack}>
        {error && (
          <ErrorPanel
            message={error.message}
            onRetry={() => void summary.refetch()}
            retrying={summary.isFetching}
          />
        )}
        {(data || summary.isPending) && <ReferralFigures summary={data} />}
        <div className={classes.ways}>
          <InviteCard leftToday={data?.invitationsLeftToday} />
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
        <RewardTerms rewardAmount={data?.rewardAmount ?? REFERRAL_REWARD} />
      </div>
    </>
  );
}
