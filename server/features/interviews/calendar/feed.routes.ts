import { AppError } from '#contract/core/errors.ts';
import { getCalendarFeed, readCalendarFeed, renewCalendarFeed } from '#contract/interviews/feed.ts';
import { route } from '#server/http/route.ts';
import { now } from '#server/platform/clock.ts';
import { linkTo } from '#server/platform/links.ts';
import { newSecret } from '#server/platform/secret.ts';
import { calendarFeed } from './calendar.ts';
import { findFeedOwner, findFeedToken, listBookedInterviews, saveFeedToken } from './feed.queries.ts';

function addressOf(token: string): string {
  return linkTo(`/api/calendar/${token}`);
}

export const feedRoutes = [
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
