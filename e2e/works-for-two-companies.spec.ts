import { type Founder, openCompany, publishFor } from './company-people.ts';
import { callApi } from './interview-people.ts';
import { PASSWORD } from './newcomer.ts';
import { mailTo, openBrowser, signIn, visit } from './people.ts';
import { expect, type Page, test } from './story.ts';

const run = Date.now().toString(36);
const FIRST = `Granite Works ${run}`;
const SECOND = `Willow Systems ${run}`;
const OWN_JOB = `Quarry Engineer ${run}`;
const OTHER_JOB = `Meadow Engineer ${run}`;

/** Invites the person to the other company with this role, and joins, while they still work for their own. */
async function joinAs(page: Page, person: Founder, host: Founder, role: string): Promise<void> {
  const { request } = page;
  const data = { email: person.email, role };
  await callApi(request, 'POST', '/api/recruiter/team/invite', { token: host.token, data });
  const { text } = await mailTo(page, person.email, /invites you to the hiring team/);
  const token = /\/team\/join\?token=(\S+)/.exec(text)?.[1];
  await callApi(request, 'POST', '/api/recruiter/team/join', { token: person.token, data: { token } });
}

async function switchTo(page: Page, company: string): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: company }).click();
}

test('a recruiter of two companies switches from one to the other, and no tab mixes their data', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const [person, host] = [await openCompany(page, FIRST), await openCompany(page, SECOND)];
  const jobId = await publishFor(page, person, OWN_JOB);
  await publishFor(page, host, OTHER_JOB);
  await joinAs(page, person, host, 'VIEWER');
  await signIn(page, person.email, PASSWORD);
  await expect(page).toHaveURL(/\/recruiter\/dashboard$/);
  await visit(page, '/recruiter/jobs');
  const ownRow = page.getByRole('row', { name: new RegExp(OWN_JOB) });
  const otherRow = page.getByRole('row', { name: new RegExp(OTHER_JOB) });
  await expect(ownRow).toBeVisible();
  await expect(otherRow).toHaveCount(0);

  const tab = await page.context().newPage();
  await visit(tab, '/recruiter/jobs/create');
  await tab.getByLabel('Job title').fill(`Half written ${run}`);

  let loads = 0;
  for (const one of [page, tab]) one.on('domcontentloaded', () => (loads += 1));

  await test.step('in the menu stands for whom they work now; the other one leads to its dashboard', async () => {
    await page.getByRole('button', { name: /^Account menu/ }).click();
    const current = page.getByRole('menuitem', { name: FIRST });
    await expect(current).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Escape');
    await switchTo(page, SECOND);
    await expect(page).toHaveURL(/\/recruiter\/dashboard$/);
    await expect(page.getByText(SECOND).first()).toBeVisible();
    await expect(page.getByText(FIRST)).toHaveCount(0);
  });

  await test.step('its jobs are listed and no other, with what the role there allows', async () => {
    await page.getByRole('link', { name: /^Jobs/ }).first().click();
    await expect(otherRow).toBeVisible();
    await expect(ownRow).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Create Job' })).toHaveCount(0);
  });

  await test.step('the tab beside it follows, and what was half written there goes to nobody', async () => {
    await expect(tab).toHaveURL(/\/recruiter\/dashboard$/);
    await expect(tab.getByText(SECOND).first()).toBeVisible();
    await tab.getByRole('link', { name: /^Jobs/ }).first().click();
    await expect(tab.getByRole('row', { name: new RegExp(OTHER_JOB) })).toBeVisible();
    await expect(tab.getByText(OWN_JOB)).toHaveCount(0);
  });

  await test.step('a page of the first company is not found from here', async () => {
    await visit(tab, `/recruiter/jobs/${jobId}`);
    await expect(tab.getByText(OWN_JOB)).toHaveCount(0);
    await expect(tab.getByText(/not found|does not exist/i).first()).toBeVisible();
  });

  await test.step('the way back, from the other tab', async () => {
    await visit(tab, '/recruiter/jobs');
    await switchTo(tab, FIRST);
    await expect(page).toHaveURL(/\/recruiter\/dashboard$/);
    await page.getByRole('link', { name: /^Jobs/ }).first().click();
    await expect(ownRow).toBeVisible();
    await expect(otherRow).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Create Job' }).first()).toBeVisible();
  });
  // Only the two visits of the second tab: no page reloaded.
  expect(loads).toBe(2);
});
