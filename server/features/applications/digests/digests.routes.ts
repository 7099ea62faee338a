import { getApplicationDigest, setApplicationDigest } from '#contract/applications/digest.ts';
import { route } from '#server/http/route.ts';
import * as digests from './digests.service.ts';

export const digestRoutes = [
  route(getApplicationDigest, async ({ db, actor }) => ({ pace: await digests.getPace(db, actor.userId) })),
  route(setApplicationDigest, async ({ db, actor, body }) => {
    await digests.setPace(db, actor.userId, body.pace);
    return { pace: body.pace };
  }),
];
