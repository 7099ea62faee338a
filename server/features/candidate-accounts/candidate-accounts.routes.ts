import {
  adminActivateCandidate,
  adminDeleteCandidate,
  adminGetCandidate,
  adminGetCandidateRecords,
  adminSetCandidateStatus,
  adminSuspendCandidate,
  CANDIDATE_ACTIVATED,
  CANDIDATE_DELETED,
  CANDIDATE_RESTED,
  CANDIDATE_SUSPENDED,
} from '#contract/candidate-account.ts';
import {
  adminExportCandidates,
  adminGetCandidateStats,
  adminListCandidateExperience,
  adminListCandidates,
  adminListCandidateUniversities,
  adminSearchCandidates,
} from '#contract/candidate-accounts.ts';
import type { CandidateStatus } from '#contract/labels/candidate-accounts.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { Reply } from '#server/http/reply.ts';
import { route } from '#server/http/route.ts';
import type { Actor, RequestMeta } from '#server/http/session/actor.ts';
import { inDays } from '#server/platform/clock.ts';
import { momentInName, sendCsv } from '#server/platform/csv.ts';
import * as account from './candidate-account.service.ts';
import * as candidateAccounts from './candidate-accounts.service.ts';
import * as suspensions from './suspensions.service.ts';

const MESSAGES: Record<CandidateStatus, string> = {
  ACTIVE: CANDIDATE_ACTIVATED,
  INACTIVE: CANDIDATE_RESTED,
  SUSPENDED: CANDIDATE_SUSPENDED,
  DELETED: CANDIDATE_DELETED,
};

function orderOf(userId: string, { actor, request }: { actor: Actor; request: RequestMeta }) {
  return { userId, adminId: actor.userId, ip: request.ip };
}

export const routes = [
  route(adminListCandidates, ({ db, query }) => candidateAccounts.list(db, query)),
  route(adminSearchCandidates, ({ db, query }) => candidateAccounts.search(db, query.query, query.limit)),
  route(adminGetCandidateStats, ({ db }) => candidateAccounts.getStats(db)),
  route(adminListCandidateUniversities, ({ db }) => candidateAccounts.listUniversities(db)),
  route(adminListCandidateExperience, ({ db }) => candidateAccounts.listExperience(db)),
  route(
    adminExportCandidates,
    { before: ({ actor }) => takePoint('exportsPerAccount', actor.userId) },
    async ({ db, actor, request, query, run, reply }) => {
      await run((tx) =>
        candidateAccounts.recordExport(tx, { adminId: actor.userId, ip: request.ip, ...query }),
      );
      return sendCsv(reply, candidateAccounts.exportLines(db, query), `candidates_${momentInName()}.csv`);
    },
  ),
  route(adminGetCandidate, ({ db, params }) => account.get(db, params.id)),
  route(adminGetCandidateRecords, ({ db, params }) => account.getRecords(db, params.id)),
  route(adminSuspendCandidate, async ({ db, params, body, ...rest }) => {
    const until = inDays(body.durationDays);
    await suspensions.suspend(db, { ...orderOf(params.id, rest), reason: body.reason, until });
    return account.get(db, params.id);
  }),
  route(adminActivateCandidate, async ({ db, params, ...rest }) => {
    await suspensions.activate(db, orderOf(params.id, rest));
    return account.get(db, params.id);
  }),
  route(adminSetCandidateStatus, async ({ db, params, body, ...rest }) => {
    await suspensions.setStatus(db, body.status, { ...orderOf(params.id, rest), reason: body.reason });
    return new Reply(undefined, { message: MESSAGES[body.status] });
  }),
  route(adminDeleteCandidate, async ({ db, params, query, ...rest }) => {
    await suspensions.closeAccount(db, { ...orderOf(params.id, rest), reason: query.reason });
    return undefined;
  }),
];
