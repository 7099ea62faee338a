import {
  getNotificationPreferences,
  updateNotificationPreferences,
} from '#contract/account/notification-preferences.ts';
import { AppError } from '#contract/core/errors.ts';
import { toPage } from '#contract/core/page.ts';
import { candidateNotifications, recruiterNotifications } from '#contract/notifications.ts';
import { route } from '#server/http/route.ts';
import { countNotifications, listNotifications } from './notifications.queries.ts';
import * as preferences from './notifications.service.ts';
import { markRead } from './notifications.service.ts';

function routesFor(calls: typeof candidateNotifications | typeof recruiterNotifications) {
  return [
    route(calls.list, async ({ db, actor, query }) => {
      const rows = await listNotifications(db, actor.userId, query);
      const content = rows.map(({ readAt, ...row }) => ({ ...row, isRead: readAt !== null }));
      return toPage(content, query, await countNotifications(db, actor.userId, false));
    }),
    route(calls.markRead, async ({ db, actor, params }) => {
      if (!(await markRead(db, actor.userId, params.id))) throw new AppError('NOT_FOUND');
      return undefined;
    }),
    route(calls.markAllRead, async ({ db, actor }) => {
      await markRead(db, actor.userId);
      return undefined;
    }),
    route(calls.unreadCount, async ({ db, actor }) => ({
      count: await countNotifications(db, actor.userId, true),
    })),
  ];
}

export const routes = [
  ...routesFor(candidateNotifications),
  ...routesFor(recruiterNotifications),
  route(getNotificationPreferences, ({ db, actor }) => preferences.getPreferences(db, actor.userId)),
  route(updateNotificationPreferences, ({ db, actor, body }) =>
    preferences.savePreferences(db, actor.userId, body),
  ),
];
