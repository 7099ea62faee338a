import type { Applicant } from '#contract/applications/application.ts';
import { applicationMoves } from '#contract/applications/transitions.ts';
import { count, formatDay, formatRelative } from '#web/lib/format.ts';

const DAY = 86_400_000;

export function nameOf({ firstName, lastName }: Applicant['candidate']): string {
  return `${firstName} ${lastName}`;
}

/** `IIT Kharagpur ’21` */
export function schoolOf({ institute, graduationYear }: Applicant['candidate']): string {
  if (!institute) return '';
  return graduationYear ? `${institute} ’${String(graduationYear % 100).padStart(2, '0')}` : institute;
}

/** Whole days since the last change of stage. */
export function daysHere({ statusChangedAt }: Applicant, now = Date.now()): number {
  return Math.max(0, Math.floor((now - Date.parse(statusChangedAt)) / DAY));
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

/** Nobody has decided for this many days. */
export const IDLE_DAYS = 5;

export function isIdle(applicant: Applicant): boolean {
  return applicationMoves.phaseOf(applicant.status) === 'CONSIDERED' && daysHere(applicant) > IDLE_DAYS;
}
