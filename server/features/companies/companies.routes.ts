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
import { withdrawIdentityChange } from '#contract/companies/identity.ts';
import {
  createOnboardingCompany,
  deleteCompanyLogo,
  getCompany,
  getOnboardingCompany,
  updateCompany,
  updateOnboardingCompany,
  uploadCompanyLogo,
} from '#contract/companies/profile.ts';
import {
  createOnboardingRecruiter,
  getOnboardingRecruiter,
  getRecruiterProfile,
  updateOnboardingRecruiter,
  updateRecruiterProfile,
} from '#contract/companies/recruiter-profile.ts';
import { hasRole } from '#contract/core/roles.ts';
import { fileAddress } from '#contract/files.ts';
import { Reply } from '#server/http/reply.ts';
import { type Context, route } from '#server/http/route.ts';
import { companyOf } from '#server/http/session/session.ts';
import { asMember } from '#server/platform/deed.ts';
import { accept } from '#server/platform/files/accept.ts';
import * as files from '#server/platform/files/files.ts';
import { acceptPicture } from '#server/platform/files/picture.ts';
import { getApplication } from './approval.queries.ts';
import * as approval from './approval.service.ts';
import { MEMBER_SUSPENDED } from './approval.service.ts';
import * as companies from './companies.service.ts';
import * as documents from './documents.service.ts';
import * as people from './members.service.ts';

async function read({ db, actor }: Context<typeof getCompany, undefined>) {
  const company = await companies.getProfile(db, companyOf(actor).id);
  return new Reply(company, { etag: company.version });
}

async function write({ db, actor, body, request }: Context<typeof updateCompany, undefined>) {
  const company = await companies.saveProfile(db, asMember(actor, request), {
    companyId: companyOf(actor).id,
    input: body,
    seen: request.ifMatch,
  });
  return new Reply(company, { etag: company.version });
}

const DOCUMENTS = {
  types: DOCUMENT_MIME_TYPES,
  refusal: 'Please upload PDF, JPG or PNG files.',
  field: 'files',
};

type Command = Context<typeof submitApplication, undefined>;

async function submit({ db, actor, request }: Command, action: 'submitted' | 'resubmitted') {
  const { emailVerified } = actor;
  const submission = { action, companyId: companyOf(actor).id, emailVerified };
  await approval.submit(db, asMember(actor, request), submission);
  return state({ db, actor });
}

/** The state for this caller: for a suspended member the workspace is closed like for a suspended company. */
async function state({ db, actor }: Pick<Command, 'db' | 'actor'>): Promise<approval.ApprovalState> {
  const found = await approval.getApprovalState(db, companyOf(actor).id);
  return actor.status === 'SUSPENDED' ? { ...found, approvalStatus: 'SUSPENDED' } : found;
}

async function readProfile({ db, actor }: Context<typeof getRecruiterProfile, undefined>) {
  const profile = await people.getProfile(db, actor.userId);
  return new Reply(profile, { etag: profile.version });
}

async function writeProfile({ db, actor, body, request }: Context<typeof updateRecruiterProfile, undefined>) {
  const profile = await people.saveProfile(db, actor.userId, body, request.ifMatch);
  return new Reply(profile, { etag: profile.version });
}

export const routes = [
  route(getCompany, read),
  route(updateCompany, write),
  route(getOnboardingCompany, read),
  route(createOnboardingCompany, write),
  route(updateOnboardingCompany, write),
  route(withdrawIdentityChange, async ({ db, actor, params, request }) => {
    const which = { companyId: companyOf(actor).id, changeId: params.changeId };
    const company = await companies.withdrawChange(db, asMember(actor, request), which);
    return new Reply(company, { etag: company.version });
  }),
  route(
    uploadCompanyLogo,
    { before: ({ files: uploads }) => acceptPicture(uploads, 'logo') },
    ({ actor, before, run }) =>
      files.keep(before, async ([stored]) => {
        if (!stored) throw new Error('an accepted upload was not kept');
        const { id } = companyOf(actor);
        const old = await run((db) => companies.replaceLogo(db, id, { stored, ownerId: actor.userId }));
        await files.removeBytes(old);
        return { logoUrl: fileAddress(stored.id) };
      }),
  ),
  route(deleteCompanyLogo, async ({ actor, run }) => {
    await files.removeBytes(await run((db) => companies.replaceLogo(db, companyOf(actor).id, null)));
    return undefined;
  }),
  route(getOnboardingStatus, state),
  route(getOnboardingProgress, async (context) => {
    const { completedSteps, ...rest } = await state(context);
    const percentage = Math.round((completedSteps.length / ONBOARDING_STEPS) * 100);
    return { ...rest, completedSteps, percentage, totalSteps: ONBOARDING_STEPS };
  }),
  route(submitApplication, (context) => submit(context, 'submitted')),
  route(resubmitApplication, (context) => submit(context, 'resubmitted')),
  route(cancelApplication, async ({ db, actor, request }) => {
    const companyId = companyOf(actor).id;
    await approval.move(db, asMember(actor, request), { action: 'cancelled', companyId });
    return state({ db, actor });
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
  route(getRecruiterProfile, readProfile),
  route(updateRecruiterProfile, writeProfile),
  route(getOnboardingRecruiter, readProfile),
  route(createOnboardingRecruiter, writeProfile),
  route(updateOnboardingRecruiter, writeProfile),
];
