import { describe, expect, test } from 'vitest';
import {
  cancelApplication,
  getApprovalBanner,
  getApprovalStatus,
  getOnboardingProgress,
  getOnboardingStatus,
  getRejectionReasons,
  resubmitApplication,
  submitApplication,
} from '#contract/companies/approval.ts';
import { uploadCompanyDocuments } from '#contract/companies/documents.ts';
import {
  createOnboardingCompany,
  getCompany,
  getOnboardingCompany,
  updateCompany,
  updateOnboardingCompany,
} from '#contract/companies/profile.ts';
import {
  createOnboardingRecruiter,
  getRecruiterProfile,
  updateOnboardingRecruiter,
  updateRecruiterProfile,
} from '#contract/companies/recruiter-profile.ts';
import { adminProcessRecruiter, adminRejectRecruiter } from '#contract/companies/recruiter-review.ts';
import { createAdmin, createRecruiter } from '#server/testing/factories/accounts.ts';
import {
  COMPANY,
  completeApplication,
  createApplicant,
  createMember,
  documentForm,
  PDF,
  PERSON,
} from '#server/testing/factories/companies.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const admin = madeOnce(() => createAdmin(server.db));

function newcomer(person: Parameters<typeof createRecruiter>[1] = {}) {
  return createRecruiter(server.db, { approvalStatus: 'NOT_SUBMITTED', ...person });
}

describe('the personal step', () => {
  test.each([
    [{ firstName: ' ' }, 'First name is required'],
    [{ firstName: '', lastName: '', designation: '' }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ designation: '' }, 'Designation is required'],
    [{ phoneNumber: '' }, 'Phone number is required'],
    [{ phoneNumber: '12345' }, 'Please enter a valid phone number'],
    [{ phoneNumber: '+91 98450 abcde' }, 'Please enter a valid phone number'],
    [{ linkedinUrl: 'https://example.org/in/rohan' }, 'Please enter a valid LinkedIn URL'],
    [{ linkedinUrl: 'javascript:alert(1)//linkedin.com' }, 'Please enter a valid LinkedIn URL'],
    [{ linkedinUrl: 'https://evil.test/?x=linkedin.com' }, 'Please enter a valid LinkedIn URL'],
    [{ experienceYears: 51 }, 'Experience must be between 0 and 50 years.'],
    [{ experienceYears: -1 }, 'Experience must be between 0 and 50 years.'],
  ])('with %j is refused: "%s"', async (fault, text) => {
    const caller = server.as(await newcomer());
    const answer = await caller.call(createOnboardingRecruiter, { body: { ...PERSON, ...fault } });
    expect(answer).toMatchObject({ status: 400, message: text });
  });

  test('starts with the name and phone of the sign-up, and moves the application to step 2', async () => {
    const recruiter = await newcomer({ firstName: 'Farah', lastName: 'Siddiqui' });
    const caller = server.as(recruiter);
    const empty = await caller.call(getRecruiterProfile);
    expect(empty.data).toMatchObject({ firstName: 'Farah', phoneNumber: '+91 98765 43210', isSaved: false });
    const saved = await caller.call(createOnboardingRecruiter, { body: PERSON });
    expect(saved).toMatchObject({ status: 201, data: { ...PERSON, isSaved: true } });
    const status = await caller.call(getOnboardingStatus);
    expect(status.data).toEqual({
      currentStep: 2,
      approvalStatus: 'NOT_SUBMITTED',
      rejectionReasons: [],
      submittedAt: null,
    });
  });

  test('optional fields may be omitted', async () => {
    const caller = server.as(await newcomer());
    const { firstName, lastName, designation, phoneNumber } = PERSON;
    const body = { firstName, lastName, designation, phoneNumber };
    const answer = await caller.call(createOnboardingRecruiter, { body });
    expect(answer.data).toMatchObject({ linkedinUrl: null, experienceYears: null, bio: null });
  });

  test('a profile edited in two windows answers 412 with the current state to the second', async () => {
    const caller = server.as(await newcomer());
    await caller.call(createOnboardingRecruiter, { body: PERSON });
    const seen = (await caller.call(getRecruiterProfile)).headers.get('etag') ?? '';
    const first = await caller.call(updateRecruiterProfile, {
      body: { ...PERSON, designation: 'Head of Talent' },
      headers: { 'if-match': seen },
    });
    expect(first.status).toBe(200);
    const second = await caller.call(updateOnboardingRecruiter, {
      body: PERSON,
      headers: { 'if-match': seen },
    });
    expect(second).toMatchObject({
      status: 412,
      code: 'STALE_VERSION',
      data: { designation: 'Head of Talent' },
    });
  });
});

describe('the company step', () => {
  test.each([
    [{ companyName: '' }, 'Company name is required'],
    [{ companyName: '', companyWebsite: '', companyCity: '' }, 'Company name is required'],
    [{ companyWebsite: '' }, 'Company website is required'],
    [{ companyWebsite: 'tamarindpay' }, 'Please enter a valid website URL'],
    [{ companyWebsite: 'https://tamarind' }, 'Please enter a valid website URL'],
    [{ industry: '' }, 'Please select an industry'],
    [{ industry: undefined, companyCity: '' }, 'Please select an industry'],
    [{ companyCity: '' }, 'City is required'],
    [{ gstNumber: '29AAGCT4821K1XP' }, 'Please enter a valid GST number'],
    [{ gstNumber: '123' }, 'Please enter a valid GST number'],
    [{ gstNumber: '29AAGCT4821K1ZY' }, 'Please enter a valid GST number'],
  ])('with %j is refused: "%s"', async (fault, text) => {
    const caller = server.as(await newcomer());
    const body = { ...COMPANY, ...fault } as typeof COMPANY;
    const answer = await caller.call(createOnboardingCompany, { body });
    expect(answer).toMatchObject({ status: 400, message: text });
  });

  test('starts with the name of the sign-up, SMALL and India', async () => {
    const answer = await server
      .as(await newcomer({ companyName: 'Meghdoot Cloud' }))
      .call(getOnboardingCompany);
    expect(answer.data).toMatchObject({
      companyName: 'Meghdoot Cloud',
      companySize: 'SMALL',
      companyCountry: 'India',
      isSaved: false,
    });
  });

  test('takes a GST number in lower case and an empty country as India', async () => {
    const caller = server.as(await newcomer());
    const body = { ...COMPANY, gstNumber: '29aagct4821k1zz', companyCountry: '', companySize: undefined };
    const answer = await caller.call(createOnboardingCompany, { body });
    expect(answer.data).toMatchObject({
      gstNumber: '29AAGCT4821K1ZZ',
      companyCountry: 'India',
      companySize: 'SMALL',
    });
  });

  test('a company edited in two windows answers 412 with the current state to the second', async () => {
    const caller = server.as(await newcomer());
    const seen = (await caller.call(getCompany)).headers.get('etag') ?? '';
    const headers = { 'if-match': seen };
    expect((await caller.call(updateCompany, { body: COMPANY, headers })).status).toBe(200);
    const second = await caller.call(updateOnboardingCompany, { body: COMPANY, headers });
    expect(second).toMatchObject({ status: 412, data: { companyName: 'Tamarind Pay' } });
  });

  test('can be changed while the application is pending and after it was approved', async () => {
    const waiting = await createApplicant(server);
    const approved = await createRecruiter(server.db);
    for (const recruiter of [waiting, approved]) {
      const answer = await server
        .as(recruiter)
        .call(updateCompany, { body: { ...COMPANY, companyCity: 'Pune' } });
      expect(answer).toMatchObject({ status: 200, data: { companyCity: 'Pune' } });
    }
  });

  test('a member below ADMIN reads the company but may not change it', async () => {
    const { companyId } = await createRecruiter(server.db);
    const member = server.as(await createMember(server.db, companyId, 'RECRUITER'));
    expect((await member.call(getCompany)).data.id).toBe(companyId);
    const refused = await member.call(updateCompany, { body: COMPANY });
    expect(refused).toMatchObject({ status: 403, code: 'ROLE_TOO_LOW' });
    const colleague = server.as(await createMember(server.db, companyId, 'ADMIN'));
    expect((await colleague.call(updateCompany, { body: COMPANY })).status).toBe(200);
  });
});

describe('submitting', () => {
  test('needs a confirmed address', async () => {
    const recruiter = await newcomer({ verified: false });
    await completeApplication(server, recruiter);
    const answer = await server.as(recruiter).call(submitApplication);
    expect(answer).toMatchObject({
      status: 403,
      code: 'EMAIL_NOT_VERIFIED',
      message: 'Access denied. Please verify your email or contact support.',
    });
  });

  test('needs both profiles and a document, in this order', async () => {
    const caller = server.as(await newcomer());
    const missing = { status: 409, message: 'Please complete your profile and company details first.' };
    expect(await caller.call(submitApplication)).toMatchObject(missing);
    await caller.call(createOnboardingRecruiter, { body: PERSON });
    expect(await caller.call(submitApplication)).toMatchObject(missing);
    await caller.call(createOnboardingCompany, { body: COMPANY });
    expect(await caller.call(submitApplication)).toMatchObject({
      status: 409,
      code: 'DOCUMENT_REQUIRED',
      message: 'At least one document is required.',
    });
    const form = documentForm('GST_CERTIFICATE', { name: 'gst.pdf', bytes: PDF });
    await caller.call(uploadCompanyDocuments, { form });
    const progress = await caller.call(getOnboardingProgress);
    expect(progress.data).toMatchObject({ currentStep: 4, completedSteps: [1, 2, 3], percentage: 75 });
    const sent = await caller.call(submitApplication);
    expect(sent).toMatchObject({ status: 200, data: { approvalStatus: 'PENDING', currentStep: 4 } });
    expect(sent.data.submittedAt).not.toBeNull();
  });

  test('twice at once counts once', async () => {
    const recruiter = await newcomer();
    await completeApplication(server, recruiter);
    const caller = server.as(recruiter);
    const answers = await Promise.all(Array.from({ length: 5 }, () => caller.call(submitApplication)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test('a company cannot be submitted by a member below ADMIN', async () => {
    const recruiter = await newcomer();
    await completeApplication(server, recruiter);
    const member = await createMember(server.db, recruiter.companyId, 'VIEWER');
    const answer = await server.as(member).call(submitApplication);
    expect(answer).toMatchObject({ status: 403, code: 'ROLE_TOO_LOW' });
  });

  test('can be withdrawn while it is pending, and sent again', async () => {
    const caller = server.as(await createApplicant(server));
    const cancelled = await caller.call(cancelApplication);
    expect(cancelled.data).toMatchObject({ approvalStatus: 'NOT_SUBMITTED', submittedAt: null });
    expect((await caller.call(cancelApplication)).status).toBe(409);
    expect((await caller.call(submitApplication)).status).toBe(200);
  });

  test('can be withdrawn while it is under review', async () => {
    const recruiter = await createApplicant(server);
    await server.as(admin).call(adminProcessRecruiter, {
      body: { recruiterId: recruiter.id, action: 'UNDER_REVIEW' },
    });
    const cancelled = await server.as(recruiter).call(cancelApplication);
    expect(cancelled.data.approvalStatus).toBe('NOT_SUBMITTED');
  });
});

describe('a rejected application', () => {
  test('shows its reasons and is only sent again by resubmitting', async () => {
    const recruiter = await createApplicant(server);
    const caller = server.as(recruiter);
    await server.as(admin).call(adminRejectRecruiter, {
      params: { id: recruiter.id },
      body: { reason: ' The GST number is not yours.\n\nThe certificate cannot be read. ' },
    });
    const reasons = ['The GST number is not yours.', 'The certificate cannot be read.'];
    const status = await caller.call(getOnboardingStatus);
    expect(status.data).toMatchObject({ approvalStatus: 'REJECTED', rejectionReasons: reasons });
    const listed = await caller.call(getRejectionReasons);
    expect(listed.data).toMatchObject({ rejectionReasons: reasons });
    expect((await caller.call(submitApplication)).code).toBe('STATE_CHANGED');
    const sent = await caller.call(resubmitApplication);
    expect(sent.data).toMatchObject({ approvalStatus: 'PENDING', rejectionReasons: [] });
    expect((await caller.call(resubmitApplication)).code).toBe('STATE_CHANGED');
  });
});

describe('the approval state for the recruiter', () => {
  test.each([
    ['NOT_SUBMITTED', 'WARNING', true],
    ['PENDING', 'INFO', true],
    ['UNDER_REVIEW', 'INFO', true],
    ['REJECTED', 'ERROR', true],
    ['SUSPENDED', 'ERROR', true],
    ['APPROVED', 'SUCCESS', true],
  ] as const)('%s has a banner of type %s', async (approvalStatus, actionType, show) => {
    const caller = server.as(await createRecruiter(server.db, { approvalStatus }));
    expect((await caller.call(getApprovalBanner)).data).toMatchObject({ show, actionType });
    const isApproved = approvalStatus === 'APPROVED';
    expect((await caller.call(getApprovalStatus)).data).toMatchObject({
      status: approvalStatus,
      approvalStatus,
      isApproved,
      isComplete: false,
      needsApproval: !isApproved,
      canCreateJobs: isApproved,
      canViewCandidates: isApproved,
    });
  });

  test('a viewer of an approved company sees candidates but creates no jobs', async () => {
    const { companyId } = await createRecruiter(server.db);
    const caller = server.as(await createMember(server.db, companyId, 'VIEWER'));
    const { data } = await caller.call(getApprovalStatus);
    expect(data).toMatchObject({ canCreateJobs: false, canViewCandidates: true });
  });
});
