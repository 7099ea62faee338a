import { localDate } from '#contract/kit/zoned-time.ts';
import { joinCandidateWaitlist, joinRecruiterWaitlist } from '#contract/waitlist.ts';
import {
  adminExportWaitlist,
  adminInviteFromWaitlist,
  adminListWaitlist,
} from '#contract/waitlist-entries.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import { now } from '#server/platform/clock.ts';
import { sendCsv } from '#server/platform/csv.ts';
import { asAdmin } from '#server/platform/deed.ts';
import * as waitlist from './waitlist.service.ts';

const limited = {
  before: ({ request }: { request: { ip: string } }) => takePoint('waitlistPerAddress', request.ip),
};

export const routes = [
  route(joinCandidateWaitlist, limited, ({ db, body }) => waitlist.join(db, 'JOBSEEKER', body)),
  route(joinRecruiterWaitlist, limited, ({ db, body }) => waitlist.join(db, 'RECRUITER', body)),
  route(adminListWaitlist, ({ db, query }) => waitlist.listEntries(db, query)),
  route(
    adminExportWaitlist,
    { before: ({ actor }) => takePoint('exportsPerAccount', actor.userId) },
    async ({ db, actor, request, query, run, reply }) => {
      await run((tx) => waitlist.recordExport(tx, asAdmin(actor, request), query));
      return sendCsv(reply, waitlist.exportLines(db, query), `waitlist_${localDate(now())}.csv`);
    },
  ),
  route(adminInviteFromWaitlist, ({ db, actor, params, request }) =>
    waitlist.inviteEntries(db, asAdmin(actor, request), params.id),
  ),
];
