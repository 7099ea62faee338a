import { getCandidate, getProfilePreview, recordCandidateView } from '#contract/candidates/recruiter-view.ts';
import { route } from '#server/http/route.ts';
import { companyOf } from '#server/http/session/session.ts';
import * as recruiterView from './recruiter-view.service.ts';

export const routes = [
  route(getProfilePreview, ({ db, actor }) => recruiterView.getPreview(db, actor.userId)),
  route(getCandidate, ({ db, actor, params }) =>
    recruiterView.getForCompany(db, { candidateId: params.id, companyId: companyOf(actor).id }),
  ),
  route(recordCandidateView, async ({ db, actor, params }) => {
    const pair = { candidateId: params.id, companyId: companyOf(actor).id };
    await recruiterView.recordView(db, actor.userId, pair);
    return undefined;
  }),
];
