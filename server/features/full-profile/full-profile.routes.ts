import { CompleteInput, exportProfile, saveCompleteProfile } from '#contract/candidates/complete.ts';
import { invalid } from '#server/http/errors.ts';
import { holdingPoint, takePoint } from '#server/http/rate-limit.ts';
import { Reply } from '#server/http/reply.ts';
import { route } from '#server/http/route.ts';
import * as fullProfile from './full-profile.service.ts';

export const routes = [
  route(saveCompleteProfile, async ({ db, actor, body, request }) => {
    const input = CompleteInput.safeParse(body);
    if (!input.success) throw invalid(input.error);
    const own = await fullProfile.save(db, actor.userId, input.data, request.ifMatch);
    return new Reply(own, { etag: own.version });
  }),
  route(exportProfile, async ({ db, actor, query, reply }) => {
    const { name, mimeType, bytes } = await holdingPoint(
      'exportsAtOncePerAccount',
      actor.userId,
      async () => {
        await takePoint('profileExportsPerAccount', actor.userId);
        return fullProfile.exportProfile(db, actor.userId, query.format);
      },
    );
    return reply
      .headers({
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .type(mimeType)
      .send(bytes);
  }),
];
