import {
  blockThread,
  contactCandidate,
  countUnreadMessages,
  getThread,
  listThreads,
  markThreadRead,
  muteThread,
  reportThread,
  sendMessage,
} from '#contract/messages.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { type Route, route } from '#server/http/route.ts';
import * as messages from './messages.service.ts';
import * as sending from './sending.service.ts';

export const routes: Route[] = [
  route(contactCandidate, ({ db, actor, body }) => sending.contact(db, actor, body)),
  route(listThreads, ({ db, actor, query }) => messages.list(db, actor, query)),
  route(getThread, ({ db, actor, params, query }) => messages.get(db, actor, params.id, query)),
  route(sendMessage, ({ db, actor, params, body }) => sending.send(db, actor, params.id, body)),
  route(markThreadRead, ({ db, actor, params }) => messages.markRead(db, actor, params.id)),
  route(muteThread, ({ db, actor, params, body }) => messages.mute(db, actor, params.id, body.isMuted)),
  route(
    reportThread,
    { before: ({ actor }) => takePoint('reportsPerAccount', actor.userId) },
    ({ db, actor, params, body, request }) =>
      messages.report(db, actor, params.id, { reason: body.reason, ip: request.ip }),
  ),
  route(blockThread, ({ db, actor, params, body }) => messages.block(db, actor, params.id, body.isBlocked)),
  route(countUnreadMessages, ({ db, actor }) => messages.countUnread(db, actor)),
];
