import { adminClaimItem, adminGetClaim, adminReleaseItem } from '#contract/admin-queue/claims.ts';
import { adminCountQueue, adminListQueue } from '#contract/admin-queue/queue.ts';
import { route } from '#server/http/route.ts';
import * as claims from './claims.service.ts';
import * as queue from './queue.service.ts';

export const routes = [
  route(adminCountQueue, ({ db }) => queue.count(db)),
  route(adminListQueue, ({ db, actor, query }) => queue.list(db, query, actor.userId)),
  route(adminGetClaim, ({ db, actor, params }) => claims.get(db, params, actor.userId)),
  route(adminClaimItem, ({ db, actor, params }) => claims.claim(db, params, actor.userId)),
  route(adminReleaseItem, ({ db, actor, params }) => claims.release(db, params, actor.userId)),
];
