import {
  getNotificationPreferences,
  updateNotificationPreferences,
} from '#contract/account/notification-preferences.ts';
import { route } from '#server/http/route.ts';
import * as preferences from './preferences.service.ts';

export const preferenceRoutes = [
  route(getNotificationPreferences, ({ db, actor }) => preferences.get(db, actor.userId)),
  route(updateNotificationPreferences, ({ db, actor, body }) => preferences.save(db, actor.userId, body)),
];
