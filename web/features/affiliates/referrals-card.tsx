import { Table } from '@mantine/core';
import type { AffiliateDashboard, AffiliateReferral } from '#contract/affiliates.ts';
import { REFERRAL_STATUS_BADGES, REWARD_STATE_BADGES } from '#contract/labels/referrals.ts';
import { formatDay, formatRupees } from '#web/lib/format.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import classes from './affiliate-dashboard.module.css';

const KINDS: Record<AffiliateReferral['kind'], string> = { JOBSEEKER: 'Graduate', RECRUITER: 'Company' };

interface ReferralsCardProps {
  page: AffiliateDashboard['referrals'];
  onPage: (page: number) => void;
}

/** Who signed up by the link, without a name, and how far they have got. */
export function ReferralsCard({ page, onPage }: ReferralsCardProps) {
  return (
    <Card title="Referrals" flush>
      {page.totalElements === 0 ? (
        <EmptyState title="No sign-ups yet">
          Graduates and companies that sign up by your link appear here with their status.
        </EmptyState>
      ) : (
        <Table className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Signed up</Table.Th>
              <Table.Th>Who</Table.Th>
              <Table.Th>Status</Table.Th>
              <Table.Th className={classes.number}>Earnings</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {page.content.map((referral) => (
              <Row key={referral.id} referral={referral} />
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Pager page={page} onChange={onPage} />
    </Card>
  );
}

function Row({ referral }: { referral: AffiliateReferral }) {
  const { kind, status, signedUpAt, hiredAt, earningsAmount, rewardState } = referral;
  const { label, family } = REFERRAL_STATUS_BADGES[status];
  return (
    <Table.Tr>
      <Table.Td className="num">{formatDay(signedUpAt)}</Table.Td>
      <Table.Td>{KINDS[kind]}</Table.Td>
      <Table.Td>
        <StatusBadge family={family}>{label}</StatusBadge>
        {hiredAt && <p className="meta muted num">{formatDay(hiredAt)}</p>}
      </Table.Td>
      <Table.Td className={`${classes.number} num`}>
        {earningsAmount === 0 ? <span className="faint">–</span> : formatRupees(earningsAmount)}
        {rewardState && <p className="meta muted">{REWARD_STATE_BADGES[rewardState].label}</p>}
      </Table.Td>
    </Table.Tr>
  );
}
