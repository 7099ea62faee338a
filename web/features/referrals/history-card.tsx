import { VisuallyHidden } from '@mantine/core';
import { REFERRAL_STATUS_BADGES, REWARD_STANDING_BADGES } from '#contract/labels/referrals.ts';
import { listReferrals, type Referral } from '#contract/referrals/referral.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';
import classes from './history-card.module.css';
import { intoView } from './invite-card.tsx';

interface ContactInWords {
  name: string;
  /** A second line, if there is more to say. */
  detail: string | null;
}

/** The referred contact, as far as the referrer may know. */
export function contactInWords(
  referral: Pick<Referral, 'invitedEmail' | 'candidateName' | 'kind'>,
): ContactInWords {
  const { invitedEmail, candidateName, kind } = referral;
  if (kind === null) {
    if (invitedEmail) return { name: invitedEmail, detail: null };
    return { name: 'Address erased', detail: 'No answer within 90 days' };
  }
  const way = invitedEmail ?? 'Came by your link';
  const name = candidateName ?? 'Account deleted';
  return { name, detail: kind === 'RECRUITER' ? `Company. ${way}` : way };
}

interface Step {
  label: string;
  at: string;
}

/** The completed steps with their days, in order. */
export function stepsOf({ invitedEmail, invitedAt, hiredAt, dates }: StepFacts): Step[] {
  const steps: [string, string | null][] = [
    [invitedEmail ? 'Invited' : 'Came by your link', invitedAt],
    ['Signed up', dates.signedUpAt],
    ['Approved', dates.approvedAt],
    ['Hired', hiredAt],
    ['Reward earned', dates.earnedAt],
    ['90 days complete', dates.payableAt],
    ['Paid', dates.paidAt],
  ];
  return steps.flatMap(([label, at]) => (at ? [{ label, at }] : []));
}

type StepFacts = Pick<
  Referral,
  'status' | 'kind' | 'invitedEmail' | 'candidateName' | 'invitedAt' | 'hiredAt' | 'rewardState' | 'dates'
>;

/** What the reward still waits for; null if nothing. */
export function awaitedOf(referral: StepFacts): string | null {
  const { status, kind, invitedEmail, candidateName, rewardState, dates } = referral;
  if (status === 'INVITED') return invitedEmail ? 'Waiting for their sign-up' : null;
  if (candidateName === null && status !== 'HIRED') return null;
  if (status === 'SIGNUP')
    return `Waiting for ${kind === 'RECRUITER' ? 'the approval of their company' : 'their complete profile'}`;
  if (status === 'APPROVED')
    return kind === 'RECRUITER' ? 'Waiting for their first hire' : 'Waiting for their hire';
  if (rewardState === null) return 'Waiting for the hire to be confirmed';
  if (rewardState === 'EARNED') {
    const { payableFrom } = dates;
    return payableFrom
      ? `Held until ${formatDay(payableFrom)}, when 90 days are complete`
      : 'Held until 90 days are complete';
  }
  return rewardState === 'PAYABLE' || rewardState === 'IN_PAYOUT'
    ? 'Waiting for the payment, within 30 days'
    : null;
}

interface HistoryCardProps {
  page: number;
  onPage: (page: number) => void;
  /** The referral that a notification links to. */
  marked: string | undefined;
}

/** Everybody who was invited or came through the link, newest first. */
export function HistoryCard({ page, onPage, marked }: HistoryCardProps) {
  const history = useEndpoint(listReferrals, { query: { page } }, { keepPrevious: true });
  return (
    <PagedCard
      title="Referral History"
      list={history}
      expected={{ count: 3, circle: true }}
      empty={
        <EmptyState title="No invitations yet">
          We pay you once a person you referred has been hired and has completed 90 days in the job.
        </EmptyState>
      }
      onPage={onPage}
    >
      {(referrals) => (
        <DataTable
          caption="Referral History"
          columns={COLUMNS}
          rows={referrals}
          rowKey={({ id }) => id}
          narrow="cards"
          cardColumns="minmax(0, 1fr) fit-content(60%)"
          isMarked={({ id }) => id === marked}
          markedRef={intoView}
          className={classes.table}
        />
      )}
    </PagedCard>
  );
}

const COLUMNS: readonly Column<Referral>[] = [
  { header: 'Contact', cell: (referral) => <Contact referral={referral} /> },
  { header: 'Status', className: classes.right, cell: (referral) => <Status referral={referral} /> },
  {
    header: 'Invited Date',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ invitedAt }) => formatDay(invitedAt),
  },
  {
    header: 'Steps',
    onCard: 'wide',
    className: classes.steps,
    cell: (referral) => <Steps referral={referral} />,
  },
  {
    header: 'Earnings',
    align: 'end',
    isFigure: true,
    onCard: 'labelled',
    className: classes.right,
    cell: ({ earningsAmount, rewardState }) => (
      <>
        {earningsAmount === 0 ? (
          <span className={`faint ${classes.none}`}>–</span>
        ) : (
          formatRupees(earningsAmount)
        )}
        {rewardState && <p className="meta muted">{REWARD_STANDING_BADGES[rewardState].label}</p>}
      </>
    ),
  },
];

function Contact({ referral }: { referral: Referral }) {
  const { name, detail } = contactInWords(referral);
  return (
    <>
      <p className="strong">{name}</p>
      {detail && <p className="small muted">{detail}</p>}
    </>
  );
}

/** Every date on expansion; the pending condition is always visible. */
function Steps({ referral }: { referral: Referral }) {
  const awaited = awaitedOf(referral);
  const { name } = contactInWords(referral);
  return (
    <>
      {awaited && <p className="small muted">{awaited}</p>}
      <Disclosure
        summary={
          <>
            Dates<VisuallyHidden component="span"> of {name}</VisuallyHidden>
          </>
        }
      >
        <ul className="meta muted num">
          {stepsOf(referral).map(({ label, at }) => (
            <li key={label}>
              {label} {formatDay(at)}
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}

function Status({ referral: { status, hiredAt, companyHiredAt } }: { referral: Referral }) {
  const { label, family } = REFERRAL_STATUS_BADGES[status];
  return (
    <>
      <StatusBadge family={family}>{label}</StatusBadge>
      {hiredAt && (
        <p className={`meta muted num ${classes.hire}`}>
          {companyHiredAt && `${companyHiredAt}, `}
          {formatDay(hiredAt)}
        </p>
      )}
    </>
  );
}
