import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { RewardShelf } from '#contract/labels/payouts.ts';
import { type AdminReward, adminListRewards, type adminSumRewards } from '#contract/payouts/admin-rewards.ts';
import { adminMakePayout, BATCH_MAX } from '#contract/payouts/batches.ts';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { StatStrip } from '#web/ui/display/stat-strip.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';
import { useSelection } from '#web/ui/table/use-selection.ts';
import classes from './payouts.module.css';
import { RewardDialog } from './reward-dialogs.tsx';
import type { RewardAction } from './reward-menu.tsx';
import { RewardsTable } from './rewards-table.tsx';

/** The lists of the screen in the order of a reward's life; those that need an action come first. */
export const SHELVES = ['PAYABLE', 'HELD', 'IN_PAYOUT', 'BATCHES', 'PAID', 'ENDED'] as const;

const SHOWN = [
  ['PAYABLE', 'Payable'],
  ['HELD', 'Held'],
  ['IN_PAYOUT', 'In payout'],
  ['PAID', 'Paid'],
] as const;

interface RewardSumsProps {
  sums: AnswerOf<typeof adminSumRewards> | undefined;
  hasFailed: boolean;
}

/** Sums by list, in rupees. */
export function RewardSums({ sums, hasFailed }: RewardSumsProps) {
  return (
    <StatStrip
      hasFailed={hasFailed}
      stats={SHOWN.map(([shelf, label]) => ({
        label,
        figure: sums && formatRupees(sums[shelf].sum),
        earned: shelf === 'PAYABLE' && (sums?.PAYABLE.sum ?? 0) > 0,
        note:
          sums &&
          (shelf === 'PAID' && sums.owedBack > 0
            ? `${formatRupees(sums.owedBack)} owed back`
            : count(sums[shelf].count, 'reward')),
      }))}
    />
  );
}

const EMPTY: Readonly<Record<RewardShelf, readonly [title: string, text: string]>> = {
  PAYABLE: ['Nothing is payable', 'Rewards come here when the 90 days of their hire are complete.'],
  HELD: ['Nothing is held', 'Rewards wait here for their 90 days, for a review, or for you.'],
  IN_PAYOUT: ['Nothing is on its way', 'What a payout takes is here until the bank has paid it.'],
  PAID: ['Nothing has been paid yet', 'Rewards come here once their transfer is marked as paid.'],
  ENDED: ['Nothing ended', 'Rewards of hires that ended within 90 days are here.'],
};

interface RewardListProps {
  shelf: RewardShelf;
  search: string;
  page: number;
  onPage: (page: number) => void;
  onClear: () => void;
}

/** The rewards of one list; a payout can be drafted from the payable ones. */
export function RewardList({ shelf, search, page, onPage, onClear }: RewardListProps) {
  const [asked, setAsked] = useState<{ action: RewardAction; reward: AdminReward } | null>(null);
  const selection = useSelection<AdminReward>(BATCH_MAX);
  const rewards = useEndpoint(adminListRewards, { query: { shelf, search, page } }, { keepPrevious: true });
  const [title, text] = EMPTY[shelf];
  const isPayable = shelf === 'PAYABLE';
  return (
    <>
      {isPayable && (rewards.data?.totalElements ?? 0) > 0 && (
        <DraftBar chosen={selection.chosen} onDone={selection.clear} />
      )}
      <PagedCard
        heading="Rewards"
        list={rewards}
        expected={{ count: 6 }}
        empty={
          search ? (
            <EmptyState
              title="Nobody found"
              action={
                <Button variant="default" onClick={onClear}>
                  Clear search
                </Button>
              }
            >
              No name or email here has “{search}” in it.
            </EmptyState>
          ) : (
            <EmptyState title={title}>{text}</EmptyState>
          )
        }
        onPage={onPage}
      >
        {(rows) => (
          <RewardsTable
            rewards={rows}
            selection={isPayable ? selection : undefined}
            onAsk={(action, reward) => setAsked({ action, reward })}
          />
        )}
      </PagedCard>
      {asked && <RewardDialog key={asked.reward.id} {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function DraftBar({ chosen, onDone }: { chosen: readonly AdminReward[]; onDone: () => void }) {
  const navigate = useNavigate();
  const make = useEndpointMutation(adminMakePayout, {
    onSuccess: ({ id }) => {
      notifications.show({ message: adminMakePayout.message });
      onDone();
      void navigate(`/admin/payouts/${id}`);
    },
  });
  const isSome = chosen.length > 0;
  const rewardIds = isSome ? chosen.map(({ id }) => id) : null;
  return (
    <>
      {make.error && <FailureMessage>{make.error.message}</FailureMessage>}
      <div className={classes.actions}>
        <Button loading={make.isPending} onClick={() => make.mutate({ body: { rewardIds } })}>
          {isSome ? `Draft a payout of ${chosen.length} selected` : 'Draft a payout'}
        </Button>
        <p className="small muted">
          {isSome
            ? 'Only whoever has given payout details can be paid.'
            : 'Takes everything that is payable to whoever has given payout details.'}
        </p>
      </div>
    </>
  );
}
