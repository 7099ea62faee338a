import { mailTo, openBrowser, visit } from './people.ts';
import { expect, test } from './story.ts';

const SUPPORT_MAILBOX = 'support@medallist.test';
const run = Date.now().toString(36);

test('a search leaves the questions that match it, expanded when they are few', async ({ browser }) => {
  const page = await openBrowser(browser);
  await visit(page, '/help');
  const questions = page.getByRole('heading', { level: 3 });
  const all = await questions.count();
  expect(all).toBeGreaterThan(30);
  const search = page.getByRole('searchbox', { name: 'Search the questions' });
  await search.fill('credit day 60');
  await expect(page.getByRole('status')).toHaveText('1 question');
  await expect(page.getByText('75% before day 60')).toBeVisible();
  await search.fill('submarine');
  await expect(page.getByRole('status')).toContainText('Nothing here mentions submarine.');
  await page.getByRole('button', { name: 'Clear search' }).first().click();
  await expect(questions).toHaveCount(all);
  await expect(page.getByText('75% before day 60')).toBeHidden();
});

test('a message from the support page reaches the mailbox once, and a duplicate is refused with a message', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  await visit(page, '/help');
  await page.getByRole('link', { name: 'Write to support' }).click();
  await expect(page).toHaveURL('/support');
  await expect(page.getByRole('link', { name: SUPPORT_MAILBOX })).toHaveAttribute(
    'href',
    `mailto:${SUPPORT_MAILBOX}`,
  );
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  const words = `Where is invoice ${run}?`;
  await page.getByLabel('Name').fill(`Asha ${run}`);
  await page.getByLabel('Email').fill(`asha.${run}@people.test`);
  await page.getByLabel('Message').fill(words);
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeFocused();
  await expect(page.getByText(`We answer to asha.${run}@people.test.`)).toBeVisible();
  expect((await mailTo(page, SUPPORT_MAILBOX, new RegExp(`Asha ${run}`))).text).toContain(words);

  await visit(page, '/support');
  await page.getByLabel('Name').fill(`Asha ${run}`);
  await page.getByLabel('Email').fill(`asha.${run}@people.test`);
  await page.getByLabel('Message').fill(words);
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('A message with these details already exists.');
  await expect(page.getByLabel('Message')).toHaveValue(words);
});

test('the table of contents of a long text follows the scroll position', async ({ browser }) => {
  const page = await openBrowser(browser);
  await visit(page, '/terms');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Referrals and affiliates' }).click();
  await expect(page).toHaveURL('/terms#referrals');
  await expect(page.getByRole('heading', { name: 'Referrals and affiliates' })).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText('Referrals and affiliates');
  await expect(
    page.getByText('Payment within 30 days of hire. The 30 days run from the completion of 90 days.'),
  ).toBeVisible();
});
