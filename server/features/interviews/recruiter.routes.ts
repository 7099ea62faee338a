import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { toPage } from '#contract/core/page.ts';
import { contestNoShowAsRecruiter } from '#contract/interviews/contest.ts';
import type { InterviewEvent } from '#contract/interviews/interview.ts';
import {
  cancelRecruiterInterview,
  completeRecruiterInterview,
  countRecruiterInterviews,
  downloadRecruiterCalendar,
  getRecruiterInterview,
  listInterviewers,
  listRecruiterInterviews,
  reportCandidateNoShow,
  requestSlots,
  scheduleInterview,
  withdrawInterview,
} from '#contract/interviews/recruiter.ts';
import { requestInterview } from '#contract/interviews/request.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { sendCalendarFile } from '#server/features/interviews/calendar/calendar-file.ts';
import { toRecruiterInterview } from '#server/features/interviews/lists/interviews.presenter.ts';
import * as views from '#server/features/interviews/lists/recruiter-views.queries.ts';
import * as outcome from '#server/features/interviews/moves/outcome.service.ts';
import { request } from '#server/features/interviews/moves/request.service.ts';
import * as scheduling from '#server/features/interviews/moves/schedule.service.ts';
import { route } from '#server/http/route.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { now } from '#server/platform/clock.ts';
import { listSlotRanges } from './interviews.queries.ts';

async function getOne(db: Db, actor: Actor, id: string) {
  const view = await views.findRecruiterView(db, companyOf(actor).id, id);
  if (!view) throw new AppError('NOT_FOUND');
  const events = (await views.listEvents(db, id)) as z.input<typeof InterviewEvent>[];
  return { ...toRecruiterInterview(view, await listSlotRanges(db, [id])), events };
}

function sideOf(actor: Actor): outcome.Side {
  return { party: 'RECRUITER', actorId: actor.userId, owner: { companyId: companyOf(actor).id } };
}

const reads = [
  route(listRecruiterInterviews, async ({ db, actor, query }) => {
    const { id: companyId } = companyOf(actor);
    const rows = await views.listRecruiterViews(db, companyId, query);
    const slots = await listSlotRanges(
      db,
      rows.map(({ id }) => id),
    );
    const content = rows.map((row) =>
      toRecruiterInterview(
        row,
        slots.filter(({ interviewId }) => interviewId === row.id),
      ),
    );
    return toPage(content, query, await views.countRecruiterViews(db, companyId, query));
  }),
  route(countRecruiterInterviews, ({ db, actor }) => views.countByStanding(db, companyOf(actor).id, now())),
  route(listInterviewers, async ({ db, actor }) => {
    const members = await companies.listMembers(db, companyOf(actor).id);
    return members.map(({ userId: id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
  }),
  route(getRecruiterInterview, ({ db, actor, params }) => getOne(db, actor, params.id)),
  route(downloadRecruiterCalendar, ({ db, actor, params, reply }) =>
    sendCalendarFile(db, reply, params.id, { companyId: companyOf(actor).id }),
  ),
];

const writes = [
  route(requestInterview, async ({ db, actor, body }) => getOne(db, actor, await request(db, actor, body))),
  route(scheduleInterview, async ({ db, actor, params, body }) => {
    await scheduling.schedule(db, actor, params.id, body);
    return getOne(db, actor, params.id);
  }),
  route(requestSlots, async ({ db, actor, params, body }) => {
    await scheduling.requestSlots(db, actor, params.id, body.message);
    return getOne(db, actor, params.id);
  }),
  route(withdrawInterview, async ({ db, actor, params, body }) => {
    await scheduling.withdraw(db, actor, params.id, body.reason);
    return getOne(db, actor, params.id);
  }),
  route(cancelRecruiterInterview, async ({ db, actor, params, body }) => {
    await outcome.cancel(db, params.id, sideOf(actor), body.reason);
    return getOne(db, actor, params.id);
  }),
  route(completeRecruiterInterview, async ({ db, actor, params, body }) => {
    await outcome.complete(db, params.id, sideOf(actor), body);
    return getOne(db, actor, params.id);
  }),
  route(reportCandidateNoShow, async ({ db, actor, params }) => {
    await outcome.reportNoShow(db, params.id, sideOf(actor));
    return getOne(db, actor, params.id);
  }),
  route(contestNoShowAsRecruiter, ({ db, actor, params, body }) =>
    outcome.contest(db, params.id, sideOf(actor), body.reason),
  ),
];

export const recruiterRoutes = [...reads, ...writes];
