import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { saveWeeklyAvailability } from '#contract/interviews/availability.ts';
import {
  adminGetNoShowContest,
  adminSettleNoShow,
  type NoShowContest,
} from '#contract/interviews/contest.ts';
import { getCalendarFeed, readCalendarFeed, renewCalendarFeed } from '#contract/interviews/feed.ts';
import { getInterviewPlan } from '#contract/interviews/plan.ts';
import { getScorecards, sendScorecard } from '#contract/interviews/scorecards.ts';
import { unlessDecided } from '#server/features/users/users.service.ts';
import { route } from '#server/http/route.ts';
import { now } from '#server/platform/clock.ts';
import { asAdmin } from '#server/platform/deed.ts';
import { linkTo } from '#server/platform/links.ts';
import { newSecret } from '#server/platform/secret.ts';
import { calendarFeed } from './calendar.ts';
import { findFeedOwner, findFeedToken, listBookedInterviews, saveFeedToken } from './interviews.queries.ts';
import { settle } from './moves/outcome.service.ts';
import { findContest, listSteps } from './recruiter-views.queries.ts';
import * as scorecards from './scorecards.service.ts';
import { readerOf } from './scorecards.service.ts';
import * as times from './times.service.ts';

type Contest = z.input<typeof NoShowContest>;

function addressOf(token: string): string {
  return linkTo(`/api/calendar/${token}`);
}

export const routes = [
  route(getScorecards, ({ db, actor, params }) => scorecards.get(db, params.id, readerOf(actor))),
  route(sendScorecard, async ({ db, actor, params, body }) => {
    await scorecards.send(db, params.id, readerOf(actor), body);
    return scorecards.get(db, params.id, readerOf(actor));
  }),
  route(saveWeeklyAvailability, ({ db, actor, body }) => times.saveAvailability(db, actor.userId, body)),
  route(getInterviewPlan, ({ db, actor, params }) => times.getPlan(db, actor.userId, params.id)),
  route(adminGetNoShowContest, async ({ db, params }) => {
    const found = await findContest(db, params.id);
    if (!found) throw new AppError('NOT_FOUND');
    const { candidateId, email, contestSettledAt, ...contest } = found;
    const steps = await listSteps(db, params.id);
    return {
      ...(contest as typeof contest & Pick<Contest, 'startsAt' | 'contestedAt' | 'reason'>),
      candidate: { id: candidateId, email },
      settledAt: contestSettledAt,
      history: steps.map(({ userType, ...step }) => ({
        ...step,
        side: userType === 'JOBSEEKER' ? 'CANDIDATE' : userType === 'RECRUITER' ? 'RECRUITER' : null,
      })),
    } satisfies Contest;
  }),
  route(adminSettleNoShow, async ({ db, actor, params, body, request }) => {
    const decide = () => settle(db, asAdmin(actor, request), params.id, body);
    await unlessDecided(db, ['interview', params.id], decide);
    return undefined;
  }),
  route(getCalendarFeed, async ({ db, actor }) => {
    const token = await findFeedToken(db, actor.userId);
    return { url: token ? addressOf(token) : null };
  }),
  route(renewCalendarFeed, async ({ db, actor }) => {
    const token = newSecret();
    await saveFeedToken(db, actor.userId, token, now());
    return { url: addressOf(token) };
  }),
  route(readCalendarFeed, async ({ db, params, reply }) => {
    const userId = await findFeedOwner(db, params.token);
    if (!userId) throw new AppError('NOT_FOUND');
    return reply
      .header('cache-control', 'private, no-store')
      .type('text/calendar; charset=utf-8')
      .send(calendarFeed(await listBookedInterviews(db, userId)));
  }),
];
