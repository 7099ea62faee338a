import type { Hire } from '#contract/hires/hire.ts';
import type { Viewer } from '#contract/labels/badge.ts';
import {
  DISPUTE_SUBJECT_LABELS,
  type HireStatus,
  hireStatusBadge,
  LEAVE_CAUSE_LABELS,
} from '#contract/labels/hires.ts';
import { payInWords } from '#contract/offers/comparison.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { nonBreaking } from '#web/lib/format/non-breaking.ts';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';

export function HireBadge({ status, viewer }: { status: HireStatus; viewer: Viewer }) {
  const { label, family } = hireStatusBadge(status, viewer);
  return <StatusBadge family={family}>{label}</StatusBadge>;
}

export function HireFacts({ hire }: { hire: Hire }) {
  const { joinedOn, annualSalary, confirmedAt, guaranteedUntil, leftOn, leaveCause } = hire;
  const { isRetained, disputeOf, disputeReason, settledReason } = hire;
  const dispute = disputeOf && `${DISPUTE_SUBJECT_LABELS[disputeOf]}: ${disputeReason}`;
  return (
    <DescriptionList
      termWidth={120}
      items={[
        ['First day', formatDay(joinedOn)],
        [
          'First-year salary',
          <span key="pay" className="strong num">
            {nonBreaking(payInWords(annualSalary))}
          </span>,
        ],
        ['Confirmed', confirmedAt ? formatDay(confirmedAt) : null],
        ['First 90 days', isRetained ? 'Complete' : `Until the end of ${formatDay(guaranteedUntil)}`],
        ['Last day', leftOn ? formatDay(leftOn) : null],
        ['Cause', leaveCause ? LEAVE_CAUSE_LABELS[leaveCause] : null],
        ['Disputed', dispute],
        ['Settled', settledReason],
      ]}
    />
  );
}
