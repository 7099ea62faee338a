import { askForInterview, comeHome, joinAsCandidate, offerTime } from '../interview-people.ts';
import { moveClock, openBrowser } from '../people.ts';
import { expect, test } from '../story.ts';

const MINUTES = 12;
/** The sweep that expires requests runs once a minute. */
const UNTIL_SWEPT = 75_000;

test('a request that expires while it is open leaves the page, and an unsent answer is told that it is too late', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const person = await joinAsCandidate(page);
  const respondByDate = new Date(Date.now() + MINUTES * 60_000).toISOString();
  const late = await askForInterview(page, person, { respondByDate });
  const other = await askForInterview(page, person);
  await comeHome(page, person, '/interview-requests/pending');
  const badge = page.getByRole('link', { name: /^New Interview Requests/ }).first();
  await expect(badge).toHaveText(/2$/);
  const card = page.getByRole('article').filter({ hasText: late.title });
  await expect(card.getByText('Expiring soon')).toBeVisible();
  await card.getByRole('button', { name: /^Accept:/ }).click();
  const dialog = page.getByRole('dialog');
  await offerTime(page, dialog, 3, '10:00 am');
  try {
    await moveClock(page, (MINUTES + 1) * 60);
    await expect(card).toBeHidden({ timeout: UNTIL_SWEPT });
    await expect(badge).toHaveText(/1$/);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Accept and send times' }).click();
    const alert = dialog.getByRole('alert').filter({ hasText: 'The time to reply has passed.' });
    await expect(alert).toContainText('Failed to submit response. Please try again.');
  } finally {
    await moveClock(page, 0);
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(other.title);
});
