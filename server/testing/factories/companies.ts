import { submitApplication } from '#contract/companies/approval.ts';
import { uploadCompanyDocuments } from '#contract/companies/documents.ts';
import { createOnboardingCompany } from '#contract/companies/profile.ts';
import { createOnboardingRecruiter } from '#contract/companies/recruiter-profile.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import type { TestServer } from '../server.ts';
import { createColleague, createRecruiter, type TestAccount, type TestRecruiter } from './accounts.ts';

export const PERSON = {
  firstName: 'Rohan',
  lastName: 'Mehta',
  designation: 'Talent Lead',
  phoneNumber: '+91 98450 12345',
  linkedinUrl: 'https://www.linkedin.com/in/rohan-mehta',
  experienceYears: 9,
  bio: 'Hires payments and platform engineers.',
};

export const COMPANY = {
  companyName: 'Tamarind Pay',
  companyWebsite: 'https://tamarindpay.example',
  companySize: 'LARGE' as const,
  industry: 'Finance' as const,
  companyDescription: 'Payments for small shops.',
  companyAddress: '12 Residency Road',
  companyCity: 'Bengaluru',
  companyState: 'Karnataka',
  companyPincode: '560038',
  companyCountry: 'India',
  gstNumber: '29AAGCT4821K1ZZ',
};

/** The smallest valid files of their types. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface TestFile {
  name: string;
  bytes: Buffer;
  type?: string;
}

/** A form as a browser sends it: fields before files. */
export function documentForm(documentType: string, ...uploads: TestFile[]): FormData {
  const form = new FormData();
  form.append('documentType', documentType);
  for (const { name, bytes, type = 'application/pdf' } of uploads) {
    form.append('files', new Blob([new Uint8Array(bytes)], { type }), name);
  }
  return form;
}

/** Completes an application without submitting it. */
export async function completeApplication(server: TestServer, recruiter: TestAccount): Promise<void> {
  const caller = server.as(recruiter);
  const { firstName, lastName } = recruiter;
  await caller.call(createOnboardingRecruiter, { body: { ...PERSON, firstName, lastName } });
  const { status } = await caller.call(createOnboardingCompany, { body: COMPANY });
  if (status !== 201) throw new Error('the company was not saved');
  await caller.call(uploadCompanyDocuments, {
    form: documentForm('COMPANY_REGISTRATION', { name: 'incorporation.pdf', bytes: PDF }),
  });
}

/** A recruiter whose application waits for an admin. */
export async function createApplicant(
  server: TestServer,
  person: Parameters<typeof createRecruiter>[1] = {},
): Promise<TestRecruiter> {
  const recruiter = await createRecruiter(server.db, { approvalStatus: 'NOT_SUBMITTED', ...person });
  await completeApplication(server, recruiter);
  const { status } = await server.as(recruiter).call(submitApplication);
  if (status !== 200) throw new Error('the application was not sent');
  return recruiter;
}

/** A recruiter of an approved company with a saved profile. */
export async function createApproved(
  { db }: TestServer,
  { companyWebsite, ...person }: Parameters<typeof createRecruiter>[1] & { companyWebsite?: string } = {},
): Promise<TestRecruiter> {
  const recruiter = await createRecruiter(db, { companyName: COMPANY.companyName, ...person });
  const saved = { gstNumber: COMPANY.gstNumber, profileSavedAt: now() };
  await db
    .updateTable('companies')
    .set({ ...saved, website: companyWebsite ?? COMPANY.companyWebsite })
    .where('id', '=', recruiter.companyId)
    .execute();
  return recruiter;
}

/** Another recruiter in this company, with this role. */
export const createMember = createColleague;

export async function suspendCompany(db: Db, { companyId }: { companyId: string }): Promise<void> {
  await db
    .updateTable('companies')
    .set({ approvalStatus: 'SUSPENDED' })
    .where('id', '=', companyId)
    .execute();
}
