import {
  endOtherSessions,
  endSession,
  listSessions,
  switchOrganization,
} from '#contract/auth/own-sessions.ts';
import { route } from '#server/http/route.ts';
import * as ownSessions from './own-sessions.service.ts';

export const ownSessionRoutes = [
  route(listSessions, ({ db, actor }) => ownSessions.list(db, actor)),
  route(endSession, async ({ db, actor, params, request }) => {
    await ownSessions.end(db, actor, params.id, request.ip);
    return undefined;
  }),
  route(endOtherSessions, async ({ db, actor, request }) => {
    await ownSessions.endOthers(db, actor, request.ip);
    return undefined;
  }),
  route(switchOrganization, ({ db, actor, body }) => ownSessions.switchTo(db, actor, body.organizationId)),
];
