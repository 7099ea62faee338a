import { applyAsCompany } from './company-people.ts';
import { callApi } from './interview-people.ts';
import { PASSWORD } from './newcomer.ts';
import { DEMO_PASSWORD, enter, openBrowser, signIn } from './people.ts';
import { expect, test } from './story.ts';

const NAME = `Saffron Grid ${Date.now().toString(36)}`;
const REASON = 'The GST number belongs to another company.';

test('a rejected company sees why, resolves a conflict with a colleague’s edit and resubmits', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const { email, token, company } = await applyAsCompany(page, NAME);
  await signIn(page, email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Application Under Review' })).toBeVisible();
  await page.goto('/recruiter/jobs');
  await expect(page).toHaveURL(/\/recruiter\/pending-approval$/);

  const admin = await openBrowser(browser, 1);
  await enter(
    admin,
    'admin@medallist.test',
    DEMO_PASSWORD,
    `/admin/recruiters?search=${encodeURIComponent(NAME)}`,
  );
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
  await page.getByLabel('GST number').fill('27AAGCT4821K1Z3');
  const data = { ...company, companyCity: 'Nashik' };
  await callApi(page.request, 'PUT', '/api/recruiter/company', { token, data });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This was changed elsewhere while you were editing.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue to Review' }).click();
  await expect(page.getByText('27AAGCT4821K1Z3')).toBeVisible();
  await page.getByLabel('I agree to the terms').check();
  await page.getByRole('button', { name: 'Resubmit Application' }).click();
  await expect(page.getByRole('heading', { name: 'Application Under Review' })).toBeVisible();

  await page.getByRole('link', { name: 'View Application' }).click();
  await page.getByRole('button', { name: 'Cancel submission' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel submission' }).click();
  await expect(page.getByRole('button', { name: 'Submit for Approval' })).toBeVisible();
});
