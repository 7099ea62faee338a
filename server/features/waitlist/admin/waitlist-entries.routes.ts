import {
  adminExportWaitlist,
  adminInviteFromWaitlist,
  adminListWaitlist,
} from '#contract/inbox/waitlist-entries.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import { now } from '#server/platform/clock.ts';
import { sendCsv } from '#server/platform/csv/send-csv.ts';
import * as entries from './waitlist-entries.service.ts';

export const adminRoutes = [
  route(adminListWaitlist, ({ db, query }) => entries.list(db, query)),
  route(
    adminExportWaitlist,
    { before: ({ actor }) => takePoint('exportsPerAccount', actor.userId) },
    async ({ db, actor, request, query, run, reply }) => {
      await run((tx) => entries.leaveTrace(tx, query, { adminId: actor.userId, ip: request.ip }));
      return sendCsv(reply, entries.lines(db, query), `waitlist_${localDate(now())}.csv`);
    },
  ),
  route(adminInviteFromWaitlist, ({ db, actor, params, request }) =>
    entries.invite(db, params.id, { adminId: actor.userId, ip: request.ip }),
  ),
];
