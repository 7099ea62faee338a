import { giveBack } from '../browsers.ts';
import {
  askForInterview,
  bookInterview,
  joinAsCandidate,
  openAsCandidate,
  openPhoneOf,
  type Person,
} from '../interview-people.ts';
import { openBrowser, pressDay, visit } from '../people.ts';
import { expect, type Page, test } from '../story.ts';
import { listViolations, overflowOf } from '../watched-page.ts';

const MOST_TAPS = 8;

let first: Page;
let person: Person;
test.beforeAll(async ({ browser }) => {
  first = await openBrowser(browser);
  person = await joinAsCandidate(first);
});
test.afterAll(() => giveBack(first));

test('a request is accepted with the suggested times in a few taps, and says what comes next', async ({
  browser,
}) => {
  const { title } = await askForInterview(first, person);
  const { page, tap, expectQuick } = await openPhoneOf(browser, person, '/interview-requests/pending');
  await tap(page.getByRole('button', { name: `Accept: ${title}` }));
  const dialog = page.getByRole('dialog');
  await tap(dialog.getByRole('button', { name: 'Offer all three' }));
  await expect(dialog.getByText('3 of 3 ready')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await tap(dialog.getByRole('button', { name: 'Accept and send times' }));
  await expect(dialog.getByText('Interview accepted successfully!')).toBeVisible();
  expectQuick('suggested times', { taps: MOST_TAPS });
  await expect(
    dialog.getByText(/has to pick one of 3 times until \w{3}, \d+ \w{3}, \d+:\d\d\s[ap]m/),
  ).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await tap(dialog.getByRole('link', { name: 'See it in Times sent' }));
  await expect(page).toHaveURL(/\/interview-requests\/active\?interview=/);
  await expect(page.getByRole('dialog').getByText('Times you sent')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/interview-requests\/pending$/);
});

test('three own times on the strip of days take seven taps; the phone’s back gesture closes the form and keeps them', async ({
  browser,
}) => {
  const { title } = await askForInterview(first, person);
  const { page, tap, expectQuick } = await openPhoneOf(browser, person, '/interview-requests/pending');
  await tap(page.getByRole('button', { name: `Accept: ${title}` }));
  const dialog = page.getByRole('dialog');
  const days = dialog.getByRole('group', { name: 'Day' }).getByRole('button');
  // The day of the first suggestion is open and shows its hours first.
  await tap(dialog.getByRole('button', { name: /^2 pm, / }));
  await tap(days.nth(5));
  await tap(dialog.getByRole('button', { name: /^11:30 am, / }));
  await tap(days.nth(6));
  await tap(dialog.getByRole('button', { name: /^6:30 pm, / }));
  await expect(dialog.getByText('3 of 3 ready')).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog.getByText('3 of 3 ready')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Remove time/ })).toHaveCount(3);
  await tap(dialog.getByRole('button', { name: 'Accept and send times' }));
  await expect(dialog.getByText('Interview accepted successfully!')).toBeVisible();
  expectQuick('own times', { taps: MOST_TAPS });
});

test('an interview is moved: the reason and the times are chosen by touch, and times can be typed', async ({
  browser,
}) => {
  const { title } = await bookInterview(first, person, 5);
  const { page, tap, expectQuick } = await openPhoneOf(browser, person, '/interview-requests/active');
  const card = page.getByRole('article').filter({ hasText: title });
  await tap(card.getByRole('button', { name: /^More:/ }));
  await tap(page.getByRole('menuitem', { name: /^Reschedule/ }));
  const dialog = page.getByRole('dialog').filter({ hasText: 'Ask for another time' });
  await expect(page).toHaveURL(/act=reschedule/);
  await tap(dialog.getByRole('radio', { name: 'Travel conflict' }));
  await tap(dialog.getByRole('button', { name: 'Type a time instead' }));
  await tap(dialog.getByLabel('Date of time 1'));
  const ofDay = await pressDay(page, 8, tap);
  await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeHidden();
  await tap(dialog.getByRole('combobox', { name: 'Start of time 1' }));
  await tap(page.getByRole('option', { name: '11:00 am', exact: true }));
  await expect(dialog.getByRole('combobox', { name: 'End of time 1' })).toHaveValue('12:00 pm');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await tap(dialog.getByRole('button', { name: 'Request new times' }));
  await expect(page.getByText('Reschedule request sent successfully!')).toBeVisible();
  await expect(page.getByText(/has to pick one until/).first()).toBeVisible();
  expectQuick('reschedule, with a typed time', { taps: 8 + ofDay });
});

test('weekly hours are prompted for once, and later suggestions respect them', async ({ browser }) => {
  const { page, person: kavya } = await openAsCandidate(browser);
  const one = await askForInterview(first, kavya);
  const two = await askForInterview(first, kavya);
  await visit(page, `/interview-requests/pending?request=${one.id}&act=accept`);
  const dialog = page.getByRole('dialog');
  const suggested = dialog
    .getByRole('list', { name: 'Suggested times' })
    .getByRole('button', { pressed: false });
  await dialog.getByRole('button', { name: 'Set weekly hours' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Monday, morning' })).toBeFocused();
  await dialog.getByRole('checkbox', { name: 'Wednesday, evening' }).check();
  await dialog.getByRole('checkbox', { name: 'Friday, evening' }).check();
  await dialog.getByRole('button', { name: 'Save weekly hours' }).click();
  await expect(dialog.getByRole('button', { name: 'Within your weekly hours' })).toBeFocused();
  await expect(suggested.first()).toHaveText(/(Wed|Fri), .* [56]:/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await visit(page, `/interview-requests/pending?request=${two.id}&act=accept`);
  for (const choice of await suggested.all()) await expect(choice).toHaveText(/Wed|Fri|Offer/);
  await expect(dialog.getByText('Free at the same hours most weeks?')).toHaveCount(0);
});
