import { getUserProfile, updatePhone, updateUserProfile } from '#contract/account/profile.ts';
import { Reply } from '#server/http/reply.ts';
import { route } from '#server/http/route.ts';
import * as profile from './profile.service.ts';

function withVersion<T extends { version: number }>(account: T): Reply<T> {
  return new Reply(account, { etag: account.version });
}

export const profileRoutes = [
  route(getUserProfile, async ({ db, actor }) => withVersion(await profile.get(db, actor.userId))),
  route(updateUserProfile, async ({ db, actor, body, request }) =>
    withVersion(await profile.rename(db, actor.userId, body, request)),
  ),
  route(updatePhone, async ({ db, actor, body, request }) =>
    withVersion(await profile.setPhone(db, actor.userId, body.phone ?? null, request.ip)),
  ),
];
