import { RECRUITER } from './interview-people.ts';
import { PASSWORD } from './newcomer.ts';
import { DEMO_PASSWORD, enter, mailTo, openBrowser, visit } from './people.ts';
import { expect, type Page, test } from './story.ts';
import { listViolations, overflowOf, settle } from './watched-page.ts';

const run = Date.now().toString(36);

/** Checks the accessibility on a phone and on a desktop. */
async function expectReadable(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    expect(await listViolations(page), `${name} at ${width}`).toEqual([]);
    expect(await overflowOf(page), `${name} at ${width}`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

async function pick(page: Page, label: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

test('a colleague is invited, joins as a viewer, becomes a recruiter on her open page, and is removed', async ({
  browser,
}) => {
  const email = `leela.${run}@people.test`;
  const name = `Leela Kurup${run}`;
  const rohan = await openBrowser(browser);
  const leela = await openBrowser(browser, 1);

  await test.step('an owner invites her', async () => {
    await enter(rohan, RECRUITER, DEMO_PASSWORD, '/recruiter/dashboard');
    await rohan.getByRole('link', { name: 'Team' }).first().click();
    await expect(rohan.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible();
    await rohan.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = rohan.getByRole('dialog', { name: 'Invite a colleague' });
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog.getByText('Email is required')).toBeVisible();
    await dialog.getByLabel('Email').fill(email);
    await pick(rohan, 'Role', /^Viewer/);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog).toBeHidden();
    await expect(rohan.getByRole('row', { name: new RegExp(email) })).toBeVisible();
    await expectReadable(rohan, 'the team');
  });

  await test.step('she joins by the mailed link', async () => {
    const { text } = await mailTo(leela, email, /invites you to the hiring team of Tamarind Pay$/);
    const link = new URL(/\S+\/team\/join\?token=\S+/.exec(text)?.[0] ?? '');
    await visit(leela, link.pathname + link.search);
    await expect(leela.getByRole('heading', { name: 'Join Tamarind Pay' })).toBeVisible();
    await expect(leela).toHaveURL(/\/team\/join$/);
    await leela.reload();
    await expectReadable(leela, 'the invitation');
    await leela.getByLabel('First name').fill('Leela');
    await leela.getByLabel('Last name').fill(`Kurup${run}`);
    await leela.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await leela.getByRole('button', { name: 'Join the team' }).click();
    await expect(leela).toHaveURL(/\/recruiter\/dashboard$/);
    await visit(rohan, `${link.pathname}${link.search}`);
    await expect(rohan.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await visit(rohan, '/recruiter/team');
  });

  const create = leela.getByRole('link', { name: 'Create Job' });
  await test.step('as a viewer she reads and is offered nothing else', async () => {
    await visit(leela, '/recruiter/jobs');
    await expect(leela.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
    await expect(leela.getByRole('table')).toBeVisible();
    await expect(create).toHaveCount(0);
    await visit(leela, '/recruiter/jobs/create');
    await expect(leela).toHaveURL(/\/recruiter\/jobs$/);
    await visit(leela, '/recruiter/team');
    await expect(leela.getByRole('row', { name: new RegExp(name) })).toBeVisible();
    await expect(leela.getByRole('button', { name: /^(Invite|Remove)/ })).toHaveCount(0);
    await visit(leela, '/recruiter/jobs');
  });

  await test.step('she becomes a recruiter while her page is open', async () => {
    await pick(rohan, `Role of ${name}`, /^Recruiter$/);
    const dialog = rohan.getByRole('dialog', { name: `Make ${name} Recruiter?` });
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expect(dialog).toBeHidden();
    await expect(create.first()).toBeVisible();
  });

  await test.step('she is removed and thrown out at once', async () => {
    await rohan.getByRole('button', { name: `Remove ${name}` }).click();
    const dialog = rohan.getByRole('dialog', { name: `Remove ${name}?` });
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(leela.getByRole('heading', { name: 'You belong to no company' })).toBeVisible();
    await expect(leela).toHaveURL(/\/recruiter\/no-company$/);
    await expect(dialog).toBeHidden();
    await expect(rohan.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
    const token = await leela.evaluate(() => localStorage.getItem('accessToken'));
    const headers = { authorization: `Bearer ${token}` };
    const answer = await leela.request.get('/api/recruiter/jobs', { headers });
    expect(answer.status()).toBe(403);
    await visit(leela, '/recruiter/jobs');
    await expect(leela).toHaveURL(/\/recruiter\/no-company$/);
    await expectReadable(leela, 'without a company');
  });
});
