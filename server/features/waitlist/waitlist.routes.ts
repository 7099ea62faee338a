import { joinCandidateWaitlist, joinRecruiterWaitlist } from '#contract/waitlist.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { type Route, route } from '#server/http/route.ts';
import * as waitlist from './waitlist.service.ts';

const limited = {
  before: ({ request }: { request: { ip: string } }) => takePoint('waitlistPerAddress', request.ip),
};

export const routes: Route[] = [
  route(joinCandidateWaitlist, limited, ({ db, body }) => waitlist.join(db, 'JOBSEEKER', body)),
  route(joinRecruiterWaitlist, limited, ({ db, body }) => waitlist.join(db, 'RECRUITER', body)),
];
