import type { Applicant } from '#contract/applications/application.ts';
import { applicationMoves } from '#contract/applications/transitions.ts';
import { DAY_MS } from '#contract/kit/days.ts';
import type { InterviewStatus } from '#contract/labels/interviews.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatMeeting, formatRelative } from '#web/lib/format/spans.ts';

/** `IIT Kharagpur ’21` */
export function schoolOf({ institute, graduationYear }: Applicant['candidate']): string {
  if (!institute) return '';
  return graduationYear ? `${institute} ’${String(graduationYear % 100).padStart(2, '0')}` : institute;
}

/** Whole days since the last change of stage. */
export function daysHere({ statusChangedAt }: Applicant, now = Date.now()): number {
  return Math.max(0, Math.floor((now - Date.parse(statusChangedAt)) / DAY_MS));
}

/** The bottom line of a card: since when a person is in their stage. */
export function sinceOf(applicant: Applicant): string {
  if (applicant.status === 'NEW') {
    const applied = formatRelative(applicant.appliedAt ?? applicant.createdAt);
    return `Applied ${/^(Just|Yesterday)/.test(applied) ? applied.toLowerCase() : applied}`;
  }
  if (applicant.status === 'HIRED') return `Hired ${formatDay(applicant.statusChangedAt)}`;
  const days = daysHere(applicant);
  return days === 0 ? 'Since today' : `${count(days, 'day')} here`;
}

/** For a person with an interview: `Tue, 3:00 pm` and `Round 2`. */
export function meetingOf({ status, interview }: Applicant): { when: string; round: string } | null {
  if (!interview || status !== 'INTERVIEW') return null;
  const { interviewStage, totalStages, startsAt } = interview;
  const round = totalStages > 1 ? `Round ${interviewStage}` : 'Interview';
  return { round, when: WHEN[interview.status] ?? (startsAt ? formatMeeting(startsAt) : 'Interview over') };
}

/** Labels for interviews without an upcoming time. */
const WHEN: Readonly<Partial<Record<InterviewStatus, string>>> = {
  PENDING: 'Awaiting times',
  ACCEPTED: 'Pick a time',
  RESCHEDULE_REQUESTED: 'Pick another time',
  COMPLETED: 'Interviewed',
  NO_SHOW: 'No-show',
  DECLINED: 'Request declined',
  EXPIRED: 'Request expired',
  WITHDRAWN: 'Request withdrawn',
  CANCELLED: 'Interview cancelled',
};

/** After this many days without a decision an applicant counts as idle. */
export const IDLE_DAYS = 5;

export function isIdle(applicant: Applicant): boolean {
  return applicationMoves.phaseOf(applicant.status) === 'CONSIDERED' && daysHere(applicant) > IDLE_DAYS;
}
