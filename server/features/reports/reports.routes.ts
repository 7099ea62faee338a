import {
  adminDecideReport,
  adminGetReport,
  adminListReports,
  reportCandidate,
  reportCompany,
  reportJob,
} from '#contract/reports.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { asAdmin } from '#server/platform/deed.ts';
import * as reports from './reports.service.ts';

const limit = { before: ({ actor }: { actor: Actor }) => takePoint('reportsPerAccount', actor.userId) };

export const routes = [
  route(reportJob, limit, ({ db, actor, params, body, request }) =>
    reports.fileJob(db, params.id, { ...body, reporterId: actor.userId, ip: request.ip }),
  ),
  route(reportCompany, limit, ({ db, actor, params, body, request }) =>
    reports.fileCompany(db, params.id, { ...body, reporterId: actor.userId, ip: request.ip }),
  ),
  route(reportCandidate, limit, ({ db, actor, params, body, request }) => {
    const pair = { candidateId: params.id, companyId: companyOf(actor).id };
    return reports.fileCandidate(db, pair, { ...body, reporterId: actor.userId, ip: request.ip });
  }),
  route(adminListReports, ({ db, query }) => reports.adminList(db, query)),
  route(adminGetReport, ({ db, params }) => reports.adminGet(db, params.id)),
  route(adminDecideReport, ({ db, actor, params, body, request }) =>
    reports.decide(db, asAdmin(actor, request), params.id, body),
  ),
];
