import {
  cancelApplication,
  getApprovalBanner,
  getApprovalStatus,
  getOnboardingProgress,
  getOnboardingStatus,
  getRejectionReasons,
  ONBOARDING_STEPS,
  resubmitApplication,
  submitApplication,
} from '#contract/companies/approval.ts';
import {
  DOCUMENT_MIME_TYPES,
  deleteCompanyDocument,
  listCompanyDocuments,
  uploadCompanyDocuments,
} from '#contract/companies/documents.ts';
import { hasRole } from '#contract/core/roles.ts';
import * as documents from '#server/features/companies/documents/documents.service.ts';
import { type Context, route } from '#server/http/route.ts';
import { companyOf } from '#server/http/session/session.ts';
import { accept } from '#server/platform/files/accept.ts';
import * as files from '#server/platform/files/files.ts';
import { getApplication } from './approval.queries.ts';
import * as approval from './approval.service.ts';
import { MEMBER_SUSPENDED } from './approval-banner.ts';

const DOCUMENTS = {
  types: DOCUMENT_MIME_TYPES,
  refusal: 'Please upload PDF, JPG or PNG files.',
  field: 'files',
};

type Command = Context<typeof submitApplication, undefined>;

function orderOf({ actor, request }: Command) {
  const companyId = companyOf(actor).id;
  return { companyId, actorId: actor.userId, ip: request.ip, emailVerified: actor.emailVerified };
}

/** As the caller stands: to a suspended member the workspace is as closed as to a suspended company. */
async function state({ db, actor }: Pick<Command, 'db' | 'actor'>): Promise<approval.ApprovalState> {
  const found = await approval.getApprovalState(db, companyOf(actor).id);
  return actor.status === 'SUSPENDED' ? { ...found, approvalStatus: 'SUSPENDED' } : found;
}

export const applicationRoutes = [
  route(getOnboardingStatus, state),
  route(getOnboardingProgress, async (context) => {
    const { completedSteps, ...rest } = await state(context);
    const percentage = Math.round((completedSteps.length / ONBOARDING_STEPS) * 100);
    return { ...rest, completedSteps, percentage, totalSteps: ONBOARDING_STEPS };
  }),
  route(submitApplication, async (context) => {
    await approval.send(context.db, 'submitted', orderOf(context));
    return state(context);
  }),
  route(resubmitApplication, async (context) => {
    await approval.send(context.db, 'resubmitted', orderOf(context));
    return state(context);
  }),
  route(cancelApplication, async (context) => {
    await approval.move(context.db, 'cancelled', orderOf(context));
    return state(context);
  }),
  route(getRejectionReasons, ({ db, actor }) => getApplication(db, companyOf(actor).id)),
  route(getApprovalStatus, async (context) => {
    const { approvalStatus, isComplete, submittedAt } = await state(context);
    const isApproved = approvalStatus === 'APPROVED';
    return {
      status: approvalStatus,
      approvalStatus,
      isApproved,
      isComplete,
      submittedAt,
      needsApproval: !isApproved,
      canViewCandidates: isApproved,
      canCreateJobs: isApproved && hasRole(companyOf(context.actor).role, 'RECRUITER'),
    };
  }),
  route(getApprovalBanner, async ({ db, actor }) =>
    actor.status === 'SUSPENDED' ? MEMBER_SUSPENDED : approval.getBanner(db, companyOf(actor).id),
  ),
];

export const documentRoutes = [
  route(listCompanyDocuments, ({ db, actor }) => documents.list(db, companyOf(actor).id)),
  route(
    uploadCompanyDocuments,
    { before: ({ files: uploads }) => accept(uploads, DOCUMENTS) },
    ({ actor, body, before, runOnce }) =>
      files.keep(before, (stored) => {
        const { id: companyId } = companyOf(actor);
        const addition = { companyId, actorId: actor.userId, documentType: body.documentType, stored };
        return runOnce((db) => documents.add(db, addition));
      }),
  ),
  route(deleteCompanyDocument, async ({ actor, params, run }) => {
    await files.removeBytes(await run((db) => documents.remove(db, companyOf(actor).id, params.id)));
    return undefined;
  }),
];
