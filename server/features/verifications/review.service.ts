import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import type { Decision, DegreeReview, ReviewStatus } from '#contract/verifications/review.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as notifications from '#server/features/notifications/notifications.service.ts';
import * as audit from '#server/platform/audit.ts';
import { now } from '#server/platform/clock.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import { lockDegree, setStatus, tellAdmins } from './degree-state.service.ts';
import * as queries from './review.queries.ts';
import { degreeVerifiedMail, proofRejectedMail } from './verifications.mail.ts';
import { settle } from './verifications.queries.ts';

type Review = z.input<typeof DegreeReview>;

function toReview(row: queries.ReviewRow): Review {
  const { universityName, educationDegree, fieldOfStudy, startYear, endYear } = row;
  const { fileId, fileName, mimeType, sizeBytes } = row;
  const hasFile = fileId !== null && fileName !== null && mimeType !== null && sizeBytes !== null;
  return {
    id: row.id,
    status: row.status as ReviewStatus,
    submittedAt: row.createdAt,
    candidate: { id: row.candidateId, name: `${row.firstName} ${row.lastName}`, email: row.address },
    degree: { universityName, educationDegree, fieldOfStudy, startYear, endYear },
    document: hasFile ? { id: fileId, name: fileName, mimeType, sizeBytes } : null,
    decidedAt: row.decidedAt,
    decidedBy: row.adminFirstName && `${row.adminFirstName} ${row.adminLastName}`,
    reason: row.reason,
  };
}

export async function list(db: Db, { status, ...query }: PageQuery & { status: ReviewStatus }) {
  const rows = await queries.listReviews(db, status, query);
  return toPage(rows.map(toReview), query, (await queries.countReviews(db))[status]);
}

export const counts = queries.countReviews;

interface Decider {
  adminId: string;
  ip: string;
}

/** Of two decisions the first counts; so does the candidate's withdrawal or change of the degree before it. */
export async function decide(
  db: Db,
  id: string,
  { action, reason }: Decision,
  { adminId, ip }: Decider,
): Promise<Review> {
  const waiting = await queries.findReview(db, id);
  if (!waiting) throw new AppError('NOT_FOUND');
  const { candidateId, educationId } = waiting;
  if (waiting.status !== 'PENDING' || !educationId) throw new AppError('STATE_CHANGED');
  await lockDegree(db, candidateId, educationId);
  const status = action === 'APPROVE' ? 'VERIFIED' : 'REJECTED';
  const decision = { status, reason: action === 'REJECT' ? reason : null, decidedBy: adminId } as const;
  if (!(await settle(db, id, { ...decision, decidedAt: now() }))) throw new AppError('STATE_CHANGED');
  await setStatus(db, { candidateId, educationId }, status);
  await tell(db, waiting, decision);
  await audit.record(db, {
    actorId: adminId,
    action: action === 'APPROVE' ? 'education.verified' : 'education.rejected',
    subjectId: educationId,
    summary: `${action === 'APPROVE' ? 'Verified' : 'Rejected the proof of'} ${titleOf(waiting)} of ${waiting.firstName} ${waiting.lastName}`,
    before: { status: 'PENDING' },
    after: { status, reason: decision.reason },
    ip,
  });
  await tellAdmins(db);
  return toReview((await queries.findReview(db, id)) as queries.ReviewRow);
}

function titleOf({ educationDegree, universityName }: queries.ReviewRow): string {
  return `${educationDegree}, ${universityName}`;
}

async function tell(
  db: Db,
  row: queries.ReviewRow,
  { status, reason }: { status: 'VERIFIED' | 'REJECTED'; reason: string | null | undefined },
): Promise<void> {
  const to = { to: row.address, firstName: row.firstName, degree: titleOf(row) };
  if (status === 'VERIFIED') {
    await notifications.notify(db, [row.candidateId], {
      kind: 'degree.verified',
      title: 'Your degree is verified',
      body: `${to.degree}. Recruiters see the medal beside your name.`,
      link: '/profile/view',
    });
    await queueMail(db, degreeVerifiedMail(to));
    return;
  }
  await notifications.notify(db, [row.candidateId], {
    kind: 'degree.rejected',
    title: 'We could not verify your degree',
    body: `${to.degree}. ${reason ?? ''}`.trim(),
    link: '/profile/edit/education',
  });
  await queueMail(db, proofRejectedMail({ ...to, reason: reason ?? '' }));
}
