import { isWaiting } from '#contract/companies/approval.policy.ts';
import type { AdminRecruiter } from '#contract/companies/recruiter-review.ts';
import { addWorkingDays } from '#contract/kit/zoned-time.ts';
import { formatDay, formatTime } from '#web/lib/format/dates.ts';

/** The promise to recruiters: 2-3 business days. */
const REVIEW_DAYS = 3;

export interface TimelineEntry {
  id: string;
  label: string;
  note?: string;
  state: 'done' | 'current' | 'next';
}

type Told = Pick<
  AdminRecruiter,
  'approvalStatus' | 'createdAt' | 'submittedAt' | 'approvedAt' | 'rejectedAt'
> & { history: readonly Omit<AdminRecruiter['history'][number], 'reason'>[] };

const LABELS: Readonly<Record<string, string>> = {
  'company.submitted': 'Submitted for approval',
  'company.resubmitted': 'Submitted again',
  'company.cancelled': 'Submission taken back',
  'company.review_started': 'Under review',
  'company.approved': 'Approved',
  'company.rejected': 'Rejected',
  'company.suspended': 'Suspended',
  'company.reinstated': 'Reinstated',
  'company.change_proposed': 'Change of details proposed',
  'company.change_withdrawn': 'Change of details taken back',
  'company.change_approved': 'Change of details approved',
  'company.change_rejected': 'Change of details rejected',
};

/** The events of an application, oldest first, and what is due next. */
export function timelineOf(recruiter: Told, now = Date.now()): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    { id: 'created', label: 'Account created', note: timeOf(recruiter.createdAt), state: 'done' },
    ...(recruiter.history.some(({ action }) => isSubmission(action)) ? [] : datesOf(recruiter)),
    ...stepsOf(recruiter),
  ];
  if (recruiter.submittedAt && isWaiting(recruiter.approvalStatus)) {
    const due = addWorkingDays(new Date(recruiter.submittedAt), REVIEW_DAYS);
    const verb = due.getTime() < now ? 'was due' : 'due';
    entries.push({ id: 'due', label: `Decision ${verb} by ${formatDay(due)}`, state: 'next' });
  }
  return entries;
}

function stepsOf({ history, approvalStatus }: Told): TimelineEntry[] {
  return history.map(({ id, action, at, byName }, place) => {
    const isOpen =
      place === history.length - 1 &&
      action === 'company.review_started' &&
      approvalStatus === 'UNDER_REVIEW';
    const by = byName && !isOwnStep(action) ? `, by ${byName}` : '';
    return {
      id,
      label: LABELS[action] ?? action,
      note: isOpen ? `Since ${formatDay(at)}${by}` : `${timeOf(at)}${by}`,
      state: isOpen ? 'current' : 'done',
    };
  });
}

/** For applications from before events were recorded: uses their dates. */
function datesOf({ history, approvalStatus, submittedAt, approvedAt, rejectedAt }: Told): TimelineEntry[] {
  const dates = [
    ['company.submitted', submittedAt],
    ['company.rejected', rejectedAt],
    ['company.approved', approvedAt],
  ] as const;
  const isRecorded = (step: string) => history.some(({ action }) => action === step);
  const entries = dates.flatMap(([id, at]): TimelineEntry[] =>
    at && !isRecorded(id) ? [{ id, label: LABELS[id] ?? id, note: timeOf(at), state: 'done' }] : [],
  );
  if (history.length > 0) return entries;
  if (approvalStatus === 'UNDER_REVIEW') entries.push({ id: 'now', label: 'Under review', state: 'current' });
  if (approvalStatus === 'SUSPENDED') entries.push({ id: 'now', label: 'Suspended', state: 'done' });
  return entries;
}

function isSubmission(action: string): boolean {
  return action === 'company.submitted' || action === 'company.resubmitted';
}

function isOwnStep(action: string): boolean {
  return isSubmission(action) || action === 'company.cancelled';
}

function timeOf(moment: string): string {
  return `${formatDay(moment)}, ${formatTime(moment)}`;
}
