import type { ApplicationStatus } from '#contract/labels/applications.ts';
import type { Db } from '#server/db/schema/database.ts';
import { jobDeleted } from '#server/features/jobs/jobs.events.ts';
import { mail, type Notice, notify } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { getHeadline, listRecruiters } from './applicants.queries.ts';
import { traceSubmission, traceWithdrawal } from './applications.audit.ts';
import { type ApplicationMoved, applicationMoved, applicationSubmitted } from './applications.events.ts';
import { receivedMail, submittedMail } from './applications.mail.ts';
import { rejectWaiting } from './applications.service.ts';

async function tellOfApplication(db: Db, { applicationId }: { applicationId: string }): Promise<void> {
  const about = await getHeadline(db, applicationId);
  const recruiters = await listRecruiters(db, about.companyId);
  const candidate = `${about.firstName} ${about.lastName}`;
  const path = `/recruiter/jobs/${about.jobId}/applicants?application=${applicationId}`;
  const ids = recruiters.map(({ id }) => id);
  await notify(db, ids, {
    kind: 'application.submitted',
    title: `${candidate} applied`,
    body: `For ${about.title}.`,
    link: path,
  });
  await live.changed(db, ids, ['applications']);
  for (const { id: userId, email: to, firstName } of recruiters) {
    const letter = submittedMail({ to, firstName, candidate, jobTitle: about.title, path });
    await mail(db, { userId, kind: 'application.submitted' }, letter);
  }
  const { candidateId: userId, email: to, firstName, companyName, title: jobTitle } = about;
  const receipt = receivedMail({ to, firstName, companyName, jobTitle });
  await mail(db, { userId, kind: 'application.received' }, receipt);
}

/** What a candidate reads; a rejection is told without its reason, which stays inside the company. */
const TOLD: Partial<Record<ApplicationStatus, (company: string) => string>> = {
  REVIEWED: (company) => `${company} has looked at your application.`,
  SHORTLISTED: (company) => `${company} has put you on its shortlist.`,
  REJECTED: () => 'Not selected this time. Thank you for applying.',
};

function noticeOf({ to, cause }: ApplicationMoved, title: string, company: string): Notice | undefined {
  const link = '/applications';
  const kind = `application.${to.toLowerCase()}`;
  if (cause === 'JOB') return { kind, title, body: `${company} has taken this job down.`, link };
  const body = cause === 'HAND' ? TOLD[to]?.(company) : undefined;
  return body ? { kind, title, body, link } : undefined;
}

async function tellOfMove(db: Db, moved: ApplicationMoved): Promise<void> {
  const about = await getHeadline(db, moved.applicationId);
  const recruiters = (await listRecruiters(db, moved.companyId)).map(({ id }) => id);
  const notice = noticeOf(moved, about.title, about.companyName);
  if (notice) await notify(db, [moved.candidateId], notice);
  if (moved.cause === 'CANDIDATE' && moved.to === 'WITHDRAWN') {
    await notify(db, recruiters, {
      kind: 'application.withdrawn',
      title: `${about.firstName} ${about.lastName} withdrew`,
      body: `From ${about.title}.`,
      link: `/recruiter/jobs/${about.jobId}/applicants?application=${about.id}`,
    });
  }
  await live.changed(db, [moved.candidateId, ...recruiters], ['applications']);
}

export const reactions = [
  on(applicationSubmitted, tellOfApplication),
  on(applicationMoved, tellOfMove),
  on(applicationSubmitted, traceSubmission),
  on(applicationMoved, traceWithdrawal),
  on(jobDeleted, (db, { jobId, actorId }) => rejectWaiting(db, jobId, actorId)),
];
