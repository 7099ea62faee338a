import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import { fullName } from '#contract/kit/full-name.ts';
import {
  type Decision,
  type DegreeReview,
  REVIEW_STATUSES,
  type ReviewStatus,
} from '#contract/verifications/review.ts';
import { type DegreeState, degreeMoves } from '#contract/verifications/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import { decidedBefore } from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { lockDegree, setStatus, tellAdmins } from './degree-state.service.ts';
import { proofDecided } from './verifications.events.ts';
import * as queries from './verifications.queries.ts';
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
    candidate: { id: row.candidateId, name: fullName(row), email: row.address },
    degree: { universityName, educationDegree, fieldOfStudy, startYear, endYear },
    document: hasFile ? { id: fileId, name: fileName, mimeType, sizeBytes } : null,
    decidedAt: row.decidedAt,
    decidedBy: fullName({ firstName: row.adminFirstName, lastName: row.adminLastName }),
    reason: row.reason,
  };
}

export async function list(db: Db, { status, ...query }: PageQuery & { status: ReviewStatus }) {
  const rows = await queries.listReviews(db, status, query);
  return toPage(rows.map(toReview), query, (await queries.countReviews(db))[status]);
}

export const counts = queries.countReviews;

/** Withdrawn and expired proofs are not reviewed. */
function isReviewed({ status }: queries.ReviewRow): boolean {
  return REVIEW_STATUSES.some((reviewed) => reviewed === status);
}

/** A withdrawn or expired proof left its degree unverified. */
function stateOfProof({ status, method, expiresAt }: queries.ReviewRow): DegreeState {
  const isOver = status === 'WITHDRAWN' || status === 'EXPIRED';
  return { status: isOver ? 'UNVERIFIED' : status, method, expiresAt };
}

/** The error when another admin, or a withdrawal by the candidate, came first. */
async function late(db: Db, id: string): Promise<AppError> {
  const { decidedBy = null, decidedAt = null } = (await queries.findReview(db, id)) ?? {};
  return decidedBy ? decidedBefore(db, { by: decidedBy, at: decidedAt }) : new AppError('STATE_CHANGED');
}

export async function get(db: Db, id: string): Promise<Review> {
  const row = await queries.findReview(db, id);
  if (!row || !isReviewed(row)) throw new AppError('NOT_FOUND');
  return toReview(row);
}

/** The first of two decisions wins, and so does an earlier withdrawal or change of the degree. */
export async function decide(
  db: Db,
  deed: PersonsDeed,
  id: string,
  { action, reason }: Decision,
): Promise<Review> {
  const waiting = await queries.findReview(db, id);
  if (!waiting) throw new AppError('NOT_FOUND');
  const { candidateId, educationId } = waiting;
  if (waiting.decidedBy) throw await decidedBefore(db, { by: waiting.decidedBy, at: waiting.decidedAt });
  if (!educationId) throw new AppError('STATE_CHANGED');
  const status = degreeMoves.admit(action, stateOfProof(waiting), 'ADMIN', now());
  await lockDegree(db, candidateId, educationId);
  const why = (action === 'REJECT' && reason) || null;
  const decision = { status, reason: why, decidedBy: deed.actorId, decidedAt: now() };
  if (!(await settle(db, id, decision))) throw await late(db, id);
  await setStatus(db, { candidateId, educationId }, status);
  const { universityName, educationDegree } = waiting;
  const degree = { candidateId, educationId, universityName, educationDegree };
  await emit(db, proofDecided, { ...deed, ...degree, to: status, reason: why });
  await tellAdmins(db);
  return toReview((await queries.findReview(db, id)) as queries.ReviewRow);
}
