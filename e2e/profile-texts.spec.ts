import { giveBack } from './browsers.ts';
import { openAsCandidate } from './interview-people.ts';
import { visit } from './people.ts';
import { expect, type Page, test } from './story.ts';

const PDF_HEAD = Buffer.from('%PDF-1.4\n');
const FIVE_MB = 5 * 1024 * 1024;

let page: Page;
test.beforeAll(async ({ browser }) => {
  ({ page } = await openAsCandidate(browser));
});
test.afterAll(() => giveBack(page));

const summary = () => page.getByRole('alert').filter({ hasText: 'There is a problem' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function options(label: string): Promise<string[]> {
  await page.getByRole('combobox', { name: label, exact: true }).last().click();
  await expect(page.getByRole('option').first()).toBeVisible();
  const texts = await page.getByRole('option').allTextContents();
  await page.keyboard.press('Escape');
  return texts;
}

test('the shell links to every screen of a candidate', async () => {
  await visit(page, '/home');
  const nav = page.getByRole('navigation').first();
  for (const [name, path] of [
    ['Dashboard', '/home'],
    ['New Interview Requests', '/interview-requests/pending'],
    ['Active Interviews', '/interview-requests/active'],
    ['Refer and Earn', '/refer-and-earn'],
    ['Edit Profile', '/profile/edit'],
    ['View as Recruiter', '/profile/view'],
    ['Settings', '/profile/settings'],
  ] as const) {
    await expect(nav.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await page.getByRole('button', { name: /^Account menu/ }).click();
  for (const name of ['Edit Profile', 'View Profile', 'Settings', 'Sign Out']) {
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  }
});

test('the tabs of the editor follow each other to the last', async () => {
  await visit(page, '/profile/edit');
  await expect(page).toHaveURL(/\/profile\/edit\/info$/);
  const tabs = page.getByRole('navigation', { name: 'Profile sections' }).getByRole('link');
  await expect(tabs).toHaveText(['Basic Info', 'Skills', 'Experience', 'Education']);
  for (const section of ['skills', 'experience', 'education']) {
    await expect(button('Save & Continue')).toBeVisible();
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/profile/edit/${section}$`));
    // The address changes a moment before the screen, whose link is used next.
    await expect(page.locator('a[aria-current="page"]', { hasText: new RegExp(section, 'i') })).toBeVisible();
  }
  await expect(button('Save & Finish')).toBeVisible();
  await page.getByRole('link', { name: 'Previous', exact: true }).click();
  await expect(page).toHaveURL(/\/experience$/);
  await expect(page.getByRole('link', { name: 'Preview Profile' })).toHaveAttribute('href', '/profile/view');
  await expect(page.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute('href', '/home');
});

test('basic info names missing entries, next to the field and at the top', async () => {
  await visit(page, '/profile/edit/info');
  for (const title of [
    'Personal Information',
    'Resume',
    'Salary Information',
    'Notice Period',
    'Preferred Work Locations',
    'Current Job Offers',
  ]) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  const notice = page.getByRole('region', { name: 'Notice Period' });
  for (const name of [
    '15 Days or less',
    '1 Month',
    '2 Months',
    '3 Months',
    'More than 3 Months',
    'Serving Notice Period',
  ]) {
    await expect(notice.getByRole('radio', { name, exact: true })).toBeVisible();
  }
  await page.getByLabel('First name').fill('');
  await page.getByLabel('Last name').fill('');
  await page.getByLabel('Phone number').fill('');
  await page.getByLabel('Expected total').fill('');
  const cities = page.getByRole('combobox', { name: 'Cities' });
  await cities.focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await notice.getByRole('radio', { name: 'Serving Notice Period' }).check();
  await page.getByLabel('I am holding an offer').check();
  await button('Save & Continue').click();
  for (const text of [
    'First name is required',
    'Last name is required',
    'Phone number is required',
    'Expected salary is required',
    'At least one preferred location is required',
    'Last working day is required when serving notice period',
    'Company name is required',
    'Offer amount is required',
    'Joining date is required',
  ]) {
    await expect(summary().getByRole('link', { name: text, exact: true })).toBeVisible();
    await expect(page.getByText(text, { exact: true })).toHaveCount(2);
  }
  await notice.getByRole('radio', { name: '1 Month', exact: true }).check();
  await expect(page.getByLabel('Last working day')).toBeHidden();
  await page.getByLabel('I am holding an offer').uncheck();
  await expect(page.getByLabel('Offer amount')).toBeHidden();
});

test('a resume must be a document under 5 MB', async () => {
  await visit(page, '/profile/edit/info');
  const input = page.locator('input[type=file]').first();
  const put = (name: string, mimeType: string, buffer: Buffer) =>
    input.setInputFiles({ name, mimeType, buffer });
  await put('resume.txt', 'text/plain', Buffer.from('Kavya'));
  await expect(page.getByText('Please upload a PDF or DOC file')).toBeVisible();
  await put('resume.pdf', 'application/pdf', Buffer.concat([PDF_HEAD], FIVE_MB));
  await expect(page.getByText('File size must be less than 5MB')).toBeVisible();
  await put('disguised.pdf', 'application/pdf', Buffer.from('no document at all'));
  await expect(page.getByText('Please upload a PDF or DOC file')).toBeVisible();
  await put('resume.pdf', 'application/pdf', Buffer.concat([PDF_HEAD], FIVE_MB - 1));
  await expect(page.getByText('resume.pdf')).toBeVisible();
});

test('saving is shown while it runs and for two seconds after', async () => {
  await visit(page, '/profile/edit/info');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/jobseeker/profile/basic-info*', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await button('Save Draft').click();
  await expect(page.getByText('Saving changes...')).toBeVisible();
  release();
  const saved = page.getByText('Changes saved successfully!');
  await expect(saved).toBeVisible();
  await expect(saved).toBeHidden();
  await page.unroute('**/api/jobseeker/profile/basic-info*');
});

test('skills: domains, a new skill, its four levels, ten suggestions', async () => {
  await visit(page, '/profile/edit/skills');
  expect(await options('Domain')).toEqual([
    'Software Development',
    'Data Science',
    'Product Management',
    'Design (UI/UX)',
    'Marketing',
    'Sales',
    'Operations',
    'Finance',
    'Consulting',
    'Research & Development',
  ]);
  await expect(page.getByText('8-12 skills match best.')).toBeVisible();
  const add = page.getByRole('combobox', { name: 'Add a skill' });
  await add.fill('a');
  await expect(page.getByRole('option')).toHaveCount(10);
  await add.fill('Kafka');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'Kafka' });
  await expect(row.getByText('New to this skill')).toBeVisible();
  await expect(row.getByText('Beginner', { exact: true }).last()).toBeVisible();
  await row.getByRole('radio', { name: 'Beginner' }).focus();
  for (const level of ['Intermediate', 'Advanced', 'Expert']) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(row.getByRole('radio', { name: level })).toBeChecked();
    await expect(row.getByText(level, { exact: true }).last()).toBeVisible();
  }
  await row.getByLabel('Years of Kafka').fill('2');
  await expect(row.getByText('New to this skill')).toBeHidden();
});

test('experience needs a company and a designation, and a current job has no end', async () => {
  await visit(page, '/profile/edit/experience');
  await button('Add experience').click();
  expect(await options('Employment type')).toEqual([
    'Full Time',
    'Part Time',
    'Contract',
    'Internship',
    'Freelance',
  ]);
  await button('Save & Continue').click();
  await expect(page.getByText('Please fill in company name and designation').first()).toBeVisible();
  await expect(page).toHaveURL(/\/experience$/);
});

test('education: degrees, plausible years, and a card that must be closed first', async () => {
  await visit(page, '/profile/edit/education');
  await button('Add education').click();
  expect(await options('Degree')).toEqual([
    'Doctorate/PhD',
    "Master's Degree",
    "Bachelor's Degree",
    'Diploma',
    'Class XII',
    'Class X',
    'Certificate Course',
  ]);
  await button('Save').click();
  for (const text of [
    'University/Institute name is required',
    'Field of study is required',
    'Valid start year is required',
    'Valid end year is required',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(button('Save & Finish')).toBeDisabled();
  const year = async (label: string, value: string) => {
    await page.getByRole('combobox', { name: label }).fill(value);
    await page.getByRole('option', { name: value }).click();
  };
  await year('Start year', '2020');
  await year('End year', '2019');
  await button('Save').click();
  await expect(page.getByText('End year must be after start year')).toBeVisible();
  await button('Cancel').click();
  await button('Save & Finish').click();
  await expect(page.getByText('At least one education qualification is required').first()).toBeVisible();
});

test('the preview shows what recruiters can do, with the actions disabled', async () => {
  await visit(page, '/profile/view');
  for (const name of ['Schedule Interview', 'Download Resume', 'Send Message', 'View Full Profile']) {
    await expect(button(name)).toBeDisabled();
  }
});
