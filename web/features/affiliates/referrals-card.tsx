import type { AffiliateDashboard, AffiliateReferral } from '#contract/affiliates.ts';
import { REFERRAL_STATUS_BADGES, REWARD_STANDING_BADGES } from '#contract/labels/referrals.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';

const KINDS: Record<AffiliateReferral['kind'], string> = { JOBSEEKER: 'Graduate', RECRUITER: 'Company' };

const COLUMNS: readonly Column<AffiliateReferral>[] = [
  {
    header: 'Signed up',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ signedUpAt }) => formatDay(signedUpAt),
  },
  { header: 'Who', onCard: 'labelled', cell: ({ kind }) => KINDS[kind] },
  { header: 'Status', onCard: 'labelled', cell: (referral) => <Status referral={referral} /> },
  {
    header: 'Earnings',
    align: 'end',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ earningsAmount, rewardState }) => (
      <>
        {earningsAmount === 0 ? <span className="faint">–</span> : formatRupees(earningsAmount)}
        {rewardState && <p className="meta muted">{REWARD_STANDING_BADGES[rewardState].label}</p>}
      </>
    ),
  },
];

interface ReferralsCardProps {
  page: AffiliateDashboard['referrals'];
  onPage: (page: number) => void;
}

/** The sign-ups through the link, without names, and how far they have got. */
export function ReferralsCard({ page, onPage }: ReferralsCardProps) {
  return (
    <Card title="Referrals" flush>
      {page.totalElements === 0 ? (
        <EmptyState title="No sign-ups yet">
          Graduates and companies that sign up by your link appear here with their status.
        </EmptyState>
      ) : (
        <DataTable
          caption="Referrals"
          columns={COLUMNS}
          rows={page.content}
          rowKey={({ id }) => id}
          narrow="cards"
        />
      )}
      <Pager page={page} onChange={onPage} />
    </Card>
  );
}

function Status({ referral: { status, hiredAt } }: { referral: AffiliateReferral }) {
  const { label, family } = REFERRAL_STATUS_BADGES[status];
  return (
    <>
      <StatusBadge family={family}>{label}</StatusBadge>
      {hiredAt && <p className="meta muted num">{formatDay(hiredAt)}</p>}
    </>
  );
}
