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
import { inDays } from '#server/platform/clock.ts';
import { momentInName, sendCsv } from '#server/platform/csv.ts';
import { asAdmin } from '#server/platform/deed.ts';
import * as account from './candidate-account.service.ts';
import * as candidateAccounts from './candidate-accounts.service.ts';
import * as suspensions from './suspensions.service.ts';

const MESSAGES: Record<CandidateStatus, string> = {
  ACTIVE: CANDIDATE_ACTIVATED,
  INACTIVE: CANDIDATE_RESTED,
  SUSPENDED: CANDIDATE_SUSPENDED,
  DELETED: CANDIDATE_DELETED,
};

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
      await run((tx) => candidateAccounts.recordExport(tx, asAdmin(actor, request), query));
      return sendCsv(reply, candidateAccounts.exportLines(db, query), `candidates_${momentInName()}.csv`);
    },
  ),
  route(adminGetCandidate, ({ db, params }) => account.get(db, params.id)),
  route(adminGetCandidateRecords, ({ db, params }) => account.getRecords(db, params.id)),
  route(adminSuspendCandidate, async ({ db, actor, request, params, body }) => {
    const suspension = { userId: params.id, reason: body.reason, until: inDays(body.durationDays) };
    await suspensions.suspend(db, asAdmin(actor, request), suspension);
    return account.get(db, params.id);
  }),
  route(adminActivateCandidate, async ({ db, actor, request, params }) => {
    await suspensions.activate(db, asAdmin(actor, request), params.id);
    return account.get(db, params.id);
  }),
  route(adminSetCandidateStatus, async ({ db, actor, request, params, body }) => {
    await suspensions.setStatus(db, asAdmin(actor, request), { userId: params.id, ...body });
    return new Reply(undefined, { message: MESSAGES[body.status] });
  }),
  route(adminDeleteCandidate, async ({ db, actor, request, params, query }) => {
    const { reason } = query;
    await suspensions.closeAccount(db, asAdmin(actor, request), { userId: params.id, reason });
    return undefined;
  }),
];
