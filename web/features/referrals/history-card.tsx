import { Table } from '@mantine/core';
import { REFERRAL_STATUS_BADGES, REWARD_STATE_BADGES } from '#contract/labels/referrals.ts';
import { listReferrals, type Referral } from '#contract/referrals/referral.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatDay, formatRupees } from '#web/lib/format.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { ErrorPanel } from '#web/ui/display/error-panel.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { contactInWords } from './contact-words.ts';
import classes from './history-card.module.css';
import { intoView } from './into-view.ts';

interface HistoryCardProps {
  page: number;
  onPage: (page: number) => void;
  /** The referral that a notification led to. */
  marked: string | undefined;
}

/** Everybody who was invited or came by the link, newest first; on a phone each row is a card. */
export function HistoryCard({ page, onPage, marked }: HistoryCardProps) {
  const history = useEndpoint(listReferrals, { query: { page } }, { keepPrevious: true });
  const { data, error } = history;
  return (
    <Card title="Referral History" flush>
      {error && (
        <div className={classes.error}>
          <ErrorPanel
            message={error.message}
            onRetry={() => void history.refetch()}
            retrying={history.isFetching}
          />
        </div>
      )}
      {history.isPending && <LoadingRows count={3} circle />}
      {data?.totalElements === 0 && (
        <EmptyState title="No invitations yet">
          We pay you once a person you referred has been hired and has completed 90 days in the job.
        </EmptyState>
      )}
      {data && data.totalElements > 0 && (
        <Table className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Contact</Table.Th>
              <Table.Th>Status</Table.Th>
              <Table.Th>Invited Date</Table.Th>
              <Table.Th className={classes.number}>Earnings</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.content.map((referral) => (
              <Row key={referral.id} referral={referral} marked={referral.id === marked} />
            ))}
          </Table.Tbody>
        </Table>
      )}
      {data && <Pager page={data} onChange={onPage} />}
    </Card>
  );
}

function Row({ referral, marked }: { referral: Referral; marked: boolean }) {
  const { status, invitedAt, hiredAt, companyHiredAt, earningsAmount, rewardState } = referral;
  const { name, detail } = contactInWords(referral);
  const { label, family } = REFERRAL_STATUS_BADGES[status];
  return (
    <Table.Tr data-marked={marked || undefined} ref={marked ? intoView : undefined}>
      <Table.Td>
        <p className={classes.name}>{name}</p>
        {detail && <p className="small muted">{detail}</p>}
      </Table.Td>
      <Table.Td>
        <StatusBadge family={family}>{label}</StatusBadge>
        {hiredAt && (
          <p className={`meta muted num ${classes.hire}`}>
            {companyHiredAt && `${companyHiredAt}, `}
            {formatDay(hiredAt)}
          </p>
        )}
      </Table.Td>
      <Table.Td className="num" data-label="Invited Date">
        {formatDay(invitedAt)}
      </Table.Td>
      <Table.Td className={`${classes.number} num`} data-label="Earnings">
        {earningsAmount === 0 ? <span className="faint">–</span> : formatRupees(earningsAmount)}
        {rewardState && <p className="meta muted">{REWARD_STATE_BADGES[rewardState].label}</p>}
      </Table.Td>
    </Table.Tr>
  );
}
