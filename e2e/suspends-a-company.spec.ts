import { pdfPage } from '../server/db/demo/pdf-page.ts';
import { applyAsCompany } from './company-people.ts';
import { PASSWORD } from './newcomer.ts';
import { mailTo, openBrowser, signIn } from './people.ts';
import { expect, test } from './story.ts';
import { expectFaultless, openAs, settle } from './watched-page.ts';

const NAME = `Marigold Forge ${Date.now().toString(36)}`;
const REASON = 'Invoices of two months are unpaid.';

test('an admin reads the documents during the review, tells a company from its namesake, suspends and reinstates it', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const namesake = await applyAsCompany(page, `${NAME} Pvt Ltd`);
  const { email, token, id } = await applyAsCompany(page, NAME);
  await page.request.post('/api/recruiter/onboarding/documents', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      documentType: 'PAN_CARD',
      files: { name: 'pan.pdf', mimeType: 'application/pdf', buffer: pdfPage(['Permanent account', NAME]) },
    },
  });
  await signIn(page, email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Application Under Review' })).toBeVisible();

  const watched = await openAs(browser, 'admin');
  const admin = watched.page;
  await admin.goto(`/admin/recruiters?review=${id}`);
  await settle(admin);
  const dialog = admin.getByRole('dialog');
  const alike = dialog.getByRole('region', { name: 'Companies alike' });
  await expect(alike).toContainText(`${NAME} Pvt Ltd: same name and GST number`);
  await expect(alike.getByRole('table')).toContainText(namesake.email);
  await dialog.getByRole('button', { name: 'View pan.pdf' }).click();
  const drawn = dialog.frameLocator('iframe[title="pan.pdf"]').getByRole('img');
  await expect(drawn).toBeVisible();
  expect(await drawn.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(1000);
  await expectFaultless(watched, 'a company beside its namesake');
  await dialog.getByRole('button', { name: 'Approve recruiter' }).click();
  await dialog.getByRole('button', { name: 'Approve recruiter' }).click();
  await expect(admin.getByText('Recruiter approved successfully!')).toBeVisible();
  await page.goto('/recruiter/dashboard');
  await expect(page).toHaveURL(/\/recruiter\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();

  await admin.goto(`/admin/recruiters?review=${id}`);
  await dialog.getByRole('button', { name: 'Suspend…' }).click();
  await dialog.getByRole('textbox').fill(REASON);
  await dialog.getByRole('button', { name: 'Suspend recruiter' }).click();
  await expect(admin.getByText('Recruiter suspended successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/recruiter\/pending-approval$/);
  await expect(page.getByText('Your company account is suspended. Please contact support.')).toBeVisible();
  expect((await mailTo(page, email, /is suspended on Medallist$/)).text).toContain(REASON);

  await admin.goto(`/admin/recruiters?status=SUSPENDED&review=${id}`);
  await expect(dialog.getByText(REASON)).toBeVisible();
  await expectFaultless(watched, 'a suspended company');
  await dialog.getByRole('button', { name: 'Reinstate…' }).click();
  await dialog.getByRole('button', { name: 'Reinstate recruiter' }).click();
  await expect(admin.getByText('Recruiter reinstated successfully!')).toBeVisible();
  await mailTo(page, email, /is open again on Medallist$/);
  await page.goto('/recruiter/dashboard');
  await expect(page).toHaveURL(/\/recruiter\/dashboard$/);
  await admin.context().close();
});
