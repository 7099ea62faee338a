import type { Db } from '#server/db/schema/database.ts';
import type { AuditAction } from '#server/platform/audit/actions.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { getHeadline } from './applicants.queries.ts';
import { type ApplicationMoved, applicationMoved, applicationSubmitted } from './applications.events.ts';

/** The steps of a candidate, which they read later, and who took them in their place; a company's are in the application's history. */
async function leaveTrace(
  db: Db,
  { applicationId, actorId }: { applicationId: string; actorId: string | null },
  action: AuditAction,
  done: string,
): Promise<void> {
  const { companyId, title, companyName } = await getHeadline(db, applicationId);
  await audit.record(db, {
    actorId,
    action,
    subjectId: applicationId,
    companyId,
    summary: `${done}: ${title}, ${companyName}`,
  });
}

function traceSubmission(
  db: Db,
  { applicationId, candidateId: actorId }: { applicationId: string; candidateId: string },
): Promise<void> {
  return leaveTrace(db, { applicationId, actorId }, 'application.submitted', 'Applied');
}

async function traceWithdrawal(db: Db, moved: ApplicationMoved): Promise<void> {
  if (moved.cause !== 'CANDIDATE' || moved.to !== 'WITHDRAWN') return;
  await leaveTrace(db, moved, 'application.withdrawn', 'Withdrew the application');
}

export const traces = [on(applicationSubmitted, traceSubmission), on(applicationMoved, traceWithdrawal)];
