import { REFERRAL_FLAG_LABELS, REFERRAL_REVIEW_BADGES } from '#contract/labels/referrals.ts';
import type { AdminReferral } from '#contract/referrals/review.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { RowTitle } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';

interface ReferralsReviewTableProps {
  referrals: readonly AdminReferral[];
  openId: string | undefined;
  onOpen: (id: string) => void;
}

export function ReferralsReviewTable({ referrals, openId, onOpen }: ReferralsReviewTableProps) {
  const columns: readonly Column<AdminReferral>[] = [
    {
      header: 'Newcomer',
      onCard: 'wide',
      cell: ({ id, newcomer }) => (
        <>
          <RowTitle label={`Open ${newcomer.name}`} onOpen={() => onOpen(id)}>
            {newcomer.name}
          </RowTitle>
          <p className="small muted">
            <MailAddress address={newcomer.email} />
          </p>
        </>
      ),
    },
    {
      header: 'Referred by',
      onCard: 'labelled',
      cell: ({ referrer }) => (
        <>
          <p>{referrer.name}</p>
          <p className="small muted">
            <MailAddress address={referrer.email} />
          </p>
        </>
      ),
    },
    {
      header: 'Flags',
      onCard: 'labelled',
      cell: ({ flags }) => flags.map((flag) => REFERRAL_FLAG_LABELS[flag]).join(', ') || 'None',
    },
    {
      header: 'Signed up',
      isFigure: true,
      onCard: 'labelled',
      cell: ({ signedUpAt }) => formatDay(signedUpAt),
    },
    { header: 'Decision', onCard: 'labelled', cell: (referral) => <Decision referral={referral} /> },
  ];
  return (
    <DataTable
      caption="Referrals"
      columns={columns}
      rows={referrals}
      rowKey={({ id }) => id}
      isTall
      narrow="cards"
      isMarked={({ id }) => id === openId}
    />
  );
}

function Decision({ referral: { flags, review, reviewedBy } }: { referral: AdminReferral }) {
  if (flags.length === 0) return null;
  if (!review) return <StatusBadge family="warning">To decide</StatusBadge>;
  const { label, family } = REFERRAL_REVIEW_BADGES[review];
  return (
    <>
      <StatusBadge family={family}>{label}</StatusBadge>
      {reviewedBy && <p className="small muted">by {reviewedBy}</p>}
    </>
  );
}
