import {
  callApi,
  comeHome,
  joinAsCandidate,
  openAsCandidate,
  publishJob,
  recruiterToken,
} from './interview-people.ts';
import { openNewcomer } from './newcomer.ts';
import { visit } from './people.ts';
import { boxOf, openPhone } from './phone.ts';
import { expect, type Page, test } from './story.ts';
import { listViolations } from './watched-page.ts';

const run = Date.now().toString(36);
const detailOf = (page: Page) => page.getByRole('region', { name: 'Job', exact: true });

/** A job that requires a skill that every candidate of these stories has, and one that none of them has. */
async function publishFor(page: Page, title: string): Promise<string> {
  const token = await recruiterToken(page);
  const { id } = await callApi(page.request, 'POST', '/api/recruiter/jobs', {
    token,
    data: {
      title,
      description: 'Own the ledger that every payment passes through.',
      location: { city: 'Bengaluru' },
      salary: { min: 3_500_000, max: 4_500_000 },
      maxNoticePeriod: 'MORE_THAN_THREE_MONTHS',
      requiredSkills: [
        { skillName: 'Rust', minYears: 2, minLevel: 2 },
        { skillName: 'Elixir', minYears: 2, minLevel: 2 },
      ],
    },
  });
  await callApi(page.request, 'POST', `/api/recruiter/jobs/${id}/publish`, { token });
  return id;
}

/** The score of the open job, which heading and ring must agree on. */
async function scoreOf(page: Page): Promise<number> {
  const heading = detailOf(page).getByRole('heading', { name: /^Why \d+$/ });
  const score = Number(/\d+/.exec(await heading.innerText())?.[0]);
  await expect(detailOf(page).getByRole('img', { name: `Match: ${score} of 100` })).toBeVisible();
  return score;
}

test('the hint names the change that raises the match most, and making it raises it by that much', async ({
  browser,
}) => {
  const { page } = await openAsCandidate(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await publishFor(page, `Match Engineer ${run}`);
  await visit(page, `/jobs/${id}`);
  const before = await scoreOf(page);
  const detail = detailOf(page);
  const working = detail.getByRole('listitem').filter({ hasText: 'Skills' });
  await expect(working).toContainText('1 of 2 required. Elixir is not on the profile');
  await expect(working.getByText(/^21 \/ 42$/)).toBeVisible();
  for (const part of ['Experience', 'Expected pay', 'Location', 'Notice']) {
    await expect(detail.getByRole('listitem').filter({ hasText: part }).first()).toContainText(/\d+ \/ \d+$/);
  }
  const earned = await detail.getByText(/^\d+ \/ \d+$/).allInnerTexts();
  expect(earned.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(before);
  const line = detail.getByText(/^Add Elixir if you have worked with it: up to \d+ points more\.$/);
  const points = Number(/(\d+) points/.exec(await line.innerText())?.[1]);
  expect(points).toBe(21);
  expect(await listViolations(page)).toEqual([]);

  await detail.getByRole('link', { name: 'Edit skills' }).click();
  await expect(page).toHaveURL(/\/profile\/edit\/skills$/);
  await page.getByRole('combobox', { name: 'Add a skill' }).fill('Elixir');
  await page.keyboard.press('Enter');
  await page.getByLabel('Years of Elixir').fill('3');
  const level = page.getByRole('radiogroup', { name: 'Level of Elixir' });
  await level.getByRole('radio', { name: 'Beginner' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(level.getByRole('radio', { name: 'Advanced' })).toBeChecked();
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(page).toHaveURL(/\/profile\/edit\/experience$/);

  await visit(page, `/jobs/${id}`);
  await expect(detail.getByRole('heading', { name: `Why ${before + points}` })).toBeVisible();
  await expect(detail.getByText(/Elixir if you have worked with it/)).toHaveCount(0);
  await expect(working.getByText(/^42 \/ 42$/)).toBeVisible();
  const row = page.getByRole('region', { name: 'Open jobs' }).getByRole('listitem');
  await expect(row.filter({ hasText: `Match Engineer ${run}` }).getByRole('img')).toHaveAccessibleName(
    `Match: ${before + points} of 100`,
  );
});

test('without a skill there is no match yet, but a link to add the first', async ({ browser }) => {
  const { page } = await openNewcomer(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id } = await publishJob(page);
  await visit(page, `/jobs/${id}`);
  const detail = detailOf(page);
  await expect(detail.getByRole('heading', { name: 'No match yet' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Match: / })).toHaveCount(0);
  expect(await listViolations(page)).toEqual([]);
  await detail.getByRole('link', { name: 'Add your skills' }).click();
  await expect(page).toHaveURL(/\/profile\/edit\/skills$/);
});

test('on a phone the header of the board has two rows with all its actions', async ({ browser }) => {
  const { page, tap } = await openPhone(browser);
  const person = await joinAsCandidate(page);
  await comeHome(page, person, '/jobs');
  const list = page.getByRole('region', { name: 'Open jobs' });
  await expect(list.locator('a[data-job]')).not.toHaveCount(0);

  const saveSearch = page.getByRole('button', { name: 'Save search' });
  const saved = page.getByRole('link', { name: 'Saved', exact: true });
  const applications = page.getByRole('main').getByRole('link', { name: 'Applications', exact: true });
  const search = page.getByRole('searchbox', { name: 'Title, company, city, skill' });
  const filters = page.getByRole('button', { name: /^Filters/ });
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  const rows = [
    [saveSearch, saved, applications],
    [search, filters, sort],
  ];
  for (const row of rows) {
    const boxes = await Promise.all(row.map(boxOf));
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size, 'they stand in one row').toBe(1);
    for (const { x, width, height } of boxes) {
      expect(Math.min(width, height), 'large enough for a thumb').toBeGreaterThanOrEqual(44);
      expect(x + width).toBeLessThanOrEqual(390 - 16);
    }
  }
  const head = await boxOf(page.getByRole('heading', { level: 1 }));
  const listTop = (await boxOf(list)).y;
  expect(listTop - head.y, 'title, acts and search take no more room than two rows').toBeLessThan(150);

  await tap(sort);
  await tap(page.getByRole('option', { name: 'Best match first' }));
  await expect(page).toHaveURL(/sort=MATCH/);
  await expect(page.getByText(/open jobs, best match first\.$/)).toBeVisible();
  await tap(filters);
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await tap(drawer.getByRole('checkbox', { name: 'Full Time' }));
  await tap(drawer.getByRole('button', { name: /^Show \d+ open jobs?$/ }));
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filters 1 in force' })).toBeVisible();
  await tap(search);
  await page.keyboard.type('remote k8s');
  await expect(page).toHaveURL(/search=remote\+k8s/);
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(list.getByText(/Remote$/).first()).toBeVisible();
  await tap(saveSearch);
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  const name = dialog.getByLabel('Name');
  await name.fill('From a train');
  // Turning the phone changes the layout; the dialog stays, with what was typed.
  await page.setViewportSize({ width: 1100, height: 500 });
  await expect(name).toHaveValue('From a train');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(name).toHaveValue('From a train');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await tap(saveSearch);
  await expect(name).toHaveValue('From a train');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/search=remote\+k8s/);
  await tap(saveSearch);
  await expect(name).toHaveValue('From a train');
  await tap(dialog.getByRole('button', { name: /^Save/ }));
  await expect(page.getByRole('link', { name: 'Search saved' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await listViolations(page)).toEqual([]);
  await tap(saved);
  await expect(page).toHaveURL(/\/jobs\/saved$/);
});

test('a tablet that is turned keeps the open filters and the open report', async ({ browser }) => {
  const { page } = await openAsCandidate(browser);
  const wide = { width: 1024, height: 768 };
  const narrow = { width: 768, height: 1024 };
  const { id } = await publishJob(page);
  await page.setViewportSize(wide);
  await visit(page, `/jobs/${id}`);
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.setViewportSize(narrow);
  await expect(page.getByRole('link', { name: 'All jobs' })).toBeVisible();
  await expect(filters).toBeVisible();
  await page.setViewportSize(wide);
  await expect(filters).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();

  await page.getByRole('button', { name: 'Report this job' }).click();
  const words = page.getByRole('dialog', { name: /^Report / }).getByLabel('In your words');
  await words.fill('It asks for money.');
  await page.setViewportSize(narrow);
  await expect(words).toHaveValue('It asks for money.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Report this job' })).toBeFocused();
});

test('signing out on the board leaves no data of the user, in this and in another tab', async ({
  browser,
}) => {
  const { page, person } = await openAsCandidate(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id } = await publishJob(page);
  const other = await page.context().newPage();
  await visit(other, `/jobs/${id}`);
  await expect(detailOf(other).getByRole('heading', { name: /^Why \d+$/ })).toBeVisible();
  await visit(page, '/jobs?search=rust&sort=MATCH');
  const list = page.getByRole('region', { name: 'Open jobs' });
  await expect(list.getByRole('img', { name: /^Match: / }).first()).toBeVisible();
  const answers = () =>
    page.evaluate(async (who) => (await caches.keys()).filter((name) => name.includes(who)), person.id);
  await expect.poll(answers).toHaveLength(1);

  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/:\d+\/$/);
    await expect(tab.getByRole('heading', { level: 1, name: /Hired on merit/ })).toBeVisible();
  }
  await expect.poll(answers).toEqual([]);
  const left = await page.evaluate(() => {
    // The device mark stays: it identifies the browser at the next sign-in.
    const { deviceMarks: _mark, ...kept } = localStorage;
    return JSON.stringify([kept, { ...sessionStorage }]);
  });
  for (const own of ['rust', person.email, person.lastName, person.id]) expect(left).not.toContain(own);

  await visit(page, '/jobs?search=rust&sort=MATCH');
  await expect(page.getByText(/open jobs?, newest first\.$/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Match: / })).toHaveCount(0);
  await visit(page, `/jobs/${id}`);
  await expect(page.getByRole('heading', { name: /^(Why \d+|No match yet)$/ })).toHaveCount(0);
  await expect(page.getByText(person.name)).toHaveCount(0);
});

test('a session that expires on the board leads to the sign-in page and back', async ({ browser }) => {
  const { page, person } = await openAsCandidate(browser, '/jobs?workMode=HYBRID');
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'run.out.token');
    localStorage.setItem('refreshToken', 'used-up');
  });
  await page.reload();
  await expect(page).toHaveURL(/\/login\?from=%2Fjobs%3FworkMode%3DHYBRID&reason=expired$/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/jobs\?workMode=HYBRID$/);
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible();
});
