import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import {
  adminGetNoShowContest,
  adminSettleNoShow,
  type NoShowContest,
} from '#contract/interviews/contest.ts';
import { settle } from '#server/features/interviews/moves/outcome.service.ts';
import { unlessDecided } from '#server/features/users/decided-before.service.ts';
import { route } from '#server/http/route.ts';
import { findContest, listSteps } from './contests.queries.ts';

type Contest = z.input<typeof NoShowContest>;

export const adminRoutes = [
  route(adminGetNoShowContest, async ({ db, params }) => {
    const found = await findContest(db, params.id);
    if (!found) throw new AppError('NOT_FOUND');
    const { candidateId, email, contestSettledAt, ...contest } = found;
    const steps = await listSteps(db, params.id);
    return {
      ...(contest as typeof contest & Pick<Contest, 'startsAt' | 'contestedAt' | 'reason'>),
      candidate: { id: candidateId, email },
      settledAt: contestSettledAt,
      history: steps.map(({ userType, ...step }) => ({
        ...step,
        side: userType === 'JOBSEEKER' ? 'CANDIDATE' : userType === 'RECRUITER' ? 'RECRUITER' : null,
      })),
    } satisfies Contest;
  }),
  route(adminSettleNoShow, async ({ db, actor, params, body, request }) => {
    const decide = () => settle(db, params.id, { adminId: actor.userId, ip: request.ip }, body);
    await unlessDecided(db, ['interview', params.id], decide);
    return undefined;
  }),
];
