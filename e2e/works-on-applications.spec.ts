import { giveBack } from './browsers.ts';
import {
  callApi,
  joinAsCandidate,
  type Person,
  publishJob,
  RECRUITER,
  recruiterToken,
} from './interview-people.ts';
import { tabTo, tabToField } from './keyboard.ts';
import { DEMO_PASSWORD, enter, openBrowser, visit } from './people.ts';
import { openPhone } from './phone.ts';
import { expect, type Page, test } from './story.ts';
import { listViolations, overflowOf, settle } from './watched-page.ts';

const VIEWER = 'viewer@medallist.test';

let first: Page;
let job: { id: string; title: string };
let people: [Person, Person];
test.beforeAll(async ({ browser }) => {
  first = await openBrowser(browser);
  people = [await joinAsCandidate(first), await joinAsCandidate(first)];
  job = await publishJob(first);
  for (const { token } of people) {
    await callApi(first.request, 'POST', `/api/jobs/${job.id}/apply`, { token, data: {} });
  }
  const token = await recruiterToken(first);
  await expect(async () => {
    const path = `/api/recruiter/jobs/${job.id}/applicants`;
    const { content } = await callApi(first.request, 'GET', path, { token });
    expect(content).toHaveLength(people.length);
  }).toPass({ timeout: 60_000 });
});
test.afterAll(() => giveBack(first));

async function expectReadable(page: Page, name: string): Promise<void> {
  await settle(page);
  expect(await listViolations(page), name).toEqual([]);
  expect(await overflowOf(page), name).toBeLessThanOrEqual(0);
}

async function open(page: Page, email: string): Promise<void> {
  await enter(page, email, DEMO_PASSWORD, '/recruiter/dashboard');
}

test('an application is handled by keyboard, and a colleague is mentioned in a note', async ({ browser }) => {
  const [ana, bo] = people;
  const rohan = await openBrowser(browser);
  await rohan.setViewportSize({ width: 1440, height: 900 });
  const kavya = await openBrowser(browser, 1);
  await open(kavya, VIEWER);
  await open(rohan, RECRUITER);
  const list = `/recruiter/applications?jobId=${job.id}&sort=oldest`;
  await visit(rohan, list);
  await expect(rohan.getByRole('button', { name: bo.name, exact: true })).toBeVisible();
  const panel = (person: Person) => rohan.getByRole('dialog', { name: person.name });
  const here = rohan.locator('[aria-current="step"]');

  await test.step('opened from its list, j and k go to its neighbours', async () => {
    await tabTo(rohan, new RegExp(`^ ${ana.name}$`));
    await rohan.keyboard.press('Enter');
    await expect(panel(ana).getByText('1 of 2 on this page')).toBeVisible();
    await rohan.keyboard.press('j');
    await expect(panel(bo).getByText('2 of 2 on this page')).toBeVisible();
    await rohan.keyboard.press('j');
    await rohan.keyboard.press('k');
    await expect(panel(ana)).toBeVisible();
    await expectReadable(rohan, 'the panel');
  });

  await test.step('a move is taken back by a key, and made again by the next action', async () => {
    await tabTo(rohan, /Move to shortlisted/);
    await rohan.keyboard.press('Enter');
    await expect(here).toHaveText('Shortlisted');
    await expect(here).toBeFocused();
    await expect(rohan.getByText('Moved to shortlisted.')).toBeVisible();
    await rohan.keyboard.press('u');
    await expect(here).toHaveText('New');
    await expect(rohan.getByText('Undone for 1 candidate.')).toBeVisible();
    await tabTo(rohan, /^ Shortlist$/);
    await rohan.keyboard.press('Enter');
    await expect(here).toHaveText('Shortlisted');
  });

  await test.step('a note names a colleague, chosen from a list', async () => {
    await tabTo(rohan, /^ Profile$/);
    await rohan.keyboard.press('ArrowRight');
    await rohan.keyboard.press('ArrowRight');
    await rohan.keyboard.press('ArrowRight');
    await expect(rohan).toHaveURL(/tab=notes/);
    const field = rohan.getByLabel('New note');
    await tabToField(rohan, field);
    await rohan.keyboard.type('Ask @Kavya N');
    await expect(rohan.getByRole('option', { name: /Kavya Nair/ })).toBeVisible();
    await rohan.keyboard.press('Enter');
    await expect(field).toHaveValue('Ask @Kavya Nair ');
    await rohan.keyboard.type('about the budget.');
    await rohan.keyboard.press('Control+Enter');
    const notes = rohan.getByRole('list', { name: 'Notes' });
    await expect(notes.getByText('@Kavya Nair', { exact: true })).toBeVisible();
    await expect(field).toHaveValue('');
  });

  await test.step('she is told at once, reads it, and is offered nothing that she may not do', async () => {
    await kavya
      .getByRole('button', { name: /^Notifications/ })
      .first()
      .click();
    await kavya.getByText('Rohan Mehta mentioned you').first().click();
    await expect(kavya).toHaveURL(/\/recruiter\/applications\/[0-9a-f-]+\?tab=notes/);
    await expect(kavya.getByRole('heading', { name: ana.name, level: 1 })).toBeVisible();
    await expect(kavya.getByRole('list', { name: 'Notes' }).getByText('@Kavya Nair')).toBeVisible();
    await expect(kavya.getByLabel('New note')).toHaveCount(0);
    await expect(
      kavya.getByRole('button', { name: /^(Move to|Reject|Shortlist|Request|More: your)/ }),
    ).toHaveCount(0);
    await expectReadable(kavya, 'the page of a viewer');
  });

  await test.step('the next action leads to the request; Back leaves the panel, not its tabs', async () => {
    await tabTo(rohan, /^ Request interview$/);
    await rohan.keyboard.press('Enter');
    const request = rohan.getByRole('dialog', { name: `Request an interview with ${ana.name}` });
    await expect(request).toBeVisible();
    await rohan.keyboard.press('Escape');
    await expect(request).toBeHidden();
    await expect(panel(ana)).toBeVisible();
    await rohan.goBack();
    await expect(panel(ana)).toBeHidden();
    expect(new URL(rohan.url()).pathname + new URL(rohan.url()).search).toBe(list);
  });

  await test.step('as a page it keeps its list and its tab over a reload', async () => {
    await rohan.getByRole('button', { name: ana.name, exact: true }).click();
    await panel(ana).getByRole('link', { name: 'Open page' }).click();
    await expect(rohan.getByRole('heading', { name: ana.name, level: 1 })).toBeVisible();
    await rohan.getByRole('tab', { name: /^Notes/ }).click();
    await rohan.reload();
    await expect(rohan.getByRole('tab', { name: /^Notes/ })).toHaveAttribute('aria-selected', 'true');
    await expect(rohan.getByText('1 of 2 on this page')).toBeVisible();
    await rohan.locator('body').press('j');
    await expect(rohan.getByRole('heading', { name: bo.name, level: 1 })).toBeVisible();
    await expectReadable(rohan, 'the page');
    await rohan.goBack();
    await expect(rohan.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
  });
});

test('on a phone the next action is at the bottom, and a move and a note take a few taps', async ({
  browser,
}) => {
  const [, bo] = people;
  const { page, tap, write } = await openPhone(browser);
  await open(page, RECRUITER);
  await visit(page, `/recruiter/applications?jobId=${job.id}&search=${bo.lastName}`);
  await tap(page.getByRole('button', { name: bo.name, exact: true }));
  const panel = page.getByRole('dialog', { name: bo.name });
  const next = panel.getByRole('button', { name: 'Shortlist', exact: true });
  await expect(next).toBeInViewport({ ratio: 1 });
  await expectReadable(page, 'the panel on a phone');
  await tap(next);
  const here = panel.locator('[aria-current="step"]');
  await expect(here).toHaveText('Shortlisted');
  await tap(page.getByRole('button', { name: 'Undo', exact: true }));
  await expect(here).toHaveText('New');
  await tap(panel.getByRole('tab', { name: 'Notes' }));
  await write(panel.getByLabel('New note'), 'Calls back after six.');
  await tap(panel.getByRole('button', { name: 'Add note' }));
  await expect(panel.getByRole('list', { name: 'Notes' })).toContainText('Calls back after six.');
  await page.reload();
  await expect(panel.getByRole('list', { name: 'Notes' })).toContainText('Calls back after six.');
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
});

test('a published job links to the candidates who match it; an unpublished one has no matches', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  await open(page, RECRUITER);
  await visit(page, `/recruiter/jobs/${job.id}`);
  const matches = page.getByRole('link', { name: 'Find matches' });
  await matches.click();
  await expect(page).toHaveURL(new RegExp(`/recruiter/candidates\\?job=${job.id}`));
  await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible();
  const token = await recruiterToken(page);
  await callApi(page.request, 'POST', `/api/recruiter/jobs/${job.id}/close`, { token });
  await visit(page, `/recruiter/jobs/${job.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(job.title);
  await expect(matches).toHaveCount(0);
});
