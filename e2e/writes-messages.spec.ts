import type { Browser } from 'playwright/test';
import { callApi, comeHome, joinAsCandidate, type Person, recruiterToken } from './interview-people.ts';
import { DEMO_PASSWORD, enter, openBrowser, visit } from './people.ts';
import { openPhone } from './phone.ts';
import { expect, type Page, test } from './story.ts';
import { listViolations, overflowOf, settle } from './watched-page.ts';

const box = (page: Page, name: string) => page.getByRole('textbox', { name: `Message to ${name}` });
const said = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /^Messages with / })
    .getByRole('listitem')
    .filter({ hasText: text });
const nav = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ });

async function recruiterOf(browser: Browser, email: string): Promise<Page> {
  const page = await openBrowser(browser);
  await enter(page, email, DEMO_PASSWORD, '/recruiter/dashboard');
  return page;
}

/** Another approved company of the demo data. */
const OTHER = { email: 'farhan@meghdoot-cloud.example', company: 'Meghdoot Cloud' };

async function expectFaultless(page: Page): Promise<void> {
  expect(await listViolations(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
}

async function hasFound(page: Page, { lastName }: Person, token: string): Promise<boolean> {
  const found = await callApi(page.request, 'POST', '/api/recruiter/candidates/search', {
    token,
    data: { text: lastName },
  });
  return found.content.length > 0;
}

test('two companies write to a candidate who answers one and blocks the other, without a reload', async ({
  browser,
}) => {
  const kavya = await openBrowser(browser);
  const person = await joinAsCandidate(kavya);
  await comeHome(kavya, person, '/messages');
  await expect(kavya.getByRole('heading', { name: 'No messages yet' })).toBeVisible();

  const rohan = await recruiterOf(browser, 'recruiter@medallist.test');
  await visit(rohan, `/recruiter/candidates/${person.id}`);
  await box(rohan, person.name).fill('Hello Kavya, shall we talk? https://tamarind.example/team.');
  await rohan.keyboard.press('Enter');
  await expect(said(rohan, 'shall we talk?')).toBeVisible();
  await expect(box(rohan, person.name)).toHaveValue('');

  await expect(nav(kavya)).toContainText('1');
  const row = kavya.getByRole('link', { name: /shall we talk/ });
  await expect(row).toContainText('1 unread');
  await row.focus();
  await kavya.keyboard.press('Enter');
  await expect(kavya).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  const link = kavya.getByRole('link', { name: 'https://tamarind.example/team', exact: true });
  await expect(link).toHaveAttribute('rel', /nofollow noopener/);
  await expect(nav(kavya)).not.toContainText('1');
  const company = await kavya.getByRole('textbox', { name: /^Message to / }).getAttribute('aria-label');
  const name = company?.replace('Message to ', '') ?? '';
  await expect(box(kavya, name)).toBeFocused();
  await kavya.keyboard.type('Gladly.');
  await kavya.keyboard.press('Shift+Enter');
  await kavya.keyboard.type('Tomorrow?');
  await kavya.keyboard.press('Enter');
  await expect(said(rohan, 'Gladly.')).toContainText('Tomorrow?');
  await expectFaultless(kavya);
  await expectFaultless(rohan);

  const meera = await recruiterOf(browser, OTHER.email);
  await visit(meera, `/recruiter/candidates/${person.id}`);
  await box(meera, person.name).fill('We pay the most.');
  await meera.keyboard.press('Enter');
  await expect(said(meera, 'We pay the most.')).toBeVisible();
  await visit(meera, '/recruiter/messages');
  const hers = meera.getByRole('link', { name: new RegExp(person.name) });
  await expect(hers).toBeVisible();

  await kavya.getByRole('link', { name: /We pay the most/ }).click();
  await expect(said(kavya, 'We pay the most.')).toBeVisible();
  await kavya.getByRole('button', { name: /^More about the conversation/ }).click();
  await kavya.getByRole('menuitem', { name: 'Report', exact: true }).click();
  await kavya.getByRole('button', { name: 'Send report' }).click();
  await expect(kavya.getByText('Please tell us what is wrong.')).toBeVisible();
  await kavya.getByRole('textbox', { name: 'What is wrong' }).fill('They write about pay alone.');
  await kavya.getByRole('button', { name: 'Send report' }).click();
  await expect(kavya.getByText('Thank you. Our team will look at this conversation.')).toBeVisible();
  await kavya.getByRole('button', { name: /^More about the conversation/ }).click();
  await kavya.getByRole('menuitem', { name: 'Block' }).click();
  await kavya.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(kavya.getByText('You have blocked this company. Unblock it to write.')).toBeVisible();
  await expect(hers).toBeHidden();
  const login = { email: OTHER.email, password: DEMO_PASSWORD };
  const session = await callApi(kavya.request, 'POST', '/api/auth/login', { data: login });
  expect(await hasFound(kavya, person, session.accessToken)).toBe(false);
  expect(await hasFound(kavya, person, await recruiterToken(kavya))).toBe(true);
  await expectFaultless(kavya);

  await kavya.goBack();
  await expect(said(kavya, 'Tomorrow?')).toBeVisible();
});

test('on a phone the list leads to the conversation and back; text survives a reload and a lost connection', async ({
  browser,
}) => {
  const { page } = await openPhone(browser);
  const person = await joinAsCandidate(page);
  const token = await recruiterToken(page);
  await callApi(page.request, 'POST', '/api/recruiter/candidates/contact', {
    token,
    data: { candidateId: person.id, message: 'Hello, this is about the ledger.' },
  });
  await comeHome(page, person);
  await page.getByRole('link', { name: 'Messages, 1 unread' }).tap();
  await expect(page).toHaveURL(/\/messages$/);
  await expectFaultless(page);
  await page.getByRole('link', { name: /about the ledger/ }).tap();
  await expect(said(page, 'about the ledger')).toBeVisible();
  await expectFaultless(page);
  const words = page.getByRole('textbox', { name: /^Message to / });
  await words.fill('I am on a train');
  await page.reload();
  await expect(words).toHaveValue('I am on a train');

  await page.context().setOffline(true);
  await expect(
    page.getByText('There is no connection. Your text is kept here until you send it.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).tap();
  await expect(words).toHaveValue('I am on a train');
  await page.context().setOffline(false);
  await expect(page.getByText('There is no connection.')).toBeHidden();
  await page.getByRole('button', { name: 'Send' }).tap();
  await expect(said(page, 'I am on a train')).toBeVisible();
  await expect(words).toHaveValue('');

  await page.getByRole('link', { name: 'All conversations' }).tap();
  await expect(page.getByRole('link', { name: /I am on a train/ })).toBeFocused();
  await page.goBack();
  await expect(said(page, 'I am on a train')).toHaveCount(1);
});

test('a reply below the fold of a profile counts as read once it is scrolled into view', async ({
  browser,
}) => {
  const kavya = await openBrowser(browser);
  const person = await joinAsCandidate(kavya);
  const { request } = kavya;
  const { threadId } = await callApi(request, 'POST', '/api/recruiter/candidates/contact', {
    token: await recruiterToken(kavya),
    data: { candidateId: person.id, message: 'Shall we talk?' },
  });
  const { token } = person;
  await callApi(request, 'POST', `/api/messages/threads/${threadId}/messages`, {
    token,
    data: { text: 'Gladly.' },
  });

  const rohan = await recruiterOf(browser, 'recruiter@medallist.test');
  await rohan.setViewportSize({ width: 390, height: 700 });
  let readings = 0;
  rohan.on('request', (one) => {
    if (one.url().endsWith(`/threads/${threadId}/read`)) readings++;
  });
  await visit(rohan, `/recruiter/candidates/${person.id}`);
  await expect(said(rohan, 'Gladly.')).toBeVisible();
  await settle(rohan);
  expect(readings).toBe(0);
  await box(rohan, person.name).scrollIntoViewIfNeeded();
  await expect.poll(() => readings).toBe(1);
});
