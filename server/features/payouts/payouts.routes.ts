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
import * as holds from '#server/features/rewards/holds.service.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import type { Actor, RequestMeta } from '#server/http/session/actor.ts';
import { sendCsv } from '#server/platform/csv/send-csv.ts';
import * as bankFile from './batches/bank-file.service.ts';
import * as present from './batches/batches.presenter.ts';
import * as batches from './batches/batches.service.ts';
import * as settling from './batches/settling.service.ts';
import * as details from './details/details.service.ts';
import { findOwed } from './listing/listing.queries.ts';
import * as listing from './listing/listing.service.ts';
import { sendStatementCsv, sendStatementPdf } from './statements/statement-files.service.ts';
import { listYears } from './statements/statements.queries.ts';

interface Call {
  actor: Actor;
  request: RequestMeta;
}

const orderOf = ({ actor, request }: Call) => ({ actorId: actor.userId, ip: request.ip });
const ownExports = { before: ({ actor }: { actor: Actor }) => takePoint('exportsPerAccount', actor.userId) };

const ownRoutes = [
  route(listOwnRewards, ({ db, actor, query }) =>
    listing.listOwn(db, { userId: actor.userId, userType: actor.type }, query),
  ),
  route(getPayoutStanding, async ({ db, actor: { userId } }) => ({
    details: await details.findMasked(db, userId),
    mayGiveDetails: await details.mayGive(db, userId),
    owedBack: await findOwed(db, userId),
    financialYears: await listYears(db, userId),
  })),
  route(savePayoutDetails, ({ db, actor, request, body }) =>
    details.save(db, { userId: actor.userId, ip: request.ip }, body),
  ),
  route(getOwnStatementPdf, ownExports, ({ db, actor, params, reply }) =>
    sendStatementPdf(db, { userId: actor.userId, year: params.year, reply }),
  ),
  route(getOwnStatementCsv, ownExports, ({ db, actor, params, reply }) =>
    sendStatementCsv(db, { userId: actor.userId, year: params.year, reply }),
  ),
];

const rewardRoutes = [
  route(adminListRewards, ({ db, query }) => listing.listAll(db, query)),
  route(adminSumRewards, ({ db }) => listing.sums(db)),
  route(adminHoldReward, async ({ db, params, body, actor, request }) => {
    await holds.hold(db, { id: params.id, adminId: actor.userId, ip: request.ip }, body.reason);
    return listing.get(db, params.id);
  }),
  route(adminReleaseReward, async ({ db, params, actor, request }) => {
    await holds.release(db, { id: params.id, adminId: actor.userId, ip: request.ip });
    return listing.get(db, params.id);
  }),
  route(adminGetStatementPdf, ownExports, ({ db, params, reply }) =>
    sendStatementPdf(db, { userId: params.id, year: params.year, reply }),
  ),
  route(adminGetStatementCsv, ownExports, ({ db, params, reply }) =>
    sendStatementCsv(db, { userId: params.id, year: params.year, reply }),
  ),
];

const batchRoutes = [
  route(adminListPayouts, ({ db, query }) => present.list(db, query)),
  route(adminMakePayout, async ({ db, body, ...call }) =>
    present.get(db, await batches.make(db, orderOf(call), body.rewardIds ?? null)),
  ),
  route(adminGetPayout, ({ db, params }) => present.get(db, params.id)),
  route(adminListPayoutLines, ({ db, params, query }) => present.listLines(db, params.id, query)),
  route(adminTakeOutOfPayout, async ({ db, params, body, ...call }) => {
    await batches.takeOut(db, params.id, body.lineIds, orderOf(call));
    return present.get(db, params.id);
  }),
  route(adminDiscardPayout, async ({ db, params, ...call }) => {
    await batches.discard(db, params.id, orderOf(call));
    return present.get(db, params.id);
  }),
  route(adminSendPayout, async ({ db, params, ...call }) => {
    await settling.send(db, params.id, orderOf(call));
    return present.get(db, params.id);
  }),
  route(adminGetBankFile, ownExports, async ({ params, run, reply, ...call }) => {
    const { text, name } = await run((tx) => bankFile.write(tx, params.id, orderOf(call)));
    return sendCsv(reply, text, name);
  }),
  route(adminMarkPaid, async ({ db, params, body, ...call }) => {
    await settling.markPaid(db, params.id, body, orderOf(call));
    return present.get(db, params.id);
  }),
  route(adminMarkFailed, async ({ db, params, body, ...call }) => {
    await settling.markFailed(db, params.id, body, orderOf(call));
    return present.get(db, params.id);
  }),
];

export const routes = [...ownRoutes, ...rewardRoutes, ...batchRoutes];
