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

/** What a card says at its foot: since when a person is where they are. */
export function sinceOf(applicant: Applicant): string {
  if (applicant.status === 'NEW') {
    const applied = formatRelative(applicant.appliedAt ?? applicant.createdAt);
    return `Applied ${/^(Just|Yesterday)/.test(applied) ? applied.toLowerCase() : applied}`;
  }
  if (applicant.status === 'HIRED') return `Hired ${formatDay(applicant.statusChangedAt)}`;
  const days = daysHere(applicant);
  return days === 0 ? 'Since today' : `${count(days, 'day')} here`;
}

/** Of one who is interviewed: `Tue, 3:00 pm` and `Round 2`. */
export function meetingOf({ status, interview }: Applicant): { when: string; round: string } | null {
  if (!interview || status !== 'INTERVIEW') return null;
  const { interviewStage, totalStages, startsAt } = interview;
  const round = totalStages > 1 ? `Round ${interviewStage}` : 'Interview';
  return { round, when: WHEN[interview.status] ?? (startsAt ? formatMeeting(startsAt) : 'Interview over') };
}

/** Where there is no time to be there. */
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

/** Nobody has decided for this many days. */
export const IDLE_DAYS = 5;

export function isIdle(applicant: Applicant): boolean {
  return applicationMoves.phaseOf(applicant.status) === 'CONSIDERED' && daysHere(applicant) > IDLE_DAYS;
}
