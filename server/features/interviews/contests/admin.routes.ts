import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { toPage } from '#contract/core/page.ts';
import {
  adminGetNoShowContest,
  adminListNoShowContests,
  adminSettleNoShow,
  type NoShowContest,
  type NoShowContestDetails,
} from '#contract/interviews/contest.ts';
import { settle } from '#server/features/interviews/moves/outcome.service.ts';
import { unlessDecided } from '#server/features/users/decided-before.service.ts';
import { route } from '#server/http/route.ts';
import { countContests, findContest, listContests, listSteps } from './contests.queries.ts';

export const adminRoutes = [
  route(adminListNoShowContests, async ({ db, query }) => {
    const rows = (await listContests(db, query)) as z.input<typeof NoShowContest>[];
    return toPage(rows, query, await countContests(db));
  }),
  route(adminGetNoShowContest, async ({ db, params }) => {
    const found = await findContest(db, params.id);
    if (!found) throw new AppError('NOT_FOUND');
    const { candidateId, email, contestSettledAt, ...contest } = found;
    const steps = await listSteps(db, params.id);
    return {
      ...(contest as z.input<typeof NoShowContest> & typeof contest),
      candidate: { id: candidateId, email },
      settledAt: contestSettledAt,
      history: steps.map(({ userType, ...step }) => ({
        ...step,
        side: userType === 'JOBSEEKER' ? 'CANDIDATE' : userType === 'RECRUITER' ? 'RECRUITER' : null,
      })),
    } satisfies z.input<typeof NoShowContestDetails>;
  }),
  route(adminSettleNoShow, async ({ db, actor, params, body, request }) => {
    const decide = () => settle(db, params.id, { adminId: actor.userId, ip: request.ip }, body);
    await unlessDecided(db, ['interview', params.id], decide);
    return undefined;
  }),
];
