import { creditPercent, nextCheckAt } from '#contract/hires/credit.policy.ts';
import { daysBetween } from '#contract/kit/days.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as applications from '#server/features/applications/applications.service.ts';
import * as candidates from '#server/features/candidates/profile/profile.service.ts';
import * as interviews from '#server/features/interviews/interviews.service.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import * as offers from '#server/features/offers/offers.service.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { hireConfirmed, hireDidNotJoin, hireLeft } from './hires.events.ts';
import type { HireRow } from './hires.queries.ts';

/** What the companies read whose requests, applications and offers close with a hire elsewhere. */
const HIRED_ELSEWHERE = 'Hired by another company on Medallist.';

function subjectOf({ id: hireId, applicationId, companyId, candidateId }: HireRow) {
  return { hireId, applicationId, companyId, candidateId };
}

/** What a confirmation keeps on the hire itself. */
export function confirmation(hire: HireRow) {
  const at = now();
  return hire.confirmedAt ? {} : { confirmedAt: at, askAt: nextCheckAt(hire.joinedOn, at) };
}

/** The candidate is hired, for nobody else to wait for; the opening is filled. */
export async function settleIn(db: Db, hire: HireRow, actorId: string | null): Promise<void> {
  const { applicationId, candidateId, jobId } = hire;
  await applications.hire(db, { applicationId, actorId });
  const done = { party: 'RECRUITER', actorId: null, reason: 'The candidate is hired.' } as const;
  await interviews.closeOpen(db, { applicationId }, done);
  const mover = { party: 'CANDIDATE', actorId: null, reason: HIRED_ELSEWHERE } as const;
  await offers.closeWaiting(db, { candidateId }, mover);
  await interviews.closeOpen(db, { candidateId }, mover);
  await applications.withdrawAll(db, { candidateId, actorId: null, reason: HIRED_ELSEWHERE });
  await candidates.setVisibility(db, candidateId, { isVisible: false, actorId: null });
  await jobs.closeIfFilled(db, jobId);
  await emit(db, hireConfirmed, subjectOf(hire));
}

export async function seeOff(db: Db, hire: HireRow & { leftOn: string }): Promise<void> {
  const day = daysBetween(hire.joinedOn, hire.leftOn);
  await emit(db, hireLeft, { ...subjectOf(hire), day, creditPercent: creditPercent(day) });
}

/** Nobody came: the application is over, and what had followed from a confirmation is undone by who did it. */
export async function undo(db: Db, hire: HireRow, actorId: string | null): Promise<void> {
  const { applicationId } = hire;
  await applications.unhire(db, { applicationId, actorId });
  await emit(db, hireDidNotJoin, { ...subjectOf(hire), wasConfirmed: hire.confirmedAt !== null });
}
