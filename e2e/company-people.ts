import type { Page } from 'playwright/test';
import { callApi } from './interview-people.ts';
import { PASSWORD } from './newcomer.ts';
import { DEMO_PASSWORD, mailTo } from './people.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

export interface Founder {
  email: string;
  token: string;
  id: string;
  company: Record<'companyName' | 'companyWebsite' | 'industry' | 'companyCity' | 'gstNumber', string>;
}

/** Creates a company that waits for approval, with its founder; uses the API only. */
export async function applyAsCompany(page: Page, companyName: string): Promise<Founder> {
  const { request } = page;
  const email = `meera.${companyName.toLowerCase().replaceAll(/\W+/g, '.')}@company.test`;
  const person = { firstName: 'Meera', lastName: 'Nambiar' };
  const phone = '+91 98765 43210';
  const { accessToken: token, user } = await callApi(request, 'POST', '/api/auth/signup/recruiter', {
    data: { ...person, companyName, phone, email, password: PASSWORD },
  });
  const { subject } = await mailTo(page, email, /is your Medallist code/);
  const otpCode = subject.slice(0, 6);
  await callApi(request, 'POST', '/api/auth/verify-email-otp', { data: { email, otpCode } });
  const company = {
    companyName,
    companyWebsite: `https://${companyName.toLowerCase().replaceAll(/\W+/g, '-')}.example`,
    industry: 'Manufacturing',
    companyCity: 'Pune',
    gstNumber: '29AAGCT4821K1ZZ',
  };
  const path = '/api/recruiter/onboarding';
  const profile = { ...person, designation: 'Founder', phoneNumber: phone };
  await callApi(request, 'POST', `${path}/recruiter-profile`, { token, data: profile });
  await callApi(request, 'POST', `${path}/company-profile`, { token, data: company });
  const files = { name: 'gst.pdf', mimeType: 'application/pdf', buffer: PDF };
  const headers = { authorization: `Bearer ${token}` };
  await request.post(`${path}/documents`, {
    headers,
    multipart: { documentType: 'GST_CERTIFICATE', files },
  });
  await callApi(request, 'POST', `${path}/submit`, { token });
  return { email, token, id: user.id, company };
}

/** The same, approved. */
export async function openCompany(page: Page, companyName: string): Promise<Founder> {
  const founder = await applyAsCompany(page, companyName);
  const data = { email: 'admin@medallist.test', password: DEMO_PASSWORD };
  const { accessToken: token } = await callApi(page.request, 'POST', '/api/auth/login', { data });
  await callApi(page.request, 'POST', `/api/admin/recruiters/${founder.id}/approve`, { token });
  return founder;
}

/** Publishes a job of this company and returns its id. */
export async function publishFor({ request }: Page, { token }: Founder, title: string): Promise<string> {
  const data = {
    title,
    description: 'Keep the furnaces at their temperature.',
    location: { city: 'Pune' },
    salary: { min: 2_500_000, max: 3_500_000 },
    maxNoticePeriod: 'MORE_THAN_THREE_MONTHS',
    requiredSkills: [{ skillName: 'Rust', minYears: 1, minLevel: 1 }],
  };
  const { id } = await callApi(request, 'POST', '/api/recruiter/jobs', { token, data });
  await callApi(request, 'POST', `/api/recruiter/jobs/${id}/publish`, { token });
  return id;
}
