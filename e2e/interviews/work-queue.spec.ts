import {
  askForInterview,
  bookInterview,
  callApi,
  joinAsCandidate,
  type Person,
  RECRUITER,
  slotAhead,
} from '../interview-people.ts';
import { tabTo, tabToField } from '../keyboard.ts';
import { DEMO_PASSWORD, enter, openBrowser, visit } from '../people.ts';
import { openPhone } from '../phone.ts';
import { expect, type Page, test } from '../story.ts';

/** A day on which no other story books anything. */
const DAY = 31;

const SEARCH = 'Search candidate or job';

/** Creates a request that this person has accepted with these hours. */
async function offer(page: Page, person: Person, from: string, to: string): Promise<string> {
  const { id } = await askForInterview(page, person);
  const { date } = slotAhead(DAY);
  await callApi(page.request, 'POST', '/api/jobseeker/interviews/respond', {
    token: person.token,
    data: {
      interviewId: id,
      status: 'ACCEPTED',
      availabilitySlots: [{ date, timeRanges: [{ startTime: from, endTime: to }] }],
    },
  });
  return id;
}

async function comeToWork(page: Page): Promise<void> {
  await enter(page, RECRUITER, DEMO_PASSWORD, '/recruiter/dashboard');
}

test('by keyboard from the dashboard to the queue: a time is picked next to the day view, and the row moves on', async ({
  browser,
}) => {
  const page = await openBrowser(browser, 1);
  await page.setViewportSize({ width: 1440, height: 900 });
  const [booked, person] = [await joinAsCandidate(page), await joinAsCandidate(page)];
  await bookInterview(page, booked, DAY);
  await offer(page, person, '15:00', '17:00');
  await comeToWork(page);
  const panel = page.getByRole('dialog', { name: `Pick a time for ${person.name}` });

  await test.step('all that waits is one link away, and one word finds the row', async () => {
    await tabTo(page, /^ All \d+ actions$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/recruiter\/interviews\?view=actions$/);
    await tabToField(page, page.getByPlaceholder(SEARCH));
    await page.keyboard.type(person.lastName);
    await expect(page).toHaveURL(new RegExp(`q=${person.lastName}`));
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').filter({ hasText: `Pick a time for ${person.name}` })).toBeVisible();
  });
  await test.step('the panel shows the day, and what is booked cannot be picked', async () => {
    await tabTo(page, /^Pick a time:/);
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect(page).toHaveURL(/act=pick/);
    await expect(panel.getByRole('listitem').filter({ hasText: booked.name })).toContainText(
      '3:00 pm – 4:00 pm',
    );
    await expect(panel.getByRole('radio', { name: `3:30 pm, ${booked.name}` })).toBeDisabled();
    await expect(panel.getByRole('radio', { name: '4:00 pm', exact: true })).toBeChecked();
    await expect(panel.getByRole('listitem').filter({ hasText: 'This interview' })).toContainText(
      '4:00 pm – 5:00 pm',
    );
  });
  await test.step('booked, it waits for nobody here any more', async () => {
    await tabTo(page, /^ Confirm time/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Interview scheduled.')).toBeVisible();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('heading', { name: 'No action matches' })).toBeVisible();
  });
  await test.step('Back leaves the screen, not its filters; forward and a reload keep them', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/recruiter\/dashboard/);
    await expect(page.getByRole('heading', { name: 'Pending Actions' })).toBeVisible();
    await expect(page.getByText(`Pick a time for ${person.name}`)).toHaveCount(0);
    await page.goForward();
    await expect(page.getByPlaceholder(SEARCH)).toHaveValue(person.lastName);
    await page.reload();
    await expect(page.getByPlaceholder(SEARCH)).toHaveValue(person.lastName);
    await page.getByText('Open', { exact: true }).click();
    const row = page.getByRole('region', { name: 'Booked' }).getByRole('row');
    await expect(row.filter({ hasText: person.name })).toContainText('4:00 pm, 60 min');
    await page.goBack();
    await expect(page).toHaveURL(/\/recruiter\/dashboard/);
  });
  await test.step('the week of the team shows both, side by side with nothing else', async () => {
    await visit(page, `/recruiter/interviews?view=week&week=${slotAhead(DAY).date}&who=me`);
    await expect(page.getByRole('button', { name: new RegExp(`^${booked.name},`) })).toBeVisible();
    const block = page.getByRole('button', { name: new RegExp(`^${person.name},.*round 1 of 1`) });
    await block.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Interview details' })).toContainText(person.name);
    await page.goBack();
    await expect(block).toBeFocused();
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect(block).toHaveCount(0);
  });
  await test.step('arrows go from row to row, and Tab meets one row', async () => {
    await visit(page, '/recruiter/interviews');
    const rows = page.locator('tbody tr');
    await rows.first().waitFor();
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)]).toBeLessThanOrEqual(46);
    await rows.first().getByRole('button').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(1).getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(rows.first().getByRole('button').first()).toBeFocused();
    await expect(rows.last().getByRole('button').first()).toHaveAttribute('tabindex', '-1');
  });
});

test('on a phone a time is picked with the thumb, and the row moves under its heading', async ({
  browser,
}) => {
  const { page, tap } = await openPhone(browser);
  const person = await joinAsCandidate(page);
  await offer(page, person, '18:00', '19:30');
  await comeToWork(page);
  await visit(page, `/recruiter/interviews?q=${person.lastName}`);
  await tap(page.getByRole('button', { name: `Pick a time: ${person.name}` }));
  const panel = page.getByRole('dialog', { name: `Pick a time for ${person.name}` });
  await tap(panel.getByText('6:30 pm', { exact: true }));
  await expect(panel.getByRole('radio', { name: '6:30 pm', exact: true })).toBeChecked();
  await tap(panel.getByRole('button', { name: 'Confirm time' }));
  await expect(panel).toBeHidden();
  const booked = page.getByRole('region', { name: 'Booked' });
  await expect(booked.getByRole('row').filter({ hasText: person.name })).toContainText('6:30 pm, 60 min');
  await tap(page.getByText('Week', { exact: true }));
  await expect(page).toHaveURL(/view=week/);
  await visit(page, `/recruiter/interviews?view=week&q=${person.lastName}&week=${slotAhead(DAY).date}`);
  await tap(page.getByRole('button', { name: person.name }));
  await expect(page.getByRole('dialog', { name: 'Interview details' })).toBeVisible();
});
