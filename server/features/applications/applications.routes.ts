import {
  adminFindCompanies,
  adminGetApplication,
  adminListApplications,
  COMPANIES_OFFERED,
} from '#contract/applications/admin-applications.ts';
import {
  applyToJob,
  listMyApplications,
  listUndoableApplications,
  undoApplication,
  withdrawApplication,
} from '#contract/applications/candidate-applications.ts';
import { getApplicationDigest, setApplicationDigest } from '#contract/applications/digest.ts';
import {
  bulkUpdateApplications,
  getApplication,
  listApplications,
  listJobApplicants,
  type Rejection,
  rejectApplication,
  setApplicationStatus,
  shortlistApplication,
  undoDecisions,
} from '#contract/applications/recruiter-applications.ts';
import { toPage } from '#contract/core/page.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { route } from '#server/http/route.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { mineOf } from '#server/http/session/mine-of.ts';
import { companyOf } from '#server/http/session/session.ts';
import { asCandidate, asMember } from '#server/platform/deed.ts';
import * as adminApplications from './admin-applications.service.ts';
import * as applicants from './applicants.service.ts';
import * as queries from './applications.queries.ts';
import type { Decision } from './applications.service.ts';
import * as applications from './applications.service.ts';
import * as digests from './digests.service.ts';
import * as mine from './my-applications.service.ts';
import * as decisions from './rejecting.service.ts';
import * as sending from './sending.service.ts';

function rejectionOf({ reason = null, category = null, message = null }: Partial<Rejection>) {
  return { reason, category, message };
}

async function decide(db: Db, actor: Actor, id: string, decision: Omit<Decision, 'companyId'>) {
  const { id: companyId } = companyOf(actor);
  await applications.decide(db, asMember(actor), id, { ...decision, companyId });
  return applicants.get(db, companyId, id);
}

export const routes = [
  route(getApplicationDigest, async ({ db, actor }) => ({ pace: await digests.getPace(db, actor.userId) })),
  route(setApplicationDigest, async ({ db, actor, body }) => {
    await digests.setPace(db, actor.userId, body.pace);
    return { pace: body.pace };
  }),
  route(adminListApplications, ({ db, query }) => adminApplications.list(db, query)),
  route(adminFindCompanies, ({ db, query }) => adminApplications.findCompanies(db, query, COMPANIES_OFFERED)),
  route(adminGetApplication, ({ db, params }) => adminApplications.get(db, params.id)),
  route(listJobApplicants, async ({ db, actor, params, query }) => {
    const company = companyOf(actor).id;
    await jobs.getOwn(db, company, params.id);
    return applicants.list(db, company, { ...query, jobId: params.id });
  }),
  route(listApplications, ({ db, actor, query }) =>
    applicants.list(db, companyOf(actor).id, { ...query, mineOf: mineOf(actor, query) }),
  ),
  route(getApplication, ({ db, actor, params }) => applicants.get(db, companyOf(actor).id, params.id)),
  route(setApplicationStatus, ({ db, actor, params, body }) =>
    decide(db, actor, params.id, {
      to: body.status,
      note: body.notes,
      rejection: rejectionOf({ ...body, reason: body.notes }),
    }),
  ),
  route(shortlistApplication, ({ db, actor, params, body }) =>
    decide(db, actor, params.id, { to: 'SHORTLISTED', note: body.notes }),
  ),
  route(rejectApplication, ({ db, actor, params, body }) =>
    decide(db, actor, params.id, { to: 'REJECTED', rejection: rejectionOf(body) }),
  ),
  route(bulkUpdateApplications, ({ db, actor, body }) =>
    applications.decideAll(db, asMember(actor), body.applicationIds, {
      to: body.status,
      companyId: companyOf(actor).id,
      rejection: rejectionOf(body),
    }),
  ),
  route(undoDecisions, ({ db, actor, body }) =>
    decisions.undo(db, asMember(actor), body.applicationIds, companyOf(actor).id),
  ),
  route(applyToJob, async ({ db, actor, params, body }) => {
    const wish = { jobId: params.id, candidateId: actor.userId, note: body.note ?? null };
    const { id } = await sending.apply(db, wish);
    return mine.get(db, actor.userId, id);
  }),
  route(listMyApplications, async ({ db, actor, query }) => {
    const rows = await queries.listMine(db, actor.userId, query);
    const total = await queries.countMine(db, actor.userId, query.status);
    return toPage(await mine.present(db, rows), query, total);
  }),
  route(listUndoableApplications, ({ db, actor }) => sending.listUndoable(db, actor.userId)),
  route(undoApplication, async ({ db, actor, params }) => {
    await sending.undo(db, params.id, actor.userId);
    return undefined;
  }),
  route(withdrawApplication, async ({ db, actor, params }) => {
    await applications.withdraw(db, asCandidate(actor), params.id, { candidateId: actor.userId });
    return mine.get(db, actor.userId, params.id);
  }),
];
