import { readFile } from 'node:fs/promises';
import { pdfPage } from '../server/db/demo/pdf-page.ts';
import { type Newcomer, openNewcomer } from './newcomer.ts';
import { DEMO_PASSWORD, enter, mailTo, openBrowser, visit } from './people.ts';
import { type Browser, expect, type Page, test } from './story.ts';

const EDITOR = '/profile/edit/education';
const REASON = 'The name of the institute cannot be read. Please send a sharper scan.';
const DEGREE = {
  universityName: 'IIT Madras',
  educationDegree: "Bachelor's Degree",
  fieldOfStudy: 'Computer Science',
  courseType: 'FULL_TIME',
  startYear: 2016,
  endYear: 2020,
};
const CERTIFICATE = {
  name: 'certificate.pdf',
  mimeType: 'application/pdf',
  buffer: pdfPage(['Bachelor of Technology', 'IIT Madras']),
};

/** A candidate with saved education, in the editor. */
async function openGraduate(browser: Browser, firstName?: string): Promise<Newcomer> {
  const graduate = await openNewcomer(browser, firstName);
  await graduate.ask('PUT', 'jobseeker/profile/education', { educations: [DEGREE] });
  await visit(graduate.page, EDITOR);
  return graduate;
}

/** An admin's review of this candidate's document; the latest one is on the last page. */
async function openReview(browser: Browser, email: string) {
  const admin = await openBrowser(browser);
  await enter(admin, 'admin@medallist.test', DEMO_PASSWORD, '/admin/verifications');
  await expect(admin.getByText(/^Showing 1 to/)).toBeVisible();
  const row = admin.getByRole('row').filter({ hasText: email });
  await expect(async () => {
    if (!(await row.isVisible())) await admin.getByRole('button', { name: 'Next' }).click({ timeout: 1000 });
    await expect(row).toBeVisible({ timeout: 2000 });
  }).toPass();
  return { admin, row };
}

/** The card of this degree in the editor. */
const cardIn = (page: Page) => page.getByRole('article').filter({ hasText: DEGREE.universityName });

async function handIn(page: Page): Promise<void> {
  await cardIn(page).getByRole('button', { name: 'Verify degree' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify your degree' });
  await dialog.getByText('Document', { exact: true }).click();
  await dialog.locator('input[type=file]').setInputFiles(CERTIFICATE);
  await expect(dialog.getByText(CERTIFICATE.name)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send the document' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cardIn(page).getByText('Verification pending')).toBeVisible();
  await expect(
    cardIn(page).getByText('We are checking certificate.pdf. You get a mail either way.'),
  ).toBeVisible();
}

async function expectVerified(page: Page): Promise<void> {
  await expect(cardIn(page).getByRole('img', { name: 'Verified degree' })).toBeVisible();
  await expect(cardIn(page).getByRole('button', { name: 'Verify degree' })).toHaveCount(0);
  await visit(page, '/profile/view');
  await expect(
    page.getByRole('heading', { level: 2 }).getByRole('img', { name: 'Verified degree' }),
  ).toBeVisible();
}

test('a degree is verified by the code mailed to an address at the institute', async ({ browser }) => {
  const { page, lastName } = await openGraduate(browser);
  const address = `${lastName.toLowerCase()}@smail.iitm.ac.in`;
  const dialog = page.getByRole('dialog', { name: 'Verify your degree' });

  await test.step('only an address of this institute is taken', async () => {
    await cardIn(page).getByRole('button', { name: 'Verify degree' }).click();
    const send = dialog.getByRole('button', { name: 'Send the code' });
    await send.click();
    await expect(dialog.getByText('Please enter your address at the institute')).toBeVisible();
    await dialog.getByLabel('Your address at the institute').fill(`${lastName}@iitb.ac.in`);
    await send.click();
    await expect(
      dialog.getByText('This address belongs to IIT Bombay, not to IIT Madras.').first(),
    ).toBeVisible();
    await dialog.getByLabel('Your address at the institute').fill(address);
    await send.click();
    await expect(dialog.getByText(`We sent 6 digits to ${address}.`)).toBeVisible();
  });

  const { subject } = await mailTo(page, address, /verifies your degree on Medallist/);
  const code = subject.slice(0, 6);

  await test.step('the code can wait, and a wrong one costs a try', async () => {
    await page.keyboard.press('Escape');
    await expect(cardIn(page).getByText(`We sent a code to ${address}.`)).toBeVisible();
    await visit(page, '/home');
    await page
      .getByRole('link', { name: /^Enter code: / })
      .first()
      .click();
    await expect(dialog.getByLabel('Code')).toBeVisible();
    await page.reload();
    await expect(dialog.getByLabel('Code')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
    await visit(page, EDITOR);
    await cardIn(page).getByRole('button', { name: 'Enter the code' }).click();
    await expect(dialog.getByLabel('Code')).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await cardIn(page).getByRole('button', { name: 'Enter the code' }).click();
    await dialog.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
    await dialog.getByRole('button', { name: 'Verify degree' }).click();
    await expect(dialog.getByText('Invalid verification code')).toBeVisible();
    await expect(dialog.getByText('4 tries left.')).toBeVisible();
    await expect(dialog.getByLabel('Code')).toBeFocused();
  });

  await test.step('another code takes a minute, which is said in place of what went before', async () => {
    await dialog.getByRole('button', { name: 'Send another code' }).click();
    await expect(dialog.getByText(/^Please wait \d+ seconds before requesting a new code\.$/)).toBeVisible();
    await expect(dialog.getByText('Invalid verification code')).toHaveCount(0);
  });

  await test.step('the right one brings the medal', async () => {
    await dialog.getByLabel('Code').fill(code);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Your degree is verified')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expectVerified(page);
  });
});

test('a document that an admin approves verifies a degree', async ({ browser }) => {
  const { page, email, lastName } = await openGraduate(browser, 'Meera');
  await handIn(page);

  const { admin, row } = await openReview(browser, email);
  await row.getByRole('button', { name: 'View certificate.pdf' }).click();
  const proof = admin.getByRole('dialog', { name: `Degree of Meera ${lastName}` });
  const drawn = proof.frameLocator('iframe').getByRole('img', { name: 'certificate.pdf, page 1 of 1' });
  await expect(drawn).toBeVisible();
  const [file] = await Promise.all([
    admin.waitForEvent('download'),
    proof.getByRole('button', { name: 'Download certificate.pdf' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(CERTIFICATE.name);
  expect(await readFile(await file.path())).toEqual(CERTIFICATE.buffer);

  const second = await openBrowser(browser);
  await enter(
    second,
    'superadmin@medallist.test',
    DEMO_PASSWORD,
    new URL(admin.url()).pathname + new URL(admin.url()).search,
  );
  const other = second.getByRole('dialog', { name: `Degree of Meera ${lastName}` });
  await expect(other.getByText('has had this open since')).toBeVisible();
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await expect(proof).toHaveCount(0);
  await expect(other.getByText('has had this open since')).toBeHidden();
  await row.getByRole('button', { name: `Approve Meera ${lastName}` }).click();
  await admin
    .getByRole('dialog', { name: `Verify the degree of Meera ${lastName}?` })
    .getByRole('button', { name: 'Verify degree' })
    .click();
  await expect(admin.getByText('Degree verified.')).toBeVisible();
  await expect(row).toHaveCount(0);

  await mailTo(page, email, /^Your degree is verified on Medallist$/);
  await visit(page, EDITOR);
  await expectVerified(page);
});

test('a document that is rejected comes back with a reason, and another one can be sent', async ({
  browser,
}) => {
  const { page, email, lastName } = await openGraduate(browser, 'Kabir');
  await handIn(page);

  const { admin, row } = await openReview(browser, email);
  await row.getByRole('button', { name: `Reject Kabir ${lastName}` }).click();
  const dialog = admin.getByRole('dialog', { name: `Reject the document of Kabir ${lastName}` });
  await dialog.getByRole('button', { name: 'Reject document' }).click();
  await expect(dialog.getByText('Please say what is wrong with the document')).toBeVisible();
  await dialog.getByLabel('What is wrong with the document?').fill(REASON);
  await dialog.getByRole('button', { name: 'Reject document' }).click();
  await expect(admin.getByText('Document rejected.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await visit(admin, '/admin/verifications?status=REJECTED');
  await expect(row.getByText(REASON)).toBeVisible();

  expect((await mailTo(page, email, /^We could not verify your degree$/)).text).toContain(REASON);
  await visit(page, EDITOR);
  await expect(cardIn(page).getByText('Verification rejected')).toBeVisible();
  await expect(cardIn(page).getByText(`Your document was not accepted: ${REASON}`)).toBeVisible();
  await handIn(page);
});

test('the profile is exported as PDF and as JSON, and a failed export says so', async ({ browser }) => {
  const { page, lastName } = await openGraduate(browser);
  await visit(page, '/profile/view');
  const choose = async (format: RegExp) => {
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await page.getByRole('menuitem', { name: format }).click();
  };
  const save = async (format: RegExp) => {
    const [file] = await Promise.all([page.waitForEvent('download'), choose(format)]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const failure = page.getByText('Profile export failed', { exact: true });

  await page.route('**/api/jobseeker/profile/export?*', (route) => route.fulfill({ status: 500 }));
  await choose(/^PDF/);
  await expect(failure).toBeVisible();
  await page.unroute('**/api/jobseeker/profile/export?*');

  const pdf = await save(/^PDF/);
  expect(pdf.name).toBe(`Asha ${lastName} - Medallist profile.pdf`);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(failure).toHaveCount(0);

  const json = await save(/^JSON/);
  expect(json.name).toBe(`Asha ${lastName} - Medallist profile.json`);
  expect(json.bytes.subarray(0, 1).toString()).toBe('{');
  expect(JSON.parse(json.bytes.toString()).education.educations).toMatchObject([DEGREE]);
});
