import { readFile } from 'node:fs/promises';
import { readCsv } from '#server/features/candidates/resume-reading/linkedin-export.ts';
import { pdfPage } from '../server/db/demo/pdf-page.ts';
import { callApi } from './interview-people.ts';
import { openNewcomer, PASSWORD } from './newcomer.ts';
import { enter, mailTo, moveClock, visit } from './people.ts';
import { expect, test } from './story.ts';
import { expectFaultless, openAs, settle } from './watched-page.ts';

const DAY = 86_400;
const REASON = 'Two profiles of one person.';

test('an admin suspends a candidate for 30 days, who is signed out at once, and the suspension ends on time', async ({
  browser,
}) => {
  const asha = await openNewcomer(browser);
  const watched = await openAs(browser, 'admin');
  const { page } = watched;
  await page.goto(`/admin/candidates?searchQuery=${asha.lastName}`);
  await settle(page);
  await expect(page.getByRole('heading', { name: 'Candidate Management' })).toBeVisible();
  await expectFaultless(watched, 'the candidates');
  const row = page.getByRole('row').filter({ hasText: asha.email });
  await row.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: /^Suspend/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend Candidate' });
  await expect(dialog.getByRole('button', { name: 'Suspend' })).toBeDisabled();
  await dialog.getByLabel('Enter reason for suspension:').fill(REASON);
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('Candidate suspended successfully!')).toBeVisible();
  await expect(row).toContainText('Suspended');
  await asha.page.goto('/home');
  await expect(asha.page).toHaveURL(/\/login/);
  expect((await mailTo(page, asha.email, /is suspended/)).text).toContain(REASON);

  await row.getByRole('button', { name: /^More actions/ }).click();
  const view = page.getByRole('menuitem', { name: /^View .*, in a new tab$/ });
  const address = (await view.getAttribute('href')) ?? '';
  await visit(page, address);
  await expect(page.getByText(REASON)).toBeVisible();
  await expectFaultless(watched, 'a suspended candidate');
  await page.getByRole('button', { name: 'Activate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
  const opened = async () => {
    const answer = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(asha.email)}`);
    const mails: { subject: string }[] = await answer.json();
    return mails.filter(({ subject }) => subject.includes('is open again')).length;
  };
  await expect.poll(opened).toBe(1);

  // One day instead of thirty, so that moving the clock triggers nothing else in the demo data.
  const token = (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? '';
  const data = { reason: REASON, durationDays: 1 };
  await callApi(page.request, 'POST', `/api${address}/suspend`, { token, data });
  try {
    await moveClock(page, DAY + 60);
    await expect.poll(opened, { timeout: 90_000 }).toBe(2);
  } finally {
    await moveClock(page, 0);
  }
  await enter(asha.page, asha.email, PASSWORD, '/home');
});

test('an admin reads the resume and the files of a candidate in place', async ({ browser }) => {
  const { email, lastName, page: theirs } = await openNewcomer(browser, 'Meera');
  const answer = await theirs.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  const { accessToken, user } = (await answer.json()).data;
  const buffer = pdfPage(['Meera', lastName]);
  await theirs.request.post('/api/jobseeker/profile/resume', {
    headers: { authorization: `Bearer ${accessToken}` },
    multipart: { resume: { name: 'meera.pdf', mimeType: 'application/pdf', buffer } },
  });
  const watched = await openAs(browser, 'admin');
  const { page } = watched;
  await page.goto(`/admin/candidates/${user.id}`);
  await settle(page);
  const dialog = page.getByRole('dialog', { name: 'meera.pdf' });
  const drawn = dialog.frameLocator('iframe').getByRole('img', { name: 'meera.pdf, page 1 of 1' });
  const resume = page.getByRole('button', { name: 'View Resume' });
  await resume.click();
  await expect(drawn).toBeVisible();
  await expectFaultless(watched, 'the resume of a candidate');
  await page.keyboard.press('Escape');
  await expect(resume).toBeFocused();

  await page.getByRole('tab', { name: 'Files' }).click();
  const name = page.getByRole('button', { name: 'View meera.pdf' });
  await name.click();
  await expect(drawn).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await download).path())).toEqual(buffer);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(name).toBeFocused();
});

test('a university leads to the candidates with a degree from it', async ({ browser }) => {
  const { page } = await openAs(browser, 'admin');
  await visit(page, '/admin/candidates');
  const chart = page.getByRole('region', { name: 'Candidates by University (Top 5)' });
  const university = chart.getByRole('link').first();
  const name = (await university.textContent()) ?? '';
  await university.click();
  await expect(page.getByText(`Only those with a degree of ${name}.`)).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('university')).toBe(name);
  await page.getByRole('button', { name: 'Show everybody' }).click();
  await expect(page).toHaveURL(/\/admin\/candidates$/);
});

test('the export of candidates contains no formulas', async ({ browser }) => {
  const { page } = await openAs(browser, 'admin');
  await visit(page, '/admin/candidates?status=ACTIVE');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^candidates_.+\.csv$/);
  const rows = readCsv(await readFile(await file.path(), 'utf8'));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.flatMap(Object.values).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
});
