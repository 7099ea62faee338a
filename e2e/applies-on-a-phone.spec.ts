import { giveBack } from './browsers.ts';
import {
  callApi,
  joinAsCandidate,
  openPhoneOf,
  type Person,
  publishJob,
  recruiterToken,
} from './interview-people.ts';
import { openBrowser, visit } from './people.ts';
import { expect, type Page, test } from './story.ts';
import { listViolations, overflowOf } from './watched-page.ts';

const NOTE = 'I built the ledger that our refunds run on, and mornings are best for a call.';
/** Ten seconds to undo, two of grace, and the time for the last step. */
const LEAVES = { timeout: 60_000 };

let first: Page;
let person: Person;
test.beforeAll(async ({ browser }) => {
  first = await openBrowser(browser);
  person = await joinAsCandidate(first);
});
test.afterAll(() => giveBack(first));

/** What the company sees of this person's applications. */
async function companyReads(): Promise<{ status: string; ending: string | null }[]> {
  const token = await recruiterToken(first);
  const path = `/api/recruiter/applications?search=${person.lastName}`;
  return (await callApi(first.request, 'GET', path, { token })).content;
}

test('an application with a note is sent in a few taps and undone in another tab, and nobody has seen it', async ({
  browser,
}) => {
  const { id, title } = await publishJob(first);
  const { page, tap, write, expectQuick } = await openPhoneOf(browser, person, `/jobs/${id}`);
  await tap(page.getByRole('button', { name: 'Apply', exact: true }));
  const sheet = page.getByRole('dialog', { name: 'Apply for this job' });
  await expect(sheet.getByText(person.email)).toBeVisible();
  await expect(sheet.getByText('No resume yet.')).toBeVisible();
  await write(sheet.getByLabel('Note to the company'), NOTE);
  await expect(sheet.getByText(`${NOTE.length} / 500 characters`)).toBeVisible();
  await tap(sheet.getByRole('button', { name: 'Send application' }));
  const bar = page.getByText(/^Application sent to/);
  await expect(bar).toBeVisible();
  expectQuick('apply with a note', { taps: 8 });
  await expect(sheet).toHaveCount(0);
  await tap(page.getByRole('link', { name: 'See your applications' }));
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByText('Just sent.')).toBeVisible();
  await page.reload();
  await tap(page.getByRole('button', { name: /^Undo/ }));
  await expect(page.getByText('Application undone. Nothing was sent.')).toBeVisible();
  expect(await companyReads()).toEqual([]);
  await expect(card).toHaveCount(0);
  await expect(bar).toHaveCount(0);

  await test.step('a second try has the note, and leaves for good', async () => {
    await visit(page, `/jobs/${id}`);
    await tap(page.getByRole('button', { name: 'Apply', exact: true }));
    await expect(sheet.getByLabel('Note to the company')).toHaveValue(NOTE);
    expect(await listViolations(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await tap(sheet.getByRole('button', { name: 'Send application' }));
    await expect(page.getByText('You have applied')).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expect.poll(companyReads, LEAVES).toMatchObject([{ status: 'NEW' }]);
    await expect(bar).toHaveCount(0, LEAVES);
  });

  await test.step('it is withdrawn from its menu', async () => {
    await visit(page, '/applications');
    await expect(card.getByText(NOTE)).toBeVisible();
    await tap(card.getByRole('button', { name: /^More actions/ }));
    await tap(page.getByRole('menuitem', { name: 'Withdraw' }));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }));
    await expect(card.getByText('Withdrawn', { exact: true })).toBeVisible();
    expect(await companyReads()).toMatchObject([{ status: 'WITHDRAWN', ending: 'WITHDRAWN' }]);
    expect(await listViolations(page)).toEqual([]);
  });
});

test('Back, a reload, a second tab and a lost connection keep the note until it is sent', async ({
  browser,
}) => {
  const { id, title } = await publishJob(first);
  const { page, tap } = await openPhoneOf(browser, person);
  const context = page.context();
  await visit(page, `/jobs/${id}`);
  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Apply for this job' });
  const note = sheet.getByLabel('Note to the company');
  await tap(apply);
  await expect(page).toHaveURL(/act=apply/);
  await note.fill(NOTE);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).not.toHaveURL(/act=apply/);
  await tap(apply);
  await expect(note).toHaveValue(NOTE);
  await page.reload();
  await expect(note).toHaveValue(NOTE);

  const tab = await context.newPage();
  await visit(tab, `/jobs/${id}?act=apply`);
  const other = tab.getByLabel('Note to the company');
  await expect(other).toHaveValue(NOTE);
  await other.fill(`${NOTE} Or evenings.`);
  await expect(note).toHaveValue(`${NOTE} Or evenings.`);

  await context.setOffline(true);
  await tap(sheet.getByRole('button', { name: 'Send application' }));
  await expect(sheet.getByText(/connection|offline/i).first()).toBeVisible();
  await expect(note).toHaveValue(`${NOTE} Or evenings.`);
  await context.setOffline(false);
  await tap(sheet.getByRole('button', { name: 'Send application' }));
  await expect(page.getByText('You have applied')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await visit(page, '/applications');
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByText(`${NOTE} Or evenings.`)).toBeVisible();
  await context.close();
});

test('a note that is too long says so and is not sent', async ({ browser }) => {
  const { id } = await publishJob(first);
  const { page, tap } = await openPhoneOf(browser, person, `/jobs/${id}?act=apply`);
  const sheet = page.getByRole('dialog', { name: 'Apply for this job' });
  await sheet.getByLabel('Note to the company').fill('x'.repeat(501));
  await expect(sheet.getByText('501 / 500 characters')).toBeVisible();
  await tap(sheet.getByRole('button', { name: 'Send application' }));
  await expect(sheet.getByLabel('Note to the company')).toBeFocused();
  await expect(sheet.getByText('Please use at most 500 characters.')).toBeVisible();
});
