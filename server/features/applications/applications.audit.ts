import type { Db } from '#server/db/schema/database.ts';
import type { AuditAction } from '#server/platform/audit/actions.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { getHeadline } from './applicants.queries.ts';
import { type ApplicationMoved, applicationMoved, applicationSubmitted } from './applications.events.ts';

/** What the candidate reads later of their own steps; a company's are in the application's history. */
async function leaveTrace(db: Db, applicationId: string, action: AuditAction, done: string): Promise<void> {
  const { candidateId, companyId, title, companyName } = await getHeadline(db, applicationId);
  await audit.record(db, {
    actorId: candidateId,
    action,
    subjectId: applicationId,
    companyId,
    summary: `${done}: ${title}, ${companyName}`,
  });
}

function traceSubmission(db: Db, { applicationId }: { applicationId: string }): Promise<void> {
  return leaveTrace(db, applicationId, 'application.submitted', 'Applied');
}

async function traceWithdrawal(db: Db, { applicationId, cause, to }: ApplicationMoved): Promise<void> {
  if (cause !== 'CANDIDATE' || to !== 'WITHDRAWN') return;
  await leaveTrace(db, applicationId, 'application.withdrawn', 'Withdrew the application');
}

export const traces = [on(applicationSubmitted, traceSubmission), on(applicationMoved, traceWithdrawal)];
