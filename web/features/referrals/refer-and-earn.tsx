import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { getMe } from '#contract/auth/session.ts';
import { getReferralSummary } from '#contract/referrals/referral.ts';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { figures } from '#web/lib/figures.ts';
import { Loading } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import { HistoryCard } from './history-card.tsx';
import { InviteCard } from './invite-card.tsx';
import { LinkCard } from './link-card.tsx';
import classes from './refer-and-earn.module.css';
import { ReferralFigures } from './referral-figures.tsx';
import { RewardTerms } from './reward-terms.tsx';

/** `Refer and Earn ₹20,000`, until the reward is another one. */
export const REFER_AND_EARN = `Refer and Earn ${figures.referralReward}`;
const [WORDS, REWARD] = REFER_AND_EARN.split(/ (?=₹)/);

const Search = {
  page: param.page,
  rewards: param.page,
  referral: param.optionalText,
};

interface ReferAndEarnProps {
  lead: string;
  /** What was earned and paid, with its own pages. */
  rewards: (page: number, onPage: (page: number) => void) => ReactNode;
}

/**
 * The link, the invitations and what came of them, for whoever refers from the first day. Mails and money wait for an
 * address that is confirmed; the shell says so.
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
