import { AppError } from '#contract/core/errors.ts';
import { toPage } from '#contract/core/page.ts';
import {
  downloadInterviewCalendar,
  getCandidateInterview,
  getInterviewStats,
  listAcceptedInterviews,
  listActiveInterviews,
  listPastInterviews,
  listPendingInterviews,
} from '#contract/interviews/candidate.ts';
import { contestNoShowAsCandidate } from '#contract/interviews/contest.ts';
import {
  ACCEPTED_TEXT,
  cancelInterview,
  completeInterview,
  DECLINED_TEXT,
  reportRecruiterNoShow,
  rescheduleInterview,
  respondToInterview,
  savePreparationNotes,
} from '#contract/interviews/respond.ts';
import { ACTIVE_STATUSES, SENT_STATUSES, TO_ANSWER_STATUSES } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import { Reply } from '#server/http/reply.ts';
import { route } from '#server/http/route.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { now } from '#server/platform/clock.ts';
import { asCandidate } from '#server/platform/deed.ts';
import { sendCalendarFile } from './calendar.ts';
import type { CandidateView } from './candidate-views.queries.ts';
import * as views from './candidate-views.queries.ts';
import { toCandidateInterview } from './interviews.presenter.ts';
import { listSlotRanges, saveNotes } from './interviews.queries.ts';
import { refresh } from './moves/moves.ts';
import * as outcome from './moves/outcome.service.ts';
import * as respond from './moves/respond.service.ts';

async function present(db: Db, rows: CandidateView[]) {
  const slots = await listSlotRanges(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    toCandidateInterview(
      row,
      slots.filter(({ interviewId }) => interviewId === row.id),
    ),
  );
}

async function getOne(db: Db, candidateId: string, id: string) {
  const view = await views.findCandidateView(db, candidateId, id);
  if (!view) throw new AppError('NOT_FOUND');
  return toCandidateInterview(view, await listSlotRanges(db, [id]));
}

function sideOf(actor: Actor): outcome.Side {
  return { ...asCandidate(actor), owner: { candidateId: actor.userId } };
}

const reads = [
  route(listPendingInterviews, async ({ db, actor }) =>
    present(db, await views.listCandidateViews(db, actor.userId, TO_ANSWER_STATUSES)),
  ),
  route(listAcceptedInterviews, async ({ db, actor }) =>
    present(db, await views.listCandidateViews(db, actor.userId, SENT_STATUSES)),
  ),
  route(listActiveInterviews, async ({ db, actor }) =>
    present(db, await views.listCandidateViews(db, actor.userId, ACTIVE_STATUSES)),
  ),
  route(listPastInterviews, async ({ db, actor, query }) => {
    const rows = await views.listPastViews(db, actor.userId, query);
    return toPage(await present(db, rows), query, await views.countPast(db, actor.userId));
  }),
  route(getInterviewStats, ({ db, actor }) => views.getStats(db, actor.userId, now())),
  route(getCandidateInterview, ({ db, actor, params }) => getOne(db, actor.userId, params.id)),
  route(downloadInterviewCalendar, ({ db, actor, params, reply }) =>
    sendCalendarFile(db, reply, params.id, { candidateId: actor.userId }),
  ),
];

const writes = [
  route(respondToInterview, async ({ db, actor, body }) => {
    const isAccepted = body.status === 'ACCEPTED';
    if (body.status === 'ACCEPTED') await respond.accept(db, asCandidate(actor), body);
    else await respond.decline(db, asCandidate(actor), body);
    const message = isAccepted ? ACCEPTED_TEXT : DECLINED_TEXT;
    return new Reply(await getOne(db, actor.userId, body.interviewId), { message });
  }),
  route(rescheduleInterview, async ({ db, actor, body }) => {
    await respond.reschedule(db, asCandidate(actor), body);
    return getOne(db, actor.userId, body.interviewId);
  }),
  route(cancelInterview, async ({ db, actor, params, body }) => {
    await outcome.cancel(db, sideOf(actor), params.id, body.reason);
    return getOne(db, actor.userId, params.id);
  }),
  route(completeInterview, async ({ db, actor, params, body }) => {
    await outcome.complete(db, sideOf(actor), params.id, body);
    return getOne(db, actor.userId, params.id);
  }),
  route(reportRecruiterNoShow, async ({ db, actor, params }) => {
    await outcome.reportNoShow(db, sideOf(actor), params.id);
    return getOne(db, actor.userId, params.id);
  }),
  route(contestNoShowAsCandidate, ({ db, actor, params, body }) =>
    outcome.contest(db, sideOf(actor), params.id, body.reason),
  ),
  route(savePreparationNotes, async ({ db, actor, params, body }) => {
    const { userId: candidateId } = actor;
    const isSaved = await saveNotes(db, { id: params.id, candidateId, notes: body.notes, at: now() });
    if (!isSaved) throw new AppError('NOT_FOUND');
    const interview = await getOne(db, candidateId, params.id);
    await refresh(db, { candidateId, companyId: interview.company.id });
    return interview;
  }),
];

export const routes = [...reads, ...writes];
