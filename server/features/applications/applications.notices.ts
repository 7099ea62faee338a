import type { ApplicationStatus } from '#contract/labels/applications.ts';
import type { Db } from '#server/db/schema/database.ts';
import { type Notice, notify, takeBack } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { getHeadline } from './applicants.queries.ts';
import {
  type ApplicationMoved,
  applicationMoved,
  applicationSubmitted,
  moveUndone,
} from './applications.events.ts';
import { listRecruiterIds } from './applications.queries.ts';

/** To those who can act on it; a VIEWER reads the list, and is not told of every change to it. */
async function tellCompany(db: Db, { companyId }: { companyId: string }, notice: Notice): Promise<void> {
  await notify(db, await listRecruiterIds(db, companyId), notice);
}

/** What a candidate reads; a rejection is told without its reason, which stays inside the company. */
const TOLD: Record<ApplicationStatus, ((company: string) => string) | null> = {
  REVIEWED: (company) => `${company} has looked at your application.`,
  SHORTLISTED: (company) => `${company} has put you on its shortlist.`,
  REJECTED: () => 'Not selected this time. Thank you for applying.',
  NEW: null,
  // Interviews, offers and hires bring their own news, and whoever withdraws knows it.
  INTERVIEW: null,
  OFFERED: null,
  HIRED: null,
  WITHDRAWN: null,
};

function noticeOf({ to, cause }: ApplicationMoved, title: string, company: string): Notice | undefined {
  const link = '/applications';
  const kind = `application.${to.toLowerCase()}`;
  if (cause === 'JOB') return { kind, title, body: `This job at ${company} has been taken down.`, link };
  const body = cause === 'HAND' ? TOLD[to]?.(company) : undefined;
  return body ? { kind, title, body, link } : undefined;
}

export const notices = [
  on(applicationSubmitted, async (db, { applicationId }) => {
    const about = await getHeadline(db, applicationId);
    await tellCompany(db, about, {
      kind: 'application.submitted',
      title: `${about.firstName} ${about.lastName} applied`,
      body: `For ${about.title}.`,
      link: `/recruiter/jobs/${about.jobId}/applicants?application=${applicationId}`,
    });
  }),
  on(applicationMoved, async (db, moved) => {
    const { title, companyName } = await getHeadline(db, moved.applicationId);
    const notice = noticeOf(moved, title, companyName);
    if (notice) await notify(db, [moved.candidateId], notice);
  }),
  on(moveUndone, async (db, { applicationId, candidateId, kind, movedAt }) => {
    const { title } = await getHeadline(db, applicationId);
    await takeBack(db, candidateId, { kind, title, since: movedAt });
  }),
  on(applicationMoved, async (db, { applicationId, candidateId, actorId, cause, to, reason }) => {
    if (cause !== 'CANDIDATE' || to !== 'WITHDRAWN') return;
    const about = await getHeadline(db, applicationId);
    const name = `${about.firstName} ${about.lastName}`;
    await tellCompany(db, about, {
      kind: 'application.withdrawn',
      title: actorId === candidateId ? `${name} withdrew` : `The application of ${name} is withdrawn`,
      body: `From ${about.title}.${reason ? ` ${reason}` : ''}`,
      link: `/recruiter/jobs/${about.jobId}/applicants?application=${applicationId}`,
    });
  }),
];
