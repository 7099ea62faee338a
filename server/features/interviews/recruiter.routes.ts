import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { toPage } from '#contract/core/page.ts';
import { hasRole } from '#contract/core/roles.ts';
import { contestNoShowAsRecruiter } from '#contract/interviews/contest.ts';
import { decideInterview, getRequestStart } from '#contract/interviews/decide.ts';
import type { InterviewEvent } from '#contract/interviews/interview.ts';
import { getPickTimes } from '#contract/interviews/pick-times.ts';
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
import { requestInterview, requestInterviews } from '#contract/interviews/request.ts';
import { listTeamWeek } from '#contract/interviews/team-week.ts';
import { fullName } from '#contract/kit/full-name.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { route } from '#server/http/route.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { now } from '#server/platform/clock.ts';
import { asMember } from '#server/platform/deed.ts';
import { sendCalendarFile } from './calendar.ts';
import { decide, startDecision } from './decisions.service.ts';
import { toRecruiterInterview } from './interviews.presenter.ts';
import { listSlotRanges } from './interviews.queries.ts';
import * as outcome from './moves/outcome.service.ts';
import { request, requestSeveral } from './moves/request.service.ts';
import * as scheduling from './moves/schedule.service.ts';
import * as views from './recruiter-views.queries.ts';
import { listWeek } from './recruiter-views.queries.ts';
import { send as rate, readerOf } from './scorecards.service.ts';
import { listPickTimes } from './times.service.ts';

async function getOne(db: Db, actor: Actor, id: string) {
  const view = await views.findRecruiterView(db, readerOf(actor), id);
  if (!view) throw new AppError('NOT_FOUND');
  const events = (await views.listEvents(db, id)) as z.input<typeof InterviewEvent>[];
  return { ...toRecruiterInterview(view, await listSlotRanges(db, [id]), mayRate(actor)), events };
}

function mayRate(actor: Actor): boolean {
  return hasRole(companyOf(actor).role, 'RECRUITER');
}

function sideOf(actor: Actor): outcome.Side {
  return { ...asMember(actor), owner: { companyId: companyOf(actor).id } };
}

const reads = [
  route(listRecruiterInterviews, async ({ db, actor, query }) => {
    const reader = readerOf(actor);
    const { ids, total } = await views.findRecruiterViews(db, reader, query);
    const rows = await views.listRecruiterViews(db, reader, ids);
    const slots = await listSlotRanges(db, ids);
    const content = rows.map((row) =>
      toRecruiterInterview(
        row,
        slots.filter(({ interviewId }) => interviewId === row.id),
        mayRate(actor),
      ),
    );
    return toPage(content, query, total);
  }),
  route(countRecruiterInterviews, ({ db, actor }) => views.countByStanding(db, companyOf(actor).id, now())),
  route(listInterviewers, async ({ db, actor }) => {
    const members = await companies.listMembers(db, companyOf(actor).id);
    return members.map((member) => ({ id: member.userId, name: fullName(member) }));
  }),
  route(listTeamWeek, async ({ db, actor, query }) => {
    const rows = await listWeek(db, companyOf(actor).id, query);
    return rows.map(({ interviewerId: id, interviewerName: name, ...row }) => ({
      ...row,
      interviewer: { id, name },
    }));
  }),
  route(getPickTimes, ({ db, actor, params }) => listPickTimes(db, companyOf(actor).id, params.id)),
  route(getRequestStart, ({ db, actor, query }) => startDecision(db, actor, query)),
  route(getRecruiterInterview, ({ db, actor, params }) => getOne(db, actor, params.id)),
  route(downloadRecruiterCalendar, ({ db, actor, params, reply }) =>
    sendCalendarFile(db, reply, params.id, { companyId: companyOf(actor).id }),
  ),
];

const writes = [
  route(requestInterview, async ({ db, actor, body }) => getOne(db, actor, await request(db, actor, body))),
  route(requestInterviews, ({ db, actor, body }) => requestSeveral(db, actor, body)),
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
    await outcome.cancel(db, sideOf(actor), params.id, body.reason);
    return getOne(db, actor, params.id);
  }),
  route(completeRecruiterInterview, async ({ db, actor, params, body }) => {
    const { feedback, verdict, ratings, isShared, ...decided } = body;
    await outcome.complete(db, sideOf(actor), params.id, { feedback, decided });
    if (verdict) await rate(db, params.id, readerOf(actor), { verdict, ratings, isShared, notes: feedback });
    return getOne(db, actor, params.id);
  }),
  route(decideInterview, async ({ db, actor, params, body }) => {
    await decide(db, actor, params.id, body);
    return getOne(db, actor, params.id);
  }),
  route(reportCandidateNoShow, async ({ db, actor, params }) => {
    await outcome.reportNoShow(db, sideOf(actor), params.id);
    return getOne(db, actor, params.id);
  }),
  route(contestNoShowAsRecruiter, ({ db, actor, params, body }) =>
    outcome.contest(db, sideOf(actor), params.id, body.reason),
  ),
];

export const routes = [...reads, ...writes];
