import type { HireAction } from '#contract/hires/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { AuditAction } from '#server/platform/audit/actions.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { type HireMoved, hireMoved } from './hires.events.ts';
import { getHire } from './hires.queries.ts';

/** What the person who did it reads later. */
const DONE: Record<HireAction, [AuditAction, string]> = {
  RECORD: ['hire.recorded', 'Recorded joining'],
  CONFIRM: ['hire.confirmed', 'Confirmed joining'],
  DISPUTE: ['hire.disputed', 'Disputed a hire'],
  REPORT_ABSENCE: ['hire.absence_reported', 'Reported that somebody did not join'],
  AGREE_ABSENCE: ['hire.absence_agreed', 'Confirmed not having joined'],
  REPORT_LEAVING: ['hire.leaving_reported', 'Reported leaving early'],
  AGREE_LEAVING: ['hire.leaving_agreed', 'Confirmed leaving early'],
  UPHOLD: ['hire.upheld', 'Settled a dispute: the hire stands'],
  REJECT: ['hire.rejected', 'Settled a dispute: there was no hire'],
  FIND_LEFT: ['hire.found_left', 'Settled: left early'],
  FIND_ABSENT: ['hire.found_absent', 'Settled a dispute: did not join'],
};

async function leaveTrace(
  db: Db,
  { action: move, actorId, hireId, party, reason, from, to, ip }: HireMoved,
): Promise<void> {
  if (!actorId) return;
  const { jobTitle, companyName, companyId, candidateId, candidateName } = await getHire(db, hireId);
  const [action, words] = DONE[move];
  const settled = party === 'ADMIN' ? `, ${candidateName}` : '';
  const summary = `${words}: ${jobTitle}, ${companyName}${settled}`;
  await audit.record(db, {
    ...{ actorId, action, subjectId: hireId, companyId, personId: candidateId, summary },
    ...(from && { before: { status: from } }),
    after: { status: to, ...(reason ? { reason } : {}) },
    ip: ip ?? null,
  });
}

export const traces = [on(hireMoved, leaveTrace)];
