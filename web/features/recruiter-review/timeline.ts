import { canDecide } from '#contract/companies/approval.policy.ts';
import type { AdminRecruiter } from '#contract/recruiters/admin.ts';
import { formatDay, formatTime } from '#web/lib/format.ts';

const DAY = 86_400_000;
/** The promise made to recruiters: 2-3 business days. */
const REVIEW_DAYS = 3;

export interface TimelineEntry {
  id: string;
  label: string;
  note?: string;
  state: 'done' | 'current' | 'next';
}

type Told = Pick<
  AdminRecruiter,
  'approvalStatus' | 'createdAt' | 'submittedAt' | 'approvedAt' | 'rejectedAt' | 'history'
>;

const LABELS: Readonly<Record<string, string>> = {
  'company.submitted': 'Submitted for approval',
  'company.resubmitted': 'Submitted again',
  'company.cancelled': 'Submission taken back',
  'company.review_started': 'Under review',
  'company.approved': 'Approved',
  'company.rejected': 'Rejected',
  'company.suspended': 'Suspended',
};

/** What happened to an application, oldest first, and what is due next. */
export function timelineOf(recruiter: Told): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    { id: 'created', label: 'Account created', note: timeOf(recruiter.createdAt), state: 'done' },
    ...(recruiter.history.length > 0 ? stepsOf(recruiter) : datesOf(recruiter)),
  ];
  if (recruiter.submittedAt && canDecide(recruiter.approvalStatus)) {
    const due = formatDay(businessDaysAfter(recruiter.submittedAt, REVIEW_DAYS));
    entries.push({ id: 'due', label: `Decision due by ${due}`, state: 'next' });
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
      note: isOpen ? `Since ${timeOf(at)}${by}` : `${timeOf(at)}${by}`,
      state: isOpen ? 'current' : 'done',
    };
  });
}

/** Applications that were moved before moves were recorded still have their dates. */
function datesOf({ submittedAt, approvedAt, rejectedAt }: Told): TimelineEntry[] {
  const dates = [
    ['submitted', submittedAt],
    ['rejected', rejectedAt],
    ['approved', approvedAt],
  ] as const;
  return dates.flatMap(([name, at]) =>
    at
      ? [{ id: name, label: LABELS[`company.${name}`] ?? name, note: timeOf(at), state: 'done' as const }]
      : [],
  );
}

function isOwnStep(action: string): boolean {
  return ['company.submitted', 'company.resubmitted', 'company.cancelled'].includes(action);
}

function timeOf(moment: string): string {
  return `${formatDay(moment)}, ${formatTime(moment)}`;
}

/** Saturdays and Sundays do not count. */
export function businessDaysAfter(start: string, days: number): Date {
  const indian = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', weekday: 'short' });
  let moment = new Date(start);
  for (let left = days; left > 0; ) {
    moment = new Date(moment.getTime() + DAY);
    if (!['Sat', 'Sun'].includes(indian.format(moment))) left -= 1;
  }
  return moment;
}
