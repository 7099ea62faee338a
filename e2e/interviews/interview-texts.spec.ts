import { giveBack, keepApart } from '../browsers.ts';
import {
  askForInterview,
  bookInterview,
  callApi,
  comeHome,
  joinAsCandidate,
  offerTime,
  openAsCandidate,
  type Person,
} from '../interview-people.ts';
import { ORIGINS, openBrowser, visit } from '../people.ts';
import { expect, type Page, test } from '../story.ts';

const RESCHEDULE_REASONS = [
  'Personal emergency',
  'Medical appointment',
  'Travel conflict',
  'Technical issues',
  'Family commitment',
  'Work conflict',
  'Other',
];
const CANCEL_REASONS = [
  'Accepted another offer',
  'Personal reasons',
  'Family emergency',
  'Salary expectations not met',
  'Role not suitable',
  'Company culture concerns',
  'Location issues',
  'Other',
];
const HOUR = 3_600_000;

let page: Page;
let person: Person;
test.beforeAll(async ({ browser }) => {
  ({ page, person } = await openAsCandidate(browser));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});
test.afterAll(() => giveBack(page));

test('accepting asks for three times and needs one; "Other" in a reschedule needs a text', async () => {
  const { title } = await askForInterview(page, person);
  await visit(page, '/interview-requests/pending');
  await page.getByRole('button', { name: `Accept: ${title}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: /^Time \d$/ })).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Accept and send times' }).click();
  await expect(dialog.getByText('Please provide at least one availability slot')).toBeVisible();
  await offerTime(page, dialog, 2, '10:00 am');
  await expect(dialog.getByText('1 of 3 ready')).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept and send times' }).click();
  await expect(page.getByText('Interview accepted successfully!')).toBeVisible();
});

test('a booked interview shows reasons, notes, copying and the calendar file', async () => {
  const { id, title } = await bookInterview(page, person, 4);
  await visit(page, '/interview-requests/active');
  const card = page.getByRole('article').filter({ hasText: title });
  const dialog = page.getByRole('dialog');

  await test.step('rescheduling needs a reason and a time; two rows, three at most', async () => {
    await card.getByRole('button', { name: /^More:/ }).click();
    await page.getByRole('menuitem', { name: /^Reschedule/ }).click();
    await dialog.getByRole('button', { name: 'Request new times' }).click();
    await expect(dialog.getByText('Please provide a reason for rescheduling')).toBeVisible();
    await expect(dialog.getByText('Please provide at least one availability slot')).toBeVisible();
    const rows = dialog.getByRole('group', { name: /^Time \d$/ });
    await expect(rows).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Add a time' }).click();
    await expect(rows).toHaveCount(3);
    await expect(dialog.getByRole('button', { name: 'Add a time' })).toBeHidden();
    for (const left of [2, 1]) {
      await dialog
        .getByRole('button', { name: /^Remove time/ })
        .first()
        .click();
      await expect(rows).toHaveCount(left);
    }
    await expect(dialog.getByRole('button', { name: /^Remove time/ })).toHaveCount(0);
    const reasons = dialog.getByRole('radiogroup', { name: 'Reason' }).getByRole('radio');
    await expect(reasons).toHaveCount(RESCHEDULE_REASONS.length);
    for (const [place, reason] of RESCHEDULE_REASONS.entries()) {
      await expect(reasons.nth(place)).toHaveAccessibleName(reason);
    }
    await dialog.getByRole('radio', { name: 'Other' }).check();
    await dialog.getByRole('button', { name: 'Request new times' }).click();
    await expect(dialog.getByText('Please provide a reason for rescheduling')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep the time' }).click();
  });

  await test.step('cancelling needs a reason, and "Other" words', async () => {
    await card.getByRole('button', { name: /^More:/ }).click();
    await page.getByRole('menuitem', { name: 'Cancel' }).click();
    for (const reason of CANCEL_REASONS) {
      await expect(dialog.getByRole('radio', { name: reason, exact: true })).toBeVisible();
    }
    await dialog.getByRole('button', { name: 'Cancel interview' }).click();
    await expect(dialog.getByText('Please provide a reason for cancelling')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Other', exact: true }).check();
    await dialog.getByRole('button', { name: 'Cancel interview' }).click();
    await expect(dialog.getByText('Please provide a reason for cancelling')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep interview' }).click();
  });

  await test.step('notes are counted, never cut', async () => {
    await card.getByRole('button', { name: /^Prepare:/ }).click();
    const notes = dialog.getByLabel('Preparation notes');
    await notes.fill('Read the paper on ledgers.');
    await expect(dialog.getByText('26/1000 characters')).toBeVisible();
    await notes.fill('x'.repeat(1200));
    await expect(dialog.getByText('1200/1000 characters')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save notes' }).click();
    await expect(page.getByText('Preparation notes saved successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
    const { token } = person;
    const kept = await callApi(page.request, 'GET', `/api/jobseeker/interviews/${id}`, { token });
    expect(kept.preparationNotes).toHaveLength(1200);
  });

  await test.step('the link is copied', async () => {
    await card.getByRole('button', { name: /^Details:/ }).click();
    await dialog.getByRole('button', { name: 'Copy meeting link' }).click();
    await expect(page.getByText('Copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://meet.example/ledger');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the calendar file is saved, and the private feed has it too', async () => {
    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: /^More:/ }).click();
    await page.getByRole('menuitem', { name: 'Calendar file' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);
    await page.getByRole('button', { name: 'Calendar feed' }).click();
    await dialog.getByRole('button', { name: 'Make an address' }).click();
    const address = dialog.getByText(/\/api\/calendar\//);
    const feed = await page.request.get(new URL((await address.textContent()) ?? '').pathname);
    expect(await feed.text()).toContain(title);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });
});

test('a booked interview is described by the time left until it', async ({ browser }) => {
  const kavya = await joinAsCandidate(page);
  const { id, title } = await bookInterview(page, kavya, 6);
  const { token } = kavya;
  const { startsAt } = await callApi(page.request, 'GET', `/api/jobseeker/interviews/${id}`, { token });
  const at = Date.parse(startsAt);
  const distances = [
    [30 * HOUR, 'Scheduled', 'in 1 day 6 hours'],
    [20 * HOUR, 'Upcoming', 'in 20 hours'],
    [2 * HOUR, 'Today', 'in 2 hours'],
    [5 * 60_000, 'Today', 'in 5 minutes'],
    [20_000, 'Today', 'Starting soon'],
    [-60_000, 'Today', 'Past'],
  ] as const;
  for (const [before, label, until] of distances) {
    // A browser each: with a clock days ahead every call renews the session, and navigating away
    // during that would lose it.
    const own = await openBrowser(browser);
    await comeHome(own, kavya);
    const card = own.getByRole('article').filter({ hasText: title });
    keepApart(own);
    await own.clock.setFixedTime(at - before);
    await visit(own, '/interview-requests/active');
    await expect(card.getByText(label, { exact: true })).toBeVisible();
    await expect(card.getByText(until).first()).toBeVisible();
    const soon = own.getByRole('button', { name: 'Upcoming only (next 24h)' });
    await soon.click();
    await expect(card).toHaveCount(before > 0 && before <= 24 * HOUR ? 1 : 0);
    await own.context().close();
  }
});

test('a user in another time zone sees the local time on a second line', async ({ browser }) => {
  const { title } = await bookInterview(page, person, 10);
  const state = await page.context().storageState();
  const context = await browser.newContext({
    baseURL: ORIGINS[0] ?? '',
    timezoneId: 'Europe/Berlin',
    storageState: state,
  });
  const abroad = await context.newPage();
  await visit(abroad, '/interview-requests/active');
  const card = abroad.getByRole('article').filter({ hasText: title });
  await expect(card.getByText(/Europe\/Berlin/)).toBeVisible();
  await card.getByRole('button', { name: /^Details:/ }).click();
  await expect(abroad.getByRole('dialog').getByText(/Europe\/Berlin/)).toBeVisible();
  await context.close();
  await visit(page, '/interview-requests/active');
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
  await expect(page.getByText(/Asia\/Kolkata/)).toHaveCount(0);
});

test('searches and filters of both lists are in the address and survive a reload', async () => {
  const one = await askForInterview(page, person, { priority: 'HIGH', interviewType: 'CODING' });
  const two = await askForInterview(page, person, { priority: 'LOW', interviewType: 'HR' });
  // The address changes first and the box follows, so this waits for the box.
  const tick = async (name: string) => {
    await page.getByRole('checkbox', { name }).click();
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
  };
  const card = ({ title }: { title: string }) => page.getByRole('article').filter({ hasText: title });
  await visit(page, '/interview-requests/pending');
  await expect(card(two)).toBeVisible();
  await page.getByRole('button', { name: 'Priority' }).click();
  await tick('High');
  await page.keyboard.press('Escape');
  await expect(card(two)).toBeHidden();
  await page.getByRole('button', { name: 'Type' }).click();
  await tick('Coding');
  await page.keyboard.press('Escape');
  await page.getByPlaceholder('Search company or role').fill(one.title);
  await expect(page).toHaveURL(/q=Ledger/);
  await expect(page).toHaveURL(/priority=HIGH/);
  await expect(page).toHaveURL(/type=CODING/);
  await page.reload();
  await expect(card(one)).toBeVisible();
  await expect(card(two)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Priority: High' })).toBeVisible();
  await page.getByPlaceholder('Search company or role').fill('no such company');
  await expect(page.getByText('No request matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(card(one)).toBeVisible();
  await expect(card(two)).toBeVisible();

  const booked = await bookInterview(page, person, 12, { interviewType: 'FINAL' });
  await visit(page, '/interview-requests/active');
  await page.getByRole('button', { name: 'Type' }).click();
  await tick('Final');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(booked)).toBeVisible();
});
