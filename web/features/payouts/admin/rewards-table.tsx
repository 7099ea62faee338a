import { Link } from 'react-router';
import { REWARD_STANDING_BADGES } from '#contract/labels/referrals.ts';
import type { AdminReward } from '#contract/payouts/admin-rewards.ts';
import type { Awaited } from '#contract/payouts/awaited.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import type { Selection } from '#web/ui/table/use-selection.ts';
import classes from './payouts.module.css';
import { type RewardAction, RewardMenu } from './reward-menu.tsx';

const KINDS = { JOBSEEKER: 'Candidate', RECRUITER: 'Recruiter', AFFILIATE: 'Affiliate' } as const;

const AWAITED: Readonly<Record<Awaited, string>> = {
  DAYS: '',
  REVIEW: 'Flagged, to be reviewed',
  HOLD: 'Held',
  DETAILS: 'No payout details yet',
  PAYOUT: '',
  TRANSFER: '',
};

const COLUMNS: readonly Column<AdminReward>[] = [
  {
    header: 'Beneficiary',
    onCard: 'wide',
    cell: ({ beneficiary }) => (
      <>
        <p className="strong">{beneficiary.name}</p>
        <p className={`small muted ${classes.mail}`}>
          {KINDS[beneficiary.userType]}, <MailAddress address={beneficiary.email} />
        </p>
        {!beneficiary.isActive && <p className="small muted">Account not open: not paid</p>}
        {beneficiary.owedBack > 0 && (
          <p className="small muted">{formatRupees(beneficiary.owedBack)} owed back</p>
        )}
      </>
    ),
  },
  {
    header: 'Hire',
    onCard: 'wide',
    cell: ({ hire }) => (
      <>
        <p>{hire.companyName}</p>
        <p className="small muted">
          {hire.candidateName}, since <span className="num">{formatDay(hire.joinedOn)}</span>
        </p>
      </>
    ),
  },
  {
    header: 'Amount',
    align: 'end',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ amount, transfer, state }) => (
      <>
        {formatRupees(amount)}
        {state === 'PAID' && transfer && (
          <p className="meta muted">
            {formatRupees(transfer.net)} paid
            {transfer.withheld > 0 && `, ${formatRupees(transfer.withheld)} TDS`}
          </p>
        )}
      </>
    ),
  },
  {
    header: 'Status',
    onCard: 'labelled',
    cell: ({ state, awaited, holdReason, heldBy, batchId, transfer }) => (
      <>
        <StatusBadge family={REWARD_STANDING_BADGES[state].family}>
          {REWARD_STANDING_BADGES[state].label}
        </StatusBadge>
        {awaited && AWAITED[awaited] && (
          <p className="small muted">
            {AWAITED[awaited]}
            {holdReason && ` by ${heldBy}: ${holdReason}`}
          </p>
        )}
        {batchId && (state === 'IN_PAYOUT' || state === 'PAID' || state === 'CLAWBACK') && (
          <p className="small">
            <Link to={`/admin/payouts/${batchId}`}>{transfer?.reference ?? 'See the payout'}</Link>
          </p>
        )}
      </>
    ),
  },
  {
    header: 'Due',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ dueAt, endedAt, transfer }) => (
      <>
        {formatDay(dueAt)}
        {transfer?.paidOn && <p className="meta muted">Paid {formatDay(transfer.paidOn)}</p>}
        {endedAt && <p className="meta muted">Ended {formatDay(endedAt)}</p>}
      </>
    ),
  },
];

interface RewardsTableProps {
  rewards: readonly AdminReward[];
  /** For rewards that can be paid. */
  selection: Selection<AdminReward> | undefined;
  onAsk: (action: RewardAction, reward: AdminReward) => void;
}

/** The ledger of rewards: the recipient, the hire, and the state. */
export function RewardsTable({ rewards, selection, onAsk }: RewardsTableProps) {
  const menu: Column<AdminReward> = {
    header: 'Actions',
    hidesHeader: true,
    align: 'end',
    // In the corner is the checkbox, if there is one.
    onCard: selection ? 'wide' : 'corner',
    cell: (reward) => <RewardMenu reward={reward} onAsk={onAsk} />,
  };
  return (
    <DataTable
      caption="Rewards"
      columns={[...COLUMNS, menu]}
      rows={rewards}
      rowKey={({ id }) => id}
      isTall
      narrow="cards"
      selection={
        selection && {
          has: ({ id }) => selection.has(id),
          toggle: selection.toggle,
          label: ({ beneficiary, amount }) => `${formatRupees(amount)} of ${beneficiary.name}`,
          isFull: selection.isFull,
        }
      }
    />
  );
}
