import { AppError } from '#contract/core/errors.ts';
import { toPage } from '#contract/core/page.ts';
import { adminFindLeft, adminGetHire, adminListHires, adminSettleHire } from '#contract/hires/admin-hires.ts';
import {
  answerCheck,
  confirmHire,
  disputeHire,
  listMyHires,
  reportLeaving,
} from '#contract/hires/candidate-hires.ts';
import {
  answerCheckOfHire,
  confirmLeavingOfHire,
  disputeLeavingOfHire,
  getApplicationHire,
  listHires,
  recordHire,
  reportAbsence,
  reportLeavingOfHire,
} from '#contract/hires/recruiter-hires.ts';
import { partyOfMember } from '#contract/kit/transitions.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { HIRE_STATUSES } from '#contract/labels/hires.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as applications from '#server/features/applications/applications.service.ts';
import { route } from '#server/http/route.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { mineOf } from '#server/http/session/mine-of.ts';
import { companyOf } from '#server/http/session/session.ts';
import { now } from '#server/platform/clock.ts';
import { asAdmin, asCandidate, asMember } from '#server/platform/deed.ts';
import { tallyOf } from '#server/platform/tally.ts';
import { answer } from './checks.service.ts';
import { present, presentOne } from './hires.presenter.ts';
import * as queries from './hires.queries.ts';
import type { Side } from './hires.service.ts';
import * as hires from './hires.service.ts';

interface Terms {
  hireId: string | null;
  /** The agreed terms; null before an agreement. */
  terms: { annualSalary: number; joiningDate: string } | null;
  mayReportAbsence: boolean;
}

/** Which reports about joining are possible for an application of this company. */
async function findTerms(db: Db, applicationId: string, companyId: string): Promise<Terms> {
  const { mayOffer } = await applications.findOfferable(db, applicationId, companyId);
  const hire = await queries.findByApplication(db, applicationId);
  const agreed = mayOffer ? await queries.findAgreed(db, applicationId) : undefined;
  if (!agreed) return { hireId: hire?.id ?? null, terms: null, mayReportAbsence: false };
  const { annualSalary, joiningDate } = agreed;
  return {
    hireId: hire?.id ?? null,
    terms: { annualSalary, joiningDate },
    mayReportAbsence: joiningDate <= localDate(now()),
  };
}

function ofCompany(actor: Actor): Side {
  return { ...asMember(actor), owner: { companyId: companyOf(actor).id } };
}

function ofCandidate(actor: Actor): Side {
  return { ...asCandidate(actor), owner: { candidateId: actor.userId } };
}

const recruiterRoutes = [
  route(getApplicationHire, async ({ db, actor, params }) => {
    const company = companyOf(actor);
    const party = partyOfMember(company.role);
    const found = await findTerms(db, params.id, company.id);
    const hire = found.hireId ? await presentOne(db, found.hireId, party) : null;
    const isOpen = party !== undefined && !hire;
    return {
      terms: isOpen ? found.terms : null,
      mayReportAbsence: isOpen
        ? found.mayReportAbsence
        : (hire?.allowedActions.includes('REPORT_ABSENCE') ?? false),
      hire,
    };
  }),
  route(recordHire, async ({ db, actor, params, body }) =>
    presentOne(db, await hires.record(db, actor, params.id, body), 'RECRUITER'),
  ),
  route(reportAbsence, async ({ db, actor, params }) =>
    presentOne(db, await hires.reportAbsence(db, actor, params.id), 'RECRUITER'),
  ),
  route(listHires, async ({ db, actor, query }) => {
    const company = companyOf(actor);
    const owner = { companyId: company.id, mineOf: mineOf(actor, query) };
    const rows = await queries.listViews(db, { ...owner, status: query.status }, query);
    const tallies = await queries.countByStatus(db, owner);
    const found = tallies.map(({ status, count }) => [status, count] as const);
    const total = await queries.count(db, { ...owner, status: query.status });
    const content = await present(db, rows, partyOfMember(company.role));
    return { ...toPage(content, query, total), counts: tallyOf(HIRE_STATUSES, found) };
  }),
  route(reportLeavingOfHire, async ({ db, actor, params, body }) => {
    await hires.reportLeaving(db, ofCompany(actor), params.id, body);
    return presentOne(db, params.id, 'RECRUITER');
  }),
  route(confirmLeavingOfHire, async ({ db, actor, params, body }) => {
    await hires.confirm(db, ofCompany(actor), params.id, body.of);
    return presentOne(db, params.id, 'RECRUITER');
  }),
  route(disputeLeavingOfHire, async ({ db, actor, params, body }) => {
    await hires.dispute(db, ofCompany(actor), params.id, body);
    return presentOne(db, params.id, 'RECRUITER');
  }),
  route(answerCheckOfHire, async ({ db, actor, params, body }) => {
    await answer(db, ofCompany(actor), params.id, { day: params.day, isGood: body.isGood });
    return presentOne(db, params.id, 'RECRUITER');
  }),
];

const candidateRoutes = [
  route(listMyHires, async ({ db, actor, query }) => {
    const owner = { candidateId: actor.userId };
    const content = await present(db, await queries.listViews(db, owner, query), 'CANDIDATE');
    return toPage(content, query, await queries.count(db, owner));
  }),
  route(confirmHire, async ({ db, actor, params, body }) => {
    await hires.confirm(db, ofCandidate(actor), params.id, body.of);
    return presentOne(db, params.id, 'CANDIDATE');
  }),
  route(disputeHire, async ({ db, actor, params, body }) => {
    await hires.dispute(db, ofCandidate(actor), params.id, body);
    return presentOne(db, params.id, 'CANDIDATE');
  }),
  route(reportLeaving, async ({ db, actor, params, body }) => {
    await hires.reportLeaving(db, ofCandidate(actor), params.id, body);
    return presentOne(db, params.id, 'CANDIDATE');
  }),
  route(answerCheck, async ({ db, actor, params, body }) => {
    await answer(db, ofCandidate(actor), params.id, { day: params.day, isGood: body.isGood });
    return presentOne(db, params.id, 'CANDIDATE');
  }),
];

const adminRoutes = [
  route(adminListHires, async ({ db, query }) => {
    const filter = { status: query.status };
    const content = await present(db, await queries.listOldest(db, filter, query), 'ADMIN');
    return toPage(content, query, await queries.count(db, filter));
  }),
  route(adminGetHire, async ({ db, params }) => {
    if (!(await queries.findHire(db, params.id, {}))) throw new AppError('NOT_FOUND');
    return presentOne(db, params.id, 'ADMIN');
  }),
  route(adminSettleHire, async ({ db, actor, params, body, request }) => {
    await hires.settle(db, asAdmin(actor, request), params.id, body);
    return presentOne(db, params.id, 'ADMIN');
  }),
  route(adminFindLeft, async ({ db, actor, params, body, request }) => {
    await hires.findLeft(db, asAdmin(actor, request), params.id, body);
    return presentOne(db, params.id, 'ADMIN');
  }),
];

export const routes = [...recruiterRoutes, ...candidateRoutes, ...adminRoutes];
