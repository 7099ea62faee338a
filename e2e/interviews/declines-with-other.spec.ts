import {
  askForInterview,
  callApi,
  comeHome,
  joinAsCandidate,
  RECRUITER,
  recruiterToken,
} from '../interview-people.ts';
import { DEMO_PASSWORD, enter, openBrowser } from '../people.ts';
import { expect, test } from '../story.ts';

const REASONS = [
  'Salary expectation mismatch',
  'Location not suitable',
  'Already accepted another offer',
  'Role not aligned with career goals',
  'Notice period conflicts',
  'Company culture concerns',
  'Technical requirements mismatch',
  'Personal reasons',
  'Other',
];
const WORDS = 'I would rather stay with databases.';

test('declining asks for a reason, for a text with "Other", and tells the company nothing else', async ({
  browser,
}) => {
  const page = await openBrowser(browser, 0);
  const person = await joinAsCandidate(page);
  const { id, title } = await askForInterview(page, person);
  await comeHome(page, person, '/interview-requests/pending');
  await page.getByRole('button', { name: `Decline: ${title}` }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Decline request' });
  await expect(dialog.getByRole('radio')).toHaveCount(REASONS.length);
  for (const reason of REASONS)
    await expect(dialog.getByRole('radio', { name: reason, exact: true })).toBeVisible();
  await expect(submit).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Other', exact: true }).check();
  const words = dialog.getByLabel('Your reason');
  await expect(submit).toBeDisabled();
  await words.fill('   ');
  await expect(submit).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Personal reasons' }).check();
  await expect(words).toBeHidden();
  await expect(submit).toBeEnabled();
  await dialog.getByRole('radio', { name: 'Other', exact: true }).check();
  await words.fill(WORDS);
  await submit.click();
  await expect(page.getByText('declined successfully!')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);

  await test.step('the company sees only the reason', async () => {
    const token = await recruiterToken(page);
    const seen = await callApi(page.request, 'GET', `/api/recruiter/interviews/${id}`, { token });
    expect(seen).toMatchObject({ status: 'DECLINED', closingReason: WORDS, candidateMessage: null });
    expect(JSON.stringify(seen)).not.toContain(person.email);
    const recruiter = await openBrowser(browser, 1);
    await enter(recruiter, RECRUITER, DEMO_PASSWORD, `/recruiter/interviews?view=past&q=${person.lastName}`);
    const row = recruiter.getByRole('row').filter({ hasText: person.lastName });
    await expect(row.getByText('Declined', { exact: true })).toBeVisible();
    await expect(row.getByText(WORDS)).toBeVisible();
    await expect(recruiter.getByText(person.email)).toHaveCount(0);
  });
});
