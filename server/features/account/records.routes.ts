import { PassThrough } from 'node:stream';
import { exportUserData, listActivity } from '#contract/account/records.ts';
import { toPage } from '#contract/core/page.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import * as archive from '#server/features/account/export/export.service.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { now } from '#server/platform/clock.ts';

export const recordRoutes = [
  route(
    exportUserData,
    { before: ({ actor }) => takePoint('exportsPerAccount', actor.userId) },
    async ({ db, actor, request, run, reply }) => {
      await run((tx) => archive.leaveTrace(tx, actor.userId, request.ip));
      const stream = new PassThrough();
      // The head of the answer has left when a section fails: only a torn stream can still tell.
      void archive.write(db, actor.userId, stream).catch((error: Error) => stream.destroy(error));
      return reply
        .headers({
          'content-disposition': `attachment; filename="medallist-${localDate(now())}.json"`,
          'cache-control': 'no-store',
        })
        .type('application/json; charset=utf-8')
        .send(stream);
    },
  ),
  route(listActivity, async ({ db, actor, query }) => {
    const rows = await audit.listOwn(db, actor.userId, query);
    return toPage(rows, query, await audit.countOwn(db, actor.userId));
  }),
];
