import { callApi, comeHome, joinAsCandidate, RECRUITER } from './interview-people.ts';
import { DEMO_PASSWORD, enter, mailTo, openBrowser, visit } from './people.ts';
import { expect, type Page, test } from './story.ts';
import { listViolations, overflowOf, settle } from './watched-page.ts';

const run = Date.now().toString(36);
const PRIYA = 'priya@tamarind-pay.example';

async function expectReadable(page: Page, name: string): Promise<void> {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    expect(await listViolations(page), `${name} at ${width}`).toEqual([]);
    expect(await overflowOf(page), `${name} at ${width}`).toBeLessThanOrEqual(0);
  }
}

const field = (page: Page, label: string) => {
  const named = (name: string) => page.getByRole('textbox', { name, exact: true });
  return named(label).or(named(`${label} (optional)`));
};
const saves = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

async function edit(page: Page, id: string): Promise<void> {
  await visit(page, `/recruiter/jobs/${id}/edit`);
  await expect(page.getByRole('heading', { name: 'Edit Job' })).toBeVisible();
}

test('a job is started from a template, and two who edit it at once lose nothing; an applicant is notified of the new pay', async ({
  browser,
}) => {
  test.slow();
  const title = `Ledger Engineer ${run}`;
  const rohan = await openBrowser(browser);
  const priya = await openBrowser(browser, 1);
  const kavya = await openBrowser(browser);
  const person = await joinAsCandidate(kavya);
  await enter(rohan, RECRUITER, DEMO_PASSWORD, '/recruiter/dashboard');
  let id = '';

  await test.step('a role fills the form around what was typed', async () => {
    await visit(rohan, '/recruiter/jobs/create');
    await field(rohan, 'Job title').fill(title);
    await rohan.getByRole('combobox', { name: 'Role template' }).click();
    await rohan.getByRole('option', { name: 'Backend', exact: true }).click();
    await expect(field(rohan, 'Department')).toHaveValue('Engineering');
    await expect(field(rohan, 'Job title')).toHaveValue(title);
    await expect(rohan).toHaveURL(/template=backend/);
    await expect(rohan.getByLabel('Years of Java, at least')).toHaveValue('3 years');
    const reach = rohan.getByRole('region', { name: 'Who matches now' });
    await expect(reach).toContainText(/\d+ (candidates meet|candidate meets) all requirements/);
    await expect(reach).toContainText(/Without “.+”: \d+ more|Easing one wish alone finds nobody either/);
  });

  await test.step('publishing names every fault and gap at once, each leading to its field', async () => {
    await field(rohan, 'Minimum experience (years)').fill('9');
    await rohan.getByRole('button', { name: 'Publish' }).click();
    const summary = rohan.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary.getByRole('link')).toHaveText([
      'The most experience must not be below the least.',
      'Please enter the salary range.',
      'Please enter a city, or mark the job as remote.',
    ]);
    await expectReadable(rohan, 'the faults');
    await summary.getByRole('link', { name: 'Please enter the salary range.' }).click();
    await expect(field(rohan, 'To')).toBeFocused();
    await field(rohan, 'From').fill('3800000');
    await field(rohan, 'To').fill('4600000');
    await field(rohan, 'Minimum experience (years)').fill('3');
    await rohan.getByRole('combobox', { name: 'City' }).fill('Pune');
    await rohan.getByRole('option', { name: 'Pune', exact: true }).click();
    await rohan.getByRole('button', { name: 'Publish' }).click();
    await expect(rohan).toHaveURL(/\/recruiter\/jobs\/[0-9a-f-]{36}$/);
    await expect(titleOf(rohan)).toHaveText(title);
    id = new URL(rohan.url()).pathname.split('/').at(-1) ?? '';
  });

  await callApi(kavya.request, 'POST', `/api/jobs/${id}/apply`, { token: person.token, data: {} });
  await comeHome(kavya, person, '/notifications');

  await test.step('what two change apart from each other is kept of both', async () => {
    await enter(priya, PRIYA, DEMO_PASSWORD, '/recruiter/dashboard');
    await edit(priya, id);
    await edit(rohan, id);
    await field(priya, 'To').fill('5000000');
    await saves(priya);
    await expect(titleOf(priya)).toHaveText(title);
    await field(rohan, 'Openings').fill('4');
    await saves(rohan);
    const told = 'Job saved. Priya Deshpande changed pay while you were editing. Both are kept.';
    await expect(rohan.getByText(told)).toBeVisible();
    await expect(titleOf(rohan)).toHaveText(title);
    await expect(rohan.getByText('₹38 L – ₹50 L per year').first()).toBeVisible();
  });

  await test.step('the applicant reads it on her open page, and by mail', async () => {
    await expect(kavya.getByText(`Pay changed: ${title}`)).toBeVisible();
    await expect(kavya.getByText(/₹38 L – ₹46 L per year → ₹38 L – ₹50 L per year/)).toBeVisible();
    const { text } = await mailTo(kavya, person.email, /^Pay changed: Ledger Engineer \w+ at Tamarind Pay$/);
    expect(text).toContain('₹38 L – ₹46 L per year → ₹38 L – ₹50 L per year');
  });

  await test.step('of what both changed each chooses, and nothing typed is lost', async () => {
    await edit(priya, id);
    await edit(rohan, id);
    await field(priya, 'To').fill('5200000');
    await field(priya, 'Department').fill('Payments');
    await saves(priya);
    await expect(titleOf(priya)).toHaveText(title);
    await field(rohan, 'To').fill('4800000');
    await field(rohan, 'Job title').fill(`Senior ${title}`);
    await saves(rohan);
    const conflict = rohan.getByRole('status').filter({ hasText: 'while you were editing' });
    await expect(conflict).toContainText(
      'Priya Deshpande changed department and pay while you were editing.',
    );
    await expect(conflict).toBeFocused();
    await expect(conflict).toContainText('Department will be as saved there, since you left it alone.');
    await expect(conflict.getByRole('radiogroup', { name: 'Pay' })).toContainText(
      'Yours: ₹38 L – ₹48 L per year',
    );
    await expectReadable(rohan, 'the conflict');
    await conflict.getByRole('radio', { name: 'Theirs: ₹38 L – ₹52 L per year' }).check();
    await conflict.getByRole('button', { name: 'Keep this choice' }).click();
    await expect(titleOf(rohan)).toHaveText(`Senior ${title}`);
    await expect(rohan.getByText('₹38 L – ₹52 L per year').first()).toBeVisible();
  });

  await test.step('the history says who changed what', async () => {
    const history = rohan.getByRole('region', { name: 'History' });
    const edits = history.getByRole('listitem');
    await expect(edits.first()).toContainText('Rohan Mehta');
    await expect(edits.first()).toContainText(`${title} → Senior ${title}`);
    await expect(edits.nth(1)).toContainText('Priya Deshpande');
    await expect(edits.nth(1)).toContainText('Engineering → Payments');
    await expect(history).toContainText('Draft → Published');
    await expectReadable(rohan, 'the job with its history');
  });

  await test.step('a duplicate begins with all of it, and asks for nothing again', async () => {
    await rohan.getByRole('button', { name: `More actions for Senior ${title}` }).click();
    await rohan.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(rohan.getByText(`A copy of Senior ${title}, with its interview plan.`)).toBeVisible();
    await expect(field(rohan, 'Department')).toHaveValue('Payments');
    await expect(field(rohan, 'Round 1')).toHaveValue('Coding');
    await rohan.getByRole('button', { name: 'Publish' }).click();
    await expect(rohan).toHaveURL(/\/recruiter\/jobs\/[0-9a-f-]{36}$/);
    expect(rohan.url()).not.toContain(id);
    await expect(titleOf(rohan)).toHaveText(`Senior ${title}`);
  });
});
