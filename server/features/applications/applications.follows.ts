import type { Db } from '#server/db/schema/database.ts';
import { companyClosed } from '#server/features/companies/companies.events.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { jobDeleted, jobTakenDown } from '#server/features/jobs/jobs.events.ts';
import { accountErased, exportRequested } from '#server/features/users/users.events.ts';
import type { AuditAction } from '#server/platform/audit/actions.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { asCandidate, type Deed } from '#server/platform/deed.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { inPortions } from '#server/platform/portions.ts';
import { getHeadline } from './applicants.queries.ts';
import {
  type ApplicationMoved,
  applicationMoved,
  applicationSubmitted,
  moveUndone,
  rejectionDecided,
  rejectionUndone,
} from './applications.events.ts';
import {
  type ApplicationRow,
  blankTexts,
  listMineAfter,
  listRecruiterIds,
  listWaitingJobIds,
} from './applications.queries.ts';
import { rejectWaiting } from './applications.service.ts';
import { present } from './my-applications.service.ts';

/**
 * The steps of a candidate, which they can read later, and who took them on their behalf. The steps of a
 * company are in the application's history.
 */
async function recordMove(
  db: Db,
  by: Pick<Deed, 'actorId'>,
  applicationId: string,
  action: AuditAction,
  done: string,
): Promise<void> {
  const { companyId, title, companyName } = await getHeadline(db, applicationId);
  await audit.record(db, by, {
    action,
    subjectId: applicationId,
    companyId,
    summary: `${done}: ${title}, ${companyName}`,
  });
}

function traceSubmission(
  db: Db,
  { applicationId, candidateId: userId }: { applicationId: string; candidateId: string },
): Promise<void> {
  return recordMove(db, asCandidate({ userId }), applicationId, 'application.submitted', 'Applied');
}

async function traceWithdrawal(db: Db, moved: ApplicationMoved): Promise<void> {
  if (moved.cause !== 'CANDIDATE' || moved.to !== 'WITHDRAWN') return;
  await recordMove(db, moved, moved.applicationId, 'application.withdrawn', 'Withdrew the application');
}

export const auditEntries = [
  on(applicationSubmitted, traceSubmission),
  on(applicationMoved, traceWithdrawal),
];

export const follows = [
  on(applicationSubmitted, async (db, { companyId, candidateId }) => {
    const recruiters = await listRecruiterIds(db, companyId);
    await live.changed(db, [candidateId, ...recruiters], ['applications']);
  }),
  on(applicationMoved, async (db, { candidateId, companyId }) => {
    const recruiters = await listRecruiterIds(db, companyId);
    await live.changed(db, [candidateId, ...recruiters], ['applications']);
  }),
  ...[rejectionDecided, rejectionUndone].map((kind) =>
    on(kind, async (db, { companyId }) => {
      await live.changed(db, await listRecruiterIds(db, companyId), ['applications']);
    }),
  ),
  on(moveUndone, async (db, { candidateId, companyId }) => {
    const recruiters = await listRecruiterIds(db, companyId);
    await live.changed(db, [candidateId, ...recruiters], ['applications']);
  }),
  on(jobDeleted, (db, { jobId, ...by }) => rejectWaiting(db, by, jobId)),
  // A job that an admin merely closes is treated as if its company closed it: the applicants stay in the
  // process.
  on(jobTakenDown, async (db, { jobId, to, ...by }) => {
    if (to === 'ARCHIVED') await rejectWaiting(db, by, jobId);
  }),
];

async function* ownInPortions(db: Db, userId: string) {
  const portions = inPortions<ApplicationRow>((after, size) => listMineAfter(db, userId, after, size));
  for await (const rows of portions) {
    const shown = await present(db, rows);
    yield shown.map((application, index) => ({ ...application, note: rows[index]?.note }));
  }
}

export const departures = [
  // Runs after the offers and interviews of the company have ended, which are notified separately.
  on(companyClosed, async (db, { companyId, ...by }) => {
    for (const jobId of await listWaitingJobIds(db, companyId)) {
      await rejectWaiting(db, by, jobId, companies.CLOSED_REASON);
    }
  }),
  on(accountErased, async (db, { userId, userType, forget }) => {
    if (userType === 'JOBSEEKER') forget(await blankTexts(db, userId));
  }),
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType !== 'JOBSEEKER') return;
    await add('applications', ownInPortions(db, userId));
  }),
];
