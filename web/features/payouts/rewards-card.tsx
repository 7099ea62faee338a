import { REWARD_STANDING_BADGES } from '#contract/labels/referrals.ts';
import { listOwnRewards, type OwnReward } from '#contract/payouts/own.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';
import classes from './rewards.module.css';

/** What a reward still waits for, in one sentence; null if nothing. */
export function awaitedInWords({
  awaited,
  dueAt,
  holdReason,
}: Pick<OwnReward, 'awaited' | 'dueAt' | 'holdReason'>): string | null {
  switch (awaited) {
    case 'DAYS':
      return `90 days are complete on ${formatDay(dueAt)}`;
    case 'REVIEW':
      return 'The referral is being looked at';
    case 'HOLD':
      return `Held: ${holdReason}`;
    case 'DETAILS':
      return 'Payout details are missing';
    case 'PAYOUT':
      return 'Waiting for the next payout';
    case 'TRANSFER':
      return 'The transfer is on its way';
    case null:
      return null;
  }
}

interface DatedStep {
  label: string;
  at: string;
}

type Dated = Pick<OwnReward, 'state' | 'earnedAt' | 'dueAt' | 'payableAt' | 'transfer' | 'endedAt'>;

/** Every step of a reward with its actual or expected day. */
export function datesOf({ state, earnedAt, dueAt, payableAt, transfer, endedAt }: Dated): DatedStep[] {
  const steps: [string, string | null | undefined][] = [
    ['Earned', earnedAt],
    payableAt ? ['Payable since', payableAt] : ['Payable on', state === 'EARNED' ? dueAt : null],
    ['Sent to the bank', transfer?.sentAt],
    ['Paid', transfer?.paidOn],
    [state === 'CLAWBACK' ? 'Taken back' : 'Void', endedAt],
  ];
  return steps.flatMap(([label, at]) => (at ? [{ label, at }] : []));
}

const KINDS = { JOBSEEKER: 'A graduate', RECRUITER: 'A company' } as const;

const COLUMNS: readonly Column<OwnReward>[] = [
  { header: 'For', onCard: 'wide', cell: (reward) => <For reward={reward} /> },
  {
    header: 'Status',
    onCard: 'wide',
    className: classes.wide,
    cell: (reward) => {
      const { label, family } = REWARD_STANDING_BADGES[reward.state];
      const awaited = awaitedInWords(reward);
      return (
        <>
          <StatusBadge family={family}>{label}</StatusBadge>
          {awaited && <p className="small muted">{awaited}</p>}
        </>
      );
    },
  },
  {
    header: 'Dates',
    onCard: 'wide',
    cell: (reward) => (
      <ul className={`${classes.dates} small muted num`}>
        {datesOf(reward).map(({ label, at }) => (
          <li key={label}>
            {label} {formatDay(at)}
          </li>
        ))}
      </ul>
    ),
  },
  {
    header: 'Amount',
    align: 'end',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ amount }) => formatRupees(amount),
  },
  {
    header: 'Payment',
    align: 'end',
    onCard: 'labelled',
    cell: (reward) => <Payment reward={reward} />,
  },
];

interface RewardsCardProps {
  page: number;
  onPage: (page: number) => void;
}

/** Every reward with its dates, what it still waits for, and how it was paid. */
export function RewardsCard({ page, onPage }: RewardsCardProps) {
  const rewards = useEndpoint(listOwnRewards, { query: { page } }, { keepPrevious: true });
  return (
    <PagedCard
      title="Rewards"
      list={rewards}
      expected={{ count: 3 }}
      empty={
        <EmptyState title="No rewards yet">
          Each hire through your link appears here with its reward, and the day on which it is payable.
        </EmptyState>
      }
      onPage={onPage}
    >
      {(rows) => (
        <DataTable caption="Rewards" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} narrow="cards" />
      )}
    </PagedCard>
  );
}

function For({ reward: { kind, name, companyName } }: { reward: OwnReward }) {
  return (
    <>
      <p className="strong">{name ?? KINDS[kind]}</p>
      {companyName && <p className="small muted">{companyName}</p>}
    </>
  );
}

function Payment({ reward: { transfer } }: { reward: OwnReward }) {
  if (!transfer || transfer.status === 'DRAFT') return <span className="faint">–</span>;
  const { status, net, withheld, setOff, account, reference, failedReason } = transfer;
  if (status === 'FAILED') return <p className="small">Came back: {failedReason}</p>;
  return (
    <>
      <span className="num">{formatRupees(net)}</span>
      {withheld > 0 && <p className="meta muted num">{formatRupees(withheld)} TDS</p>}
      {setOff > 0 && <p className="meta muted num">{formatRupees(setOff)} set off</p>}
      {account && <p className="meta muted">to {account}</p>}
      {reference && <p className="meta muted">{reference}</p>}
    </>
  );
}
