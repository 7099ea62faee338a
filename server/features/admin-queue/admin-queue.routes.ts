import {
  adminClaimItem,
  adminCountQueue,
  adminGetClaim,
  adminListQueue,
  adminReleaseItem,
} from '#contract/admin-queue.ts';
import { route } from '#server/http/route.ts';
import * as adminQueue from './admin-queue.service.ts';

export const routes = [
  route(adminCountQueue, ({ db }) => adminQueue.count(db)),
  route(adminListQueue, ({ db, actor, query }) => adminQueue.list(db, query, actor.userId)),
  route(adminGetClaim, ({ db, actor, params }) => adminQueue.getClaim(db, params, actor.userId)),
  route(adminClaimItem, ({ db, actor, params }) => adminQueue.claim(db, params, actor.userId)),
  route(adminReleaseItem, ({ db, actor, params }) => adminQueue.release(db, params, actor.userId)),
];
