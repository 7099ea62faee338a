import { giveBack } from './browsers.ts';
import {
  askForInterview,
  bookInterview,
  offerTime,
  openAsCandidate,
  type Person,
} from './interview-people.ts';
import { visit } from './people.ts';
import { expect, type Page, test } from './story.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** Answers of a broken server: no JSON, JSON without a message, or a message. */
const ANSWERS = {
  unreadable: { status: 500, contentType: 'text/html', body: '<h1>Out of order</h1>' },
  wordless: { status: 500, contentType: 'application/json', body: '{}' },
  missing: {
    status: 404,
    contentType: 'application/json',
    body: JSON.stringify({ success: false, message: 'Profile not found', code: 'PROFILE_NOT_FOUND' }),
  },
} as const;

/** Makes this call fail until the returned function is called. */
async function breakCall(page: Page, path: string, how: keyof typeof ANSWERS, method = 'GET') {
  const pattern = `**/api/jobseeker/${path}`;
  await page.route(pattern, (route) =>
    route.request().method() === method ? route.fulfill(ANSWERS[how]) : route.fallback(),
  );
  return () => page.unroute(pattern);
}

let page: Page;
let person: Person;
test.beforeAll(async ({ browser }) => {
  ({ page, person } = await openAsCandidate(browser));
});
test.afterAll(() => giveBack(page));

const alertWith = (text: string) => page.getByRole('alert').filter({ hasText: text }).first();

const LOADS = [
  ['/interview-requests/pending', 'interviews/pending', 'Failed to load interview requests'],
  ['/interview-requests/active', 'interviews/active', 'Failed to load active interviews'],
  ['/interview-requests/active?view=past', 'interviews/past*', 'Failed to load active interviews'],
  ['/profile/view', 'profile/complete', 'Failed to load profile'],
  ['/profile/edit/info', 'profile/basic-info*', 'Failed to load profile'],
  ['/profile/edit/skills', 'profile/skills*', 'Failed to load profile'],
  ['/profile/edit/experience', 'profile/experience*', 'Failed to load profile'],
  ['/profile/edit/education', 'profile/education*', 'Failed to load profile'],
] as const;

for (const [screen, call, title] of LOADS) {
  test(`${screen} says that it could not load and why, and loads on another try`, async () => {
    const mend = await breakCall(page, call, 'unreadable');
    await visit(page, screen);
    await expect(alertWith(title)).toContainText('An error occurred');
    await mend();
    const again = await breakCall(page, call, 'wordless');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(alertWith(title)).toContainText('HTTP Error: 500');
    await again();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert').filter({ hasText: title })).toHaveCount(0);
  });
}

test('a profile that does not exist is reported as such', async () => {
  const mend = await breakCall(page, 'profile/complete', 'missing');
  await visit(page, '/profile/view');
  await expect(alertWith('Failed to load profile')).toContainText('Profile not found');
  await mend();
});

test('answers to a request that do not reach the server keep the entries', async () => {
  const { title } = await askForInterview(page, person);
  await visit(page, '/interview-requests/pending');
  const mend = await breakCall(page, 'interviews/respond', 'wordless', 'POST');
  const dialog = page.getByRole('dialog');
  const failed = 'Failed to submit response. Please try again.';
  await page.getByRole('button', { name: `Decline: ${title}` }).click();
  await dialog.getByRole('radio', { name: 'Personal reasons' }).check();
  await dialog.getByRole('button', { name: 'Decline request' }).click();
  await expect(alertWith(failed)).toContainText('HTTP Error: 500');
  await expect(dialog.getByRole('radio', { name: 'Personal reasons' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: `Accept: ${title}` }).click();
  await offerTime(page, dialog, 5, '10:00 am');
  await dialog.getByRole('button', { name: 'Accept and send times' }).click();
  await expect(alertWith(failed)).toBeVisible();
  await mend();
  await dialog.getByRole('button', { name: 'Accept and send times' }).click();
  await expect(page.getByText('Interview accepted successfully!')).toBeVisible();
});

test('a booked interview says which of its changes failed', async () => {
  const { title } = await bookInterview(page, person, 8);
  await visit(page, '/interview-requests/active');
  const card = page.getByRole('article').filter({ hasText: title });
  const dialog = page.getByRole('dialog');
  const mends = [
    await breakCall(page, 'interviews/reschedule', 'unreadable', 'PUT'),
    await breakCall(page, 'interviews/*/cancel', 'unreadable', 'PUT'),
    await breakCall(page, 'interviews/*/notes', 'unreadable', 'PUT'),
  ];
  await card.getByRole('button', { name: /^More:/ }).click();
  await page.getByRole('menuitem', { name: /^Reschedule/ }).click();
  await dialog.getByRole('radio', { name: 'Work conflict' }).check();
  await offerTime(page, dialog, 9, '10:00 am');
  await dialog.getByRole('button', { name: 'Request new times' }).click();
  await expect(alertWith('Failed to reschedule interview. Please try again.')).toContainText(
    'An error occurred',
  );
  await dialog.getByRole('button', { name: 'Keep the time' }).click();
  await card.getByRole('button', { name: /^More:/ }).click();
  await page.getByRole('menuitem', { name: 'Cancel' }).click();
  await dialog.getByRole('radio', { name: 'Location issues' }).check();
  await dialog.getByRole('button', { name: 'Cancel interview' }).click();
  await expect(alertWith('Failed to cancel interview. Please try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep interview' }).click();
  await card.getByRole('button', { name: /^Prepare:/ }).click();
  await dialog.getByLabel('Preparation notes').fill('Ask about on-call.');
  await dialog.getByRole('button', { name: 'Save notes' }).click();
  await expect(alertWith('Failed to save notes. Please try again.')).toBeVisible();
  for (const mend of mends) await mend();
  await dialog.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText('Preparation notes saved successfully!')).toBeVisible();
});

test('a section that could not be saved says so for three seconds, and shows the reason until it is fixed', async () => {
  await visit(page, '/profile/edit/info');
  const mend = await breakCall(page, 'profile/basic-info*', 'unreadable', 'PUT');
  const line = page.getByRole('status').filter({ hasText: 'Failed to save changes. Please try again.' });
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(line).toBeVisible();
  const shownAt = Date.now();
  await expect(alertWith('An error occurred')).toBeVisible();
  await expect(line).toBeHidden();
  expect(Date.now() - shownAt).toBeGreaterThan(2000);
  await expect(alertWith('An error occurred')).toBeVisible();
  await mend();
  const kept = page.getByRole('status').filter({ hasText: 'Changes saved successfully!' });
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(kept).toBeVisible();
  const savedAt = Date.now();
  await expect(kept).toBeHidden();
  expect(Date.now() - savedAt).toBeGreaterThan(1000);
});

test('education that could not be saved says so', async () => {
  await visit(page, '/profile/edit/education');
  const mend = await breakCall(page, 'profile/education*', 'wordless', 'PUT');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(alertWith('Failed to save education data.')).toContainText('HTTP Error: 500');
  await mend();
});

test('a resume and a profile download that fail without a message have default messages', async () => {
  await visit(page, '/profile/edit/info');
  const mends = [
    await breakCall(page, 'profile/resume', 'wordless', 'POST'),
    await breakCall(page, 'profile/export*', 'unreadable'),
  ];
  const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: PDF };
  await page.locator('input[type=file]').first().setInputFiles(resume);
  await expect(page.getByText('Resume upload failed')).toBeVisible();
  await visit(page, '/profile/view');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: /^PDF/ }).click();
  await expect(page.getByText('Profile export failed')).toBeVisible();
  for (const mend of mends) await mend();
});
