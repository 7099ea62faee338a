import { giveBack, keepApart } from '../browsers.ts';
import {
  askForInterview,
  bookInterview,
  callApi,
  openAsCandidate,
  type Person,
} from '../interview-people.ts';
import { tabTo } from '../keyboard.ts';
import { visit } from '../people.ts';
import { expect, type Page, test } from '../story.ts';

let page: Page;
let person: Person;
test.beforeAll(async ({ browser }) => {
  ({ page, person } = await openAsCandidate(browser));
});
test.afterAll(() => giveBack(page));

const focused = () => page.locator(':focus');

test('a request is accepted by keyboard alone, with a suggested time, one moved in the week view and one typed', async () => {
  const { id, title } = await askForInterview(page, person);
  await visit(page, '/interview-requests/pending');
  await tabTo(page, new RegExp(`^Accept: ${title}`));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const suggested = dialog.getByRole('list', { name: 'Suggested times' }).getByRole('button').first();
  await expect(suggested).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('1 of 3 ready')).toBeVisible();

  await test.step('a block moves by arrow keys', async () => {
    await tabTo(page, /^Time 1, /);
    const before = await focused().getAttribute('aria-label');
    await page.keyboard.press('ArrowUp');
    await expect(focused()).not.toHaveAttribute('aria-label', before ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(focused()).toHaveAttribute('aria-label', before ?? '');
    await page.keyboard.press('ArrowUp');
  });

  await test.step('the calendar opens on a day, and Enter takes it', async () => {
    await tabTo(page, /^Date of time 2/);
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    await expect(calendar).toBeVisible();
    // The focus is on a day, not on the name of the month, so that one key goes a week further.
    await expect(focused()).toHaveAttribute('aria-label', /^\d+ [A-Z]\w+ \d{4}$/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
    await expect(dialog.getByLabel(/^Date of time 2, /)).toBeFocused();
  });

  await test.step('a time is typed as one likes, and Tab takes it', async () => {
    await tabTo(page, /^Start of time 2/);
    await page.keyboard.type('6.30pm');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('combobox', { name: 'Start of time 2' })).toHaveValue('6:30 pm');
    await expect(dialog.getByRole('combobox', { name: 'End of time 2' })).toHaveValue('7:30 pm');
    await expect(dialog.getByText('2 of 3 ready')).toBeVisible();
  });

  await tabTo(page, /^ Accept and send times/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Interview accepted successfully!')).toBeFocused();
  const { token } = person;
  const kept = await callApi(page.request, 'GET', `/api/jobseeker/interviews/${id}`, { token });
  expect(kept.availabilitySlots).toHaveLength(2);
  expect(kept.availabilitySlots[1].timeRanges).toEqual([{ startTime: '18:30', endTime: '19:30' }]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('main').locator(':focus')).toHaveCount(1);
});

test('everything that is opened from a list has an address and returns the focus when closed', async () => {
  const asked = await askForInterview(page, person);
  const booked = await bookInterview(page, person, 9);
  const request = `/interview-requests/pending?request=${asked.id}`;
  const interview = `/interview-requests/active?interview=${booked.id}`;
  for (const [path, button, address] of [
    ['/interview-requests/pending', `Details: ${asked.title}`, request],
    ['/interview-requests/pending', `Accept: ${asked.title}`, `${request}&act=accept`],
    ['/interview-requests/pending', `Decline: ${asked.title}`, `${request}&act=decline`],
    ['/interview-requests/active', `Details: ${booked.title}`, interview],
    ['/interview-requests/active', `Prepare: ${booked.title}`, `${interview}&act=prepare`],
  ] as const) {
    await visit(page, path);
    const opener = page.getByRole('button', { name: button });
    const dialog = page.getByRole('dialog');
    for (const leave of ['Escape', 'Back'] as const) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      expect(page.url()).toContain(address);
      if (leave === 'Back') await page.goBack();
      else await page.keyboard.press('Escape');
      await expect(dialog, `${button}, ${leave}`).toBeHidden();
      await expect(opener, `${button}, ${leave}`).toBeFocused();
      expect(page.url().endsWith(path)).toBe(true);
    }
    await visit(page, address);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(page.url().endsWith(path)).toBe(true);
  }
  for (const [name, act] of [
    [/^Reschedule/, 'reschedule'],
    [/^Cancel/, 'cancel'],
  ] as const) {
    await visit(page, '/interview-requests/active');
    const card = page.getByRole('article').filter({ hasText: booked.title });
    await card.getByRole('button', { name: /^More:/ }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`act=${act}$`));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(card.locator(':focus')).toHaveCount(1);
  }
});

test('Esc, a reload, a second tab and a lost connection lose no entries', async () => {
  const { id, title } = await askForInterview(page, person);
  const address = `/interview-requests/pending?request=${id}&act=accept`;
  await visit(page, '/interview-requests/pending');
  await page.getByRole('button', { name: `Accept: ${title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('list', { name: 'Suggested times' }).getByRole('button').first().click();
  await dialog.getByLabel('Message').fill('Evenings are best.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: `Accept: ${title}` }).click();
  await expect(dialog.getByText('What you had entered is still here.')).toBeVisible();
  await page.reload();
  await expect(dialog.getByText('1 of 3 ready')).toBeVisible();
  await expect(dialog.getByLabel('Message')).toHaveValue('Evenings are best.');

  const second = await page.context().newPage();
  await visit(second, address);
  const there = second.getByRole('dialog');
  await expect(there.getByText('1 of 3 ready')).toBeVisible();
  await there.getByRole('list', { name: 'Suggested times' }).getByRole('button').nth(1).click();
  await expect(dialog.getByText('2 of 3 ready')).toBeVisible();

  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Accept and send times' }).click();
  const failed = dialog
    .getByRole('alert')
    .filter({ hasText: 'Failed to submit response. Please try again.' });
  await expect(failed).toBeVisible();
  await expect(dialog.getByText('2 of 3 ready')).toBeVisible();
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Accept and send times' }).click();
  await expect(dialog.getByText('Interview accepted successfully!')).toBeVisible();

  await expect(there.getByText('You have accepted this request.')).toBeVisible();
  await second.close();
  await page.reload();
  await expect(dialog.getByText('You have accepted this request.')).toBeVisible();
  await expect(dialog.getByText(/has to pick one of 2 times until/)).toBeVisible();
});

test('once an interview is over the header and its badge say so, and the feedback form says who reads it', async ({
  browser,
}) => {
  const { page: own, person: kavya } = await openAsCandidate(browser);
  const { id, title } = await bookInterview(page, kavya, 3);
  const { token } = kavya;
  const { endsAt } = await callApi(page.request, 'GET', `/api/jobseeker/interviews/${id}`, { token });
  keepApart(own);
  await own.clock.setFixedTime(Date.parse(endsAt) + 60_000);
  await visit(own, '/interview-requests/active');
  const card = own.getByRole('article').filter({ hasText: title });
  await expect(card.getByText('Past', { exact: true }).first()).toBeVisible();
  await expect(card.getByText('Today', { exact: true })).toHaveCount(0);
  await expect(own.getByText('1 interview over: say how it went.')).toBeVisible();
  await card.getByRole('button', { name: /^Give feedback/ }).click();
  await expect(own.getByRole('dialog').getByText(/Only you read what you write/)).toBeVisible();
  await own.context().close();
});
