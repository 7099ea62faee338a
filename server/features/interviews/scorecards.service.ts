import { AppError, fieldFault } from '#contract/core/errors.ts';
import { hasRole } from '#contract/core/roles.ts';
import type { Rating, Scorecards } from '#contract/interviews/scorecards.ts';
import { USUAL_CRITERIA } from '#contract/jobs/plan.ts';
import type { InterviewStatus, Verdict } from '#contract/labels/interviews.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as plan from '#server/features/jobs/plan.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { scorecardSent } from './interviews.events.ts';
import type { Reader } from './scorecards.queries.ts';
import * as queries from './scorecards.queries.ts';

export function readerOf(actor: Actor): Reader {
  const { id: companyId, role } = companyOf(actor);
  return { companyId, role, userId: actor.userId };
}

/** The interview has taken place, regardless of who reported it. */
export function isOver({ status, endsAt }: { status: InterviewStatus; endsAt: Date | null }): boolean {
  return status === 'COMPLETED' || (status === 'SCHEDULED' && endsAt !== null && endsAt <= now());
}

interface Card {
  verdict: Verdict;
  ratings: Rating[];
  notes: string;
  isShared: boolean;
}

async function getStanding(db: Db, id: string, reader: Reader) {
  const standing = await queries.findStanding(db, id, reader);
  if (!standing) throw new AppError('NOT_FOUND');
  const rounds = await plan.list(db, standing.jobId);
  const criteria = rounds[standing.interviewStage - 1]?.criteria ?? USUAL_CRITERIA;
  return { ...standing, criteria };
}

/** The cards of an interview as this member may see them. */
export async function get(db: Db, id: string, reader: Reader): Promise<Scorecards> {
  const { criteria, hasOwn, isHidden, ...standing } = await getStanding(db, id, reader);
  const cards = await queries.listCards(db, id);
  return {
    criteria: [...criteria],
    cards: isHidden
      ? []
      : cards.map(({ authorId, authorName, sentAt, ...card }) => ({
          ...card,
          author: { id: authorId, name: authorName },
          sentAt: sentAt.toISOString(),
        })),
    hiddenCount: isHidden ? cards.length : 0,
    maySend: hasRole(reader.role, 'RECRUITER') && !hasOwn && isOver(standing),
  };
}

/** Sends the member's own card; a second one is refused. */
export async function send(db: Db, id: string, reader: Reader, card: Card): Promise<void> {
  const standing = await getStanding(db, id, reader);
  if (!isOver(standing)) {
    throw new AppError(standing.status === 'SCHEDULED' ? 'INTERVIEW_NOT_OVER' : 'STATE_CHANGED');
  }
  const { ratings, ...rest } = card;
  const strange = ratings.findIndex(({ criterion }) => !standing.criteria.includes(criterion));
  if (strange >= 0 || new Set(ratings.map(({ criterion }) => criterion)).size < ratings.length) {
    const message = 'Please rate each criterion of this round once.';
    throw fieldFault('ratings', message);
  }
  const row = { ...rest, id: newId(), interviewId: id, authorId: reader.userId, sentAt: now() };
  if (!(await queries.insertCard(db, row, ratings))) throw new AppError('STATE_CHANGED');
  await emit(db, scorecardSent, { interviewId: id, actorId: reader.userId, isShared: card.isShared });
}
