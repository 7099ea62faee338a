import { DEMO_PASSWORD, mailTo, openBrowser, signIn, visit } from './people.ts';
import { type APIRequestContext, expect, test } from './story.ts';

const PASSWORD = 'Correct-horse-9';
const run = Date.now().toString(36);
const NAME = `Saffron Grid ${run}`;
const EMAIL = `meera.${run}@company.test`;
const REASON = 'The GST number belongs to another company.';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

const COMPANY = {
  companyName: NAME,
  companyWebsite: 'https://saffron-grid.example',
  industry: 'Manufacturing',
  companyCity: 'Pune',
  gstNumber: '29AAGCT4821K1ZP',
};

/** An application sent without a browser: another story fills in the forms. Answers the recruiter's bearer. */
async function apply(request: APIRequestContext, code: () => Promise<string>) {
  const person = { firstName: 'Meera', lastName: 'Nambiar' };
  const data = { ...person, companyName: NAME, phone: '+91 98765 43210', email: EMAIL, password: PASSWORD };
  const signUp = await request.post('/api/auth/signup/recruiter', { data });
  const headers = { authorization: `Bearer ${(await signUp.json()).data.accessToken}` };
  await request.post('/api/auth/verify-email-otp', { data: { email: EMAIL, otpCode: await code() } });
  const path = '/api/recruiter/onboarding';
  const profile = { ...person, designation: 'Founder', phoneNumber: '+91 98765 43210' };
  await request.post(`${path}/recruiter-profile`, { headers, data: profile });
  await request.post(`${path}/company-profile`, { headers, data: COMPANY });
  const files = { name: 'gst.pdf', mimeType: 'application/pdf', buffer: PDF };
  const multipart = { documentType: 'GST_CERTIFICATE', files };
  await request.post(`${path}/documents`, { headers, multipart });
  expect((await request.post(`${path}/submit`, { headers })).status()).toBe(200);
  return headers;
}

test('a rejected company sees why, corrects the application over a colleague and resubmits', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const headers = await apply(page.request, async () => {
    const { subject } = await mailTo(page, EMAIL, /is your Medallist code/);
    return subject.slice(0, 6);
  });
  await signIn(page, EMAIL, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Application Under Review' })).toBeVisible();
  await page.goto('/recruiter/jobs');
  await expect(page).toHaveURL(/\/recruiter\/pending-approval$/);

  const admin = await openBrowser(browser, 1);
  await signIn(admin, 'admin@medallist.test', DEMO_PASSWORD, '/admin/login');
  await expect(admin).toHaveURL(/\/admin\/dashboard/);
  await visit(admin, `/admin/recruiters?search=${encodeURIComponent(NAME)}`);
  await admin.getByRole('button', { name: /View Details/ }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject…' }).click();
  await dialog.getByRole('button', { name: 'Reject recruiter' }).click();
  await expect(dialog.getByText('Please provide a rejection reason')).toBeVisible();
  await dialog.getByRole('textbox').fill(REASON);
  await dialog.getByRole('button', { name: 'Reject recruiter' }).click();
  await expect(admin.getByText('Recruiter rejected successfully!')).toBeVisible();

  await expect(page).toHaveURL(/\/recruiter\/onboarding$/);
  await expect(page.getByText('Application Rejected')).toBeVisible();
  await page.getByRole('link', { name: REASON }).click();
  await expect(page.getByRole('heading', { name: 'Company Information' })).toBeFocused();
  await page.getByLabel('GST number').fill('27AAGCT4821K1ZQ');
  const data = { ...COMPANY, companyCity: 'Nashik' };
  await page.request.put('/api/recruiter/company', { headers, data });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This was changed elsewhere while you were editing.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue to Review' }).click();
  await expect(page.getByText('27AAGCT4821K1ZQ')).toBeVisible();
  await page.getByLabel('I agree to the terms').check();
  await page.getByRole('button', { name: 'Resubmit Application' }).click();
  await expect(page.getByRole('heading', { name: 'Application Under Review' })).toBeVisible();

  await page.getByRole('link', { name: 'View Application' }).click();
  await page.getByRole('button', { name: 'Cancel submission' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel submission' }).click();
  await expect(page.getByRole('button', { name: 'Submit for Approval' })).toBeVisible();
});
