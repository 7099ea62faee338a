import { Button } from '@mantine/core';
import { affiliateMoves } from '#contract/affiliates.transitions.ts';
import type { AdminAffiliate, AffiliateAction } from '#contract/affiliates.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { AFFILIATE_STATUS_BADGES } from '#contract/labels/referrals.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { PersonCell } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { DecisionButtons } from '#web/ui/table/decision-buttons.tsx';

interface AffiliatesTableProps {
  affiliates: readonly AdminAffiliate[];
  /** The affiliate whose details are open. */
  openId: string | undefined;
  onView: (id: string, action?: AffiliateAction) => void;
}

const COLUMNS: readonly Column<AdminAffiliate>[] = [
  {
    header: 'Affiliate',
    cell: (affiliate) => (
      <PersonCell name={fullName(affiliate)}>
        <MailAddress address={affiliate.email} />
      </PersonCell>
    ),
  },
  {
    header: 'Website',
    cell: ({ website }) => (
      <span style={{ display: 'block', minWidth: 96, overflowWrap: 'anywhere' }}>{website}</span>
    ),
  },
  {
    header: 'Status',
    cell: ({ status, statusDisplay }) => (
      <StatusBadge family={AFFILIATE_STATUS_BADGES[status].family}>{statusDisplay}</StatusBadge>
    ),
  },
  { header: 'Sign-ups', isFigure: true, align: 'end', cell: ({ signUps }) => formatNumber(signUps) },
  { header: 'Hires', isFigure: true, align: 'end', cell: ({ hires }) => formatNumber(hires) },
  { header: 'Applied', isFigure: true, cell: ({ createdAt }) => formatDay(createdAt) },
];

/** All applicants to the affiliate programme. */
export function AffiliatesTable({ affiliates, openId, onView }: AffiliatesTableProps) {
  const actions: Column<AdminAffiliate> = {
    header: 'Actions',
    align: 'end',
    cell: (affiliate) => (
      <DecisionButtons
        name={fullName(affiliate)}
        isOpen={affiliateMoves.phaseOf(affiliate.status) === 'WAITING'}
        onApprove={() => onView(affiliate.id, 'APPROVE')}
        onReject={() => onView(affiliate.id, 'REJECT')}
      >
        <Button
          size="xs"
          variant="link"
          px={8}
          aria-label={`View Details of ${fullName(affiliate)}`}
          onClick={() => onView(affiliate.id)}
        >
          View Details
        </Button>
      </DecisionButtons>
    ),
  };
  return (
    <DataTable
      caption="Affiliates"
      columns={[...COLUMNS, actions]}
      rows={affiliates}
      rowKey={({ id }) => id}
      isTall
      narrow="scroll"
      minWidth={920}
      isMarked={({ id }) => id === openId}
    />
  );
}
