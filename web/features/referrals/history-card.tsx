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
import { contactInWords } from './contact-words.ts';
import classes from './history-card.module.css';
import { intoView } from './into-view.ts';
import { awaitedOf, stepsOf } from './steps-in-words.ts';

interface HistoryCardProps {
  page: number;
  onPage: (page: number) => void;
  /** The referral that a notification led to. */
  marked: string | undefined;
}

/** Everybody who was invited or came by the link, newest first. */
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

/** Every date of it, behind one press, and what is still awaited in sight. */
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
