import { giveBack } from '../browsers.ts';
import {
  askForInterview,
  bookInterview,
  openAsCandidate,
  openPhoneOf,
  type Person,
} from '../interview-people.ts';
import { arrowTo, tabTo } from '../keyboard.ts';
import { visit } from '../people.ts';
import { expect, type Locator, type Page, test } from '../story.ts';
import { interrupt, suggested } from './interruptions.ts';

let page: Page;
let person: Person;
test.beforeAll(async ({ browser }) => {
  ({ page, person } = await openAsCandidate(browser));
});
test.afterAll(() => giveBack(page));

const MOVE = {
  rows: 2,
  told: 'Failed to reschedule interview. Please try again.',
  kept: (dialog: Locator) => expect(dialog.getByRole('radio').first()).toBeChecked(),
};

test('an interview is moved by keyboard alone, despite interruptions', async () => {
  const { title } = await bookInterview(page, person, 17);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/interview-requests/active');
  await tabTo(page, new RegExp(`^More: ${title}`));
  await page.keyboard.press('Enter');
  await arrowTo(page, page.getByRole('menuitem', { name: /^Reschedule/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  const press = async (at: Page, name: RegExp) => {
    await tabTo(at, name);
    await at.keyboard.press('Enter');
  };
  const send = (at: Page) => press(at, /^ Request new times/);
  await tabTo(page, / [ap]m$/);
  await expect(suggested(page, 0)).toBeFocused();
  await page.keyboard.press('Enter');
  await interrupt(page, {
    ...MOVE,
    send,
    async takeSecond(second) {
      await tabTo(second, / [ap]m$/);
      await press(second, / [ap]m$/);
    },
  });
  await send(page);
  await expect(page.getByText('Reschedule request sent successfully!')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an interview is moved on a phone, despite interruptions', async ({ browser }) => {
  const { title } = await bookInterview(page, person, 18);
  const { page: phone, tap } = await openPhoneOf(browser, person, '/interview-requests/active');
  await tap(
    phone
      .getByRole('article')
      .filter({ hasText: title })
      .getByRole('button', { name: /^More:/ }),
  );
  await tap(phone.getByRole('menuitem', { name: /^Reschedule/ }));
  await tap(phone.getByRole('dialog').getByRole('radio').first());
  await tap(suggested(phone, 0));
  const send = (at: Page) => at.getByRole('button', { name: 'Request new times' }).tap();
  await interrupt(phone, { ...MOVE, send, takeSecond: (second) => suggested(second, 1).tap() });
  await send(phone);
  await expect(phone.getByText('Reschedule request sent successfully!')).toBeVisible();
  await phone.context().close();
});

test('a request is accepted on a phone, despite interruptions', async ({ browser }) => {
  const { title } = await askForInterview(page, person);
  const { page: phone, tap, write } = await openPhoneOf(browser, person, '/interview-requests/pending');
  await tap(phone.getByRole('button', { name: `Accept: ${title}` }));
  await tap(suggested(phone, 0));
  await write(phone.getByRole('dialog').getByLabel('Message'), 'Evenings are best.');
  const send = (at: Page) => at.getByRole('button', { name: 'Accept and send times' }).tap();
  await interrupt(phone, {
    rows: 3,
    kept: (dialog) => expect(dialog.getByLabel('Message')).toHaveValue('Evenings are best.'),
    takeSecond: (second) => suggested(second, 1).tap(),
    send,
    told: 'Failed to submit response. Please try again.',
  });
  await send(phone);
  await expect(phone.getByText('Interview accepted successfully!')).toBeVisible();
  await phone.context().close();
});

test('the user’s own booked time is shaded, and a time that overlaps it warns', async () => {
  await bookInterview(page, person, 13);
  const { title } = await askForInterview(page, person);
  await visit(page, '/interview-requests/pending');
  await page.getByRole('button', { name: `Accept: ${title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Later week' }).click();
  const shade = dialog.getByTitle(/, booked, 3:00\spm\s– 4:00\spm$/).first();
  await shade.scrollIntoViewIfNeeded();
  const box = await shade.boundingBox();
  if (!box) throw new Error('nothing is shaded');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(dialog.getByText('1 of 3 ready')).toBeVisible();
  await expect(dialog.getByText(/^Overlaps your .+ interview, 3:00\spm that day\.$/)).toBeVisible();
});
