import { giveBack } from './browsers.ts';
import {
  askForInterview,
  bookInterview,
  joinAsCandidate,
  type Person,
  RECRUITER,
} from './interview-people.ts';
import { DEMO_PASSWORD, enter, openBrowser, visit } from './people.ts';
import { expect, type Page, test } from './story.ts';

const KEPT = 'What you had entered is still here.';
const BROKEN = { status: 500, contentType: 'application/json', body: '{}' };

let page: Page;
let person: Person;
test.beforeAll(async ({ browser }) => {
  page = await openBrowser(browser);
  person = await joinAsCandidate(page);
  await enter(page, person.email, person.password, '/home');
});
test.afterAll(() => giveBack(page));

const dialog = (tab: Page = page) => tab.getByRole('dialog');

/** The ways to leave a dialog without sending it. */
const WAYS: Record<string, (tab: Page) => Promise<unknown>> = {
  Esc: (tab) => tab.keyboard.press('Escape'),
  'a click outside': (tab) => tab.mouse.click(5, 5),
  Back: (tab) => tab.goBack(),
};

/**
 * Fills the field, leaves in each way and expects the text to be back; then makes the call
 * fail and expects it again.
 */
async function keepsWords(tab: Page, open: () => Promise<void>, label: string, words: string): Promise<void> {
  await open();
  await dialog(tab).getByLabel(label).fill(words);
  for (const [way, lose] of Object.entries(WAYS)) {
    await test.step(way, async () => {
      await lose(tab);
      await expect(dialog(tab)).toBeHidden();
      await open();
      await expect(dialog(tab).getByText(KEPT)).toBeVisible();
      await expect(dialog(tab).getByLabel(label)).toHaveValue(words);
    });
  }
  await test.step('reload', async () => {
    await tab.reload();
    await expect(dialog(tab).getByLabel(label)).toHaveValue(words);
  });
}

test('a reason to decline stays until it is sent, and is gone afterwards', async () => {
  const { title } = await askForInterview(page, person);
  await visit(page, '/interview-requests/pending');
  const open = async () => {
    await page.getByRole('button', { name: `Decline: ${title}` }).click();
    await dialog().getByRole('radio', { name: 'Other', exact: true }).check();
  };
  await keepsWords(page, open, 'Your reason', 'The role is in another city.');
  await page.route('**/api/jobseeker/interviews/respond', (route) => route.fulfill(BROKEN));
  await dialog().getByRole('button', { name: 'Decline request' }).click();
  await expect(dialog().getByRole('alert')).toBeFocused();
  await expect(dialog().getByLabel('Your reason')).toHaveValue('The role is in another city.');
  await page.unroute('**/api/jobseeker/interviews/respond');
  await dialog().getByRole('button', { name: 'Decline request' }).click();
  await expect(dialog()).toBeHidden();
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('decline:')));
  expect(left).toEqual([]);
});

test('a reason to cancel and notes stay too, and "Start afresh" drops them', async () => {
  const { title } = await bookInterview(page, person, 7);
  await visit(page, '/interview-requests/active');
  const card = page.getByRole('article').filter({ hasText: title });
  const cancel = async () => {
    await card.getByRole('button', { name: /^More:/ }).click();
    await page.getByRole('menuitem', { name: 'Cancel' }).click();
    await dialog().getByRole('radio', { name: 'Other', exact: true }).check();
  };
  await keepsWords(page, cancel, 'Your reason', 'My train is late.');
  await dialog().getByRole('button', { name: 'Start afresh' }).click();
  await expect(dialog().getByLabel('Your reason')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const prepare = () => card.getByRole('button', { name: /^Prepare:/ }).click();
  await keepsWords(page, prepare, 'Preparation notes', 'Ask who is on call.');
  await dialog().getByRole('button', { name: 'Save notes' }).click();
  await prepare();
  await expect(dialog().getByText(KEPT)).toHaveCount(0);
  await expect(dialog().getByLabel('Preparation notes')).toHaveValue('Ask who is on call.');
});

test('a recruiter’s texts stay too, their dialogs have addresses, and the focus returns', async ({
  browser,
}) => {
  const { title } = await bookInterview(page, person, 11);
  const tab = await openBrowser(browser);
  await enter(tab, RECRUITER, DEMO_PASSWORD, '/recruiter/interviews');
  const card = tab.getByRole('row').filter({ hasText: title });
  const cancel = async () => {
    await card.getByRole('button', { name: /^More:/ }).click();
    await tab.getByRole('menuitem', { name: 'Cancel' }).click();
    await expect(tab).toHaveURL(/act=cancel/);
  };
  await keepsWords(tab, cancel, 'Reason', 'The position was filled.');
  await tab.keyboard.press('Escape');
  const details = card.getByRole('button', { name: /^Details:/ });
  await details.click();
  await expect(tab).toHaveURL(/interview=/);
  await tab.goBack();
  await expect(dialog(tab)).toBeHidden();
  await expect(details).toBeFocused();
});

test('a form of the company survives Back and a reload, and does not overwrite a newer version', async ({
  browser,
}) => {
  const tab = await openBrowser(browser);
  await enter(tab, RECRUITER, DEMO_PASSWORD, '/recruiter/dashboard');
  const edit = (where: Page) => where.getByLabel('Bio');
  await visit(tab, '/recruiter/profile/edit');
  await edit(tab).fill('Builds the payments team.');
  await tab.goBack();
  await expect(tab).toHaveURL(/\/recruiter\/dashboard/);
  await tab.goForward();
  await expect(edit(tab)).toHaveValue('Builds the payments team.');
  await tab.reload();
  await expect(edit(tab)).toHaveValue('Builds the payments team.');
  await expect(tab.getByText(KEPT)).toBeVisible();

  const other = await openBrowser(browser);
  await enter(other, RECRUITER, DEMO_PASSWORD, '/recruiter/profile/edit');
  await edit(other).fill(`Hires for Tamarind Pay, ${person.lastName}.`);
  await other.getByRole('button', { name: /^Save/ }).click();
  await expect(other.getByText('Changes saved successfully!')).toBeVisible();
  await tab.getByRole('button', { name: /^Save/ }).click();
  const newer = tab
    .getByRole('status')
    .filter({ hasText: 'This was changed elsewhere while you were editing.' });
  await expect(newer).toBeFocused();
  await expect(newer).toBeInViewport();
  await expect(tab.getByLabel('Bio')).toHaveValue('Builds the payments team.');
  await tab.reload();
  await expect(edit(tab)).toHaveValue(`Hires for Tamarind Pay, ${person.lastName}.`);
});

test('a question of a visitor survives Esc and a reload', async ({ browser }) => {
  const tab = await openBrowser(browser);
  await visit(tab, '/');
  const open = () => tab.getByRole('button', { name: 'Ask us' }).click();
  await open();
  await dialog(tab).getByLabel('Message').fill('Do you hire in Pune?');
  await tab.keyboard.press('Escape');
  await visit(tab, '/pricing');
  await visit(tab, '/');
  await open();
  await expect(dialog(tab).getByLabel('Message')).toHaveValue('Do you hire in Pune?');
});

test.describe('a save that fails far from its message', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('scrolls the message into view with the focus, and the bar does not move', async ({ browser }) => {
    const tab = await openBrowser(browser);
    await enter(tab, person.email, person.password, '/home');
    await tab.setViewportSize({ width: 390, height: 844 });
    await visit(tab, '/profile/edit/info');
    const save = tab.getByRole('button', { name: 'Save Draft' });
    await tab.getByLabel('First name').fill('Kavita');
    await tab.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const before = await save.boundingBox();
    await tab.route('**/api/jobseeker/profile/basic-info*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill(BROKEN) : route.fallback(),
    );
    await save.click();
    const alert = tab.getByRole('alert').filter({ hasText: 'HTTP Error: 500' });
    await expect(alert).toBeFocused();
    await expect(alert).toBeInViewport();
    const after = await save.boundingBox();
    expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
    await expect(tab.getByLabel('First name')).toHaveValue('Kavita');
  });
});
