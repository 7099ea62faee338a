import type { HireAction } from '#contract/hires/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { FORMER_NAME } from '#server/features/notifications/notifications.service.ts';
import { accountErased, exportRequested } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import type { AuditAction } from '#server/platform/audit/actions.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { type HireMoved, hireAsked, hireMoved, hireRetained } from './hires.events.ts';
import { blankPerson, getHire, listForExport } from './hires.queries.ts';

/** The audit entry for the acting person. */
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

async function recordMove(
  db: Db,
  { action: move, hireId, reason, from, to, ...deed }: HireMoved,
): Promise<void> {
  if (!deed.actorId) return;
  const { jobTitle, companyName, companyId, candidateId, candidateName } = await getHire(db, hireId);
  const [action, words] = DONE[move];
  const settled = deed.party === 'ADMIN' ? `, ${candidateName}` : '';
  const summary = `${words}: ${jobTitle}, ${companyName}${settled}`;
  await audit.record(db, deed, {
    ...{ action, subjectId: hireId, companyId, personId: candidateId, summary },
    ...(from && { before: { status: from } }),
    after: { status: to, ...(reason ? { reason } : {}) },
  });
}

export const auditEntries = [on(hireMoved, recordMove)];

async function refresh(db: Db, { hireId }: { hireId: string }): Promise<void> {
  const { candidateId, companyId } = await getHire(db, hireId);
  const members = await companies.listMemberIds(db, companyId);
  const things = ['hires', 'applications', 'offers', 'jobs', 'privacy', 'profile'] as const;
  await live.changed(db, [candidateId, ...members], [...things]);
  await live.changed(db, await users.listAdminIds(db), ['hires']);
}

export const follows = [on(hireMoved, refresh), on(hireAsked, refresh), on(hireRetained, refresh)];

/**
 * A hire stays after the account is deleted: a report by one side is still answered, or confirmed by timeout.
 */
export const departures = [
  on(accountErased, async (db, { userId, userType, forget }) => {
    if (userType !== 'JOBSEEKER') return;
    forget(await blankPerson(db, userId, FORMER_NAME));
  }),
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType === 'JOBSEEKER') await add('hires', await listForExport(db, userId));
  }),
];
