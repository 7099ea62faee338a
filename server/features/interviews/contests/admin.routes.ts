import type * as z from 'zod';
import { toPage } from '#contract/core/page.ts';
import {
  adminListNoShowContests,
  adminSettleNoShow,
  type NoShowContest,
} from '#contract/interviews/contest.ts';
import { settle } from '#server/features/interviews/moves/outcome.service.ts';
import { route } from '#server/http/route.ts';
import { countContests, listContests } from './contests.queries.ts';

export const adminRoutes = [
  route(adminListNoShowContests, async ({ db, query }) => {
    const rows = (await listContests(db, query)) as z.input<typeof NoShowContest>[];
    return toPage(rows, query, await countContests(db));
  }),
  route(adminSettleNoShow, async ({ db, actor, params, body }) => {
    await settle(db, params.id, actor.userId, body);
    return undefined;
  }),
];
