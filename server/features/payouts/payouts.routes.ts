import type { ResultOf } from '#contract/core/endpoint.ts';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import { fullName } from '#contract/kit/full-name.ts';
import type { BatchStatus, LineStatus } from '#contract/labels/payouts.ts';
import {
  adminGetStatementCsv,
  adminGetStatementPdf,
  adminHoldReward,
  adminListRewards,
  adminReleaseReward,
  adminSumRewards,
} from '#contract/payouts/admin-rewards.ts';
import {
  adminDiscardPayout,
  adminGetBankFile,
  adminGetPayout,
  adminListPayoutLines,
  adminListPayouts,
  adminMakePayout,
  adminMarkFailed,
  adminMarkPaid,
  adminSendPayout,
  adminTakeOutOfPayout,
} from '#contract/payouts/batches.ts';
import {
  getOwnStatementCsv,
  getOwnStatementPdf,
  getPayoutStanding,
  listOwnRewards,
  savePayoutDetails,
} from '#contract/payouts/own.ts';
import { batchMoves } from '#contract/payouts/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as holds from '#server/features/rewards/rewards.service.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { now } from '#server/platform/clock.ts';
import { sendCsv } from '#server/platform/csv.ts';
import { asAdmin } from '#server/platform/deed.ts';
import * as queries from './batches.queries.ts';
import * as batches from './batches.service.ts';
import { findOwed } from './payouts.queries.ts';
import * as payouts from './payouts.service.ts';
import * as settling from './settling.service.ts';
import { listYears } from './statements.queries.ts';
import { sendStatementCsv, sendStatementPdf } from './statements.service.ts';

type Batch = ResultOf<typeof adminGetPayout>;

function present({ firstName, lastName, ...batch }: queries.BatchView): Batch {
  return {
    ...batch,
    createdBy: fullName({ firstName, lastName }) ?? 'Medallist',
    allowedActions: batchMoves.allowedActions(batch, 'ADMIN', now()),
  };
}

async function get(db: Db, id: string): Promise<Batch> {
  const batch = await queries.findBatch(db, id);
  if (!batch) throw new AppError('NOT_FOUND');
  return present(batch);
}

async function list(db: Db, query: PageQuery & { status?: BatchStatus | undefined }) {
  const rows = await queries.listBatches(db, query);
  return toPage(rows.map(present), query, await queries.countBatches(db, query.status));
}

async function listLines(db: Db, batchId: string, query: PageQuery & { status?: LineStatus | undefined }) {
  await get(db, batchId);
  const filter = { batchId, status: query.status };
  const rows = await queries.listLineViews(db, filter, query);
  const content = rows.map(
    ({ beneficiaryId, firstName, lastName, email, candidateName, companyName, ...line }) => ({
      ...line,
      beneficiary: { id: beneficiaryId, name: fullName({ firstName, lastName }), email },
      hire: { candidateName, companyName },
    }),
  );
  return toPage(content, query, await queries.countLines(db, filter));
}

const ownExports = { before: ({ actor }: { actor: Actor }) => takePoint('exportsPerAccount', actor.userId) };

const ownRoutes = [
  route(listOwnRewards, ({ db, actor, query }) =>
    payouts.listOwn(db, { userId: actor.userId, userType: actor.type }, query),
  ),
  route(getPayoutStanding, async ({ db, actor: { userId } }) => ({
    details: await payouts.findMasked(db, userId),
    mayGiveDetails: await payouts.mayGive(db, userId),
    owedBack: await findOwed(db, userId),
    financialYears: await listYears(db, userId),
  })),
  route(savePayoutDetails, ({ db, actor, request, body }) =>
    payouts.saveDetails(db, { userId: actor.userId, ip: request.ip }, body),
  ),
  route(getOwnStatementPdf, ownExports, ({ db, actor, params, reply }) =>
    sendStatementPdf(db, { userId: actor.userId, year: params.year, reply }),
  ),
  route(getOwnStatementCsv, ownExports, ({ db, actor, params, reply }) =>
    sendStatementCsv(db, { userId: actor.userId, year: params.year, reply }),
  ),
];

const rewardRoutes = [
  route(adminListRewards, ({ db, query }) => payouts.listAll(db, query)),
  route(adminSumRewards, ({ db }) => payouts.sums(db)),
  route(adminHoldReward, async ({ db, params, body, actor, request }) => {
    await holds.hold(db, asAdmin(actor, request), params.id, body.reason);
    return payouts.get(db, params.id);
  }),
  route(adminReleaseReward, async ({ db, params, actor, request }) => {
    await holds.release(db, asAdmin(actor, request), params.id);
    return payouts.get(db, params.id);
  }),
  route(adminGetStatementPdf, ownExports, ({ db, params, reply }) =>
    sendStatementPdf(db, { userId: params.id, year: params.year, reply }),
  ),
  route(adminGetStatementCsv, ownExports, ({ db, params, reply }) =>
    sendStatementCsv(db, { userId: params.id, year: params.year, reply }),
  ),
];

const batchRoutes = [
  route(adminListPayouts, ({ db, query }) => list(db, query)),
  route(adminMakePayout, async ({ db, actor, request, body }) =>
    get(db, await batches.make(db, asAdmin(actor, request), body.rewardIds ?? null)),
  ),
  route(adminGetPayout, ({ db, params }) => get(db, params.id)),
  route(adminListPayoutLines, ({ db, params, query }) => listLines(db, params.id, query)),
  route(adminTakeOutOfPayout, async ({ db, actor, request, params, body }) => {
    await batches.takeOut(db, asAdmin(actor, request), params.id, body.lineIds);
    return get(db, params.id);
  }),
  route(adminDiscardPayout, async ({ db, actor, request, params }) => {
    await batches.discard(db, asAdmin(actor, request), params.id);
    return get(db, params.id);
  }),
  route(adminSendPayout, async ({ db, actor, request, params }) => {
    await settling.send(db, asAdmin(actor, request), params.id);
    return get(db, params.id);
  }),
  route(adminGetBankFile, ownExports, async ({ actor, request, params, run, reply }) => {
    const { text, name } = await run((tx) => batches.writeBankFile(tx, asAdmin(actor, request), params.id));
    return sendCsv(reply, text, name);
  }),
  route(adminMarkPaid, async ({ db, actor, request, params, body }) => {
    await settling.markPaid(db, asAdmin(actor, request), params.id, body);
    return get(db, params.id);
  }),
  route(adminMarkFailed, async ({ db, actor, request, params, body }) => {
    await settling.markFailed(db, asAdmin(actor, request), params.id, body);
    return get(db, params.id);
  }),
];

export const routes = [...ownRoutes, ...rewardRoutes, ...batchRoutes];
