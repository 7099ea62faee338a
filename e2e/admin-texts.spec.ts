import { giveBack } from './browsers.ts';
import { visit } from './people.ts';
import { expect, type Page, test } from './story.ts';
import { openAs } from './watched-page.ts';

let page: Page;
test.beforeAll(async ({ browser }) => {
  ({ page } = await openAs(browser, 'admin'));
});
test.afterAll(() => giveBack(page));
test.afterEach(() => page.unrouteAll({ behavior: 'wait' }));

const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const headings = async (...names: string[]) => {
  for (const name of names) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
};

/** Delays the answers of these calls until the returned function is called. */
async function hold(calls: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(calls, async (call) => {
    await promise;
    await call.continue();
  });
  return resolve;
}

test('the admin dashboard names every figure, list and link', async () => {
  const goOn = await hold('**/api/admin/recruiters/stats*');
  await visit(page, '/admin/dashboard');
  await expect(page.getByText('Loading dashboard...')).toBeVisible();
  goOn();
  await headings('Admin Dashboard', 'Pending Recruiter Approvals');
  for (const [name, address] of [
    ['Pending Recruiters', '?status=PENDING'],
    ['Active Recruiters', '?status=APPROVED'],
    ['Total Recruiters', ''],
    ['Approved', '?status=APPROVED'],
    ['Rejected', '?status=REJECTED'],
    ['Under Review', '?status=UNDER_REVIEW'],
  ]) {
    const tile = page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: name ?? '' });
    await expect(tile.first()).toHaveAttribute('href', `/admin/recruiters${address}`);
  }
  const ways = page.getByRole('navigation', { name: 'Quick links' });
  for (const [name, to] of [
    ['Review Pending', '/admin/recruiters?status=PENDING'],
    ['Active Recruiters', '/admin/recruiters?status=APPROVED'],
    ['Rejected', '/admin/recruiters?status=REJECTED'],
    ['View Analytics', '/admin/analytics'],
  ] as const)
    await expect(ways.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  await expect(link('View All')).toHaveAttribute('href', '/admin/recruiters?status=PENDING');
  await expect(button(/^Review /).first()).toHaveText('Review');
});

test('the shell shows the admin’s role, every link and sign-out', async () => {
  await visit(page, '/admin/dashboard');
  const aside = page.getByRole('navigation').first();
  // Some show the number of pending items after their name.
  for (const name of [
    'Dashboard',
    'Recruiters',
    'Candidates',
    'Jobs',
    'Applications',
    'Analytics & Reports',
    'Settings',
  ])
    await expect(aside.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(page.getByText('Admin', { exact: true }).first()).toBeVisible();
  await expect(
    button('Logout')
      .or(page.getByRole('menuitem', { name: 'Logout' }))
      .first(),
  ).toBeVisible();
});

test('a dashboard that cannot be loaded says why, and can be retried', async () => {
  await page.route('**/api/admin/recruiters/stats*', (call) =>
    call.fulfill({
      status: 500,
      json: { success: false, code: 'INTERNAL', message: 'The books are closed.' },
    }),
  );
  await visit(page, '/admin/dashboard');
  await expect(page.getByText('The books are closed.')).toBeVisible();
  await expect(button('Login Again')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await button('Retry').click();
  await headings('Pending Recruiter Approvals');
});

test('a dashboard that is refused asks to sign in again', async () => {
  await page.route('**/api/admin/recruiters/stats*', (call) =>
    call.fulfill({ status: 500, json: { success: false, message: 'Unauthorized' } }),
  );
  await visit(page, '/admin/dashboard');
  await expect(page.getByText('Authentication Required', { exact: true })).toBeVisible();
  await expect(page.getByText('Authentication failed. Please log in again.')).toBeVisible();
  await expect(button('Go to Login')).toBeVisible();
});

test('the list of recruiters names its filters, columns, pages and empty results', async () => {
  await page.route('**/api/admin/recruiters?*', async (call) => {
    const answer = await call.fetch();
    const json = await answer.json();
    Object.assign(json.data, { totalElements: 46, totalPages: 3, size: 20, last: false });
    if (json.data.content[0]) json.data.content[0].companyName = null;
    await call.fulfill({ json });
  });
  await visit(page, '/admin/recruiters');
  await headings('Recruiter Management');
  for (const name of [/^All/, /^Pending/, /^Under Review/, /^Approved/, /^Rejected/, /^Suspended/])
    await expect(page.getByRole('radio', { name }).or(button(name)).first()).toBeAttached();
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveText(['Recruiter', 'Company', 'Status', 'Applied', 'Actions']);
  await expect(page.getByRole('cell', { name: 'N/A' }).first()).toBeVisible();
  await expect(page.getByText('Showing 1 to 20 of 46 results')).toBeVisible();
  await expect(button('Previous')).toBeDisabled();
  await button('Next').click();
  await expect(page).toHaveURL(/page=1/);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByPlaceholder('Search by name, email, or company...').fill('nobody of that name');
  await expect(page.getByText('No recruiters found')).toBeVisible();
  await page.getByRole('main').locator('section').getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('the list of candidates names its figures, filters, columns, pages and empty results', async () => {
  const goOn = await hold('**/api/admin/candidates?*');
  await visit(page, '/admin/candidates');
  await expect(page.getByText('Loading candidates...')).toBeVisible();
  goOn();
  await headings('Candidate Management', 'Candidates by University (Top 5)');
  for (const [name, address] of [
    ['Total', ''],
    ['Active', '?status=ACTIVE'],
    ['Suspended', '?status=SUSPENDED'],
  ]) {
    const card = page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: name ?? '' });
    await expect(card.first()).toHaveAttribute('href', `/admin/candidates${address}`);
  }
  await expect(page.getByText('Avg Experience')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['Candidate', 'Education', 'Experience', 'Expected Salary', 'Status', 'Registered', 'Actions'],
  ]);
  await expect(page.getByText('N/A', { exact: true }).first()).toBeVisible();
  await expect(button('Export CSV')).toBeVisible();
  await expect(page.getByText(/^Showing page 1 of \d+$/)).toBeVisible();
  await button('Page 2').click();
  await expect(page.getByText(/^Showing page 2 of \d+$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option')).toHaveText([
    'All Status',
    'Active',
    'Inactive',
    'Suspended',
    'Deleted',
  ]);
  await page.keyboard.press('Escape');
  await page.getByPlaceholder('Search by name or email...').fill('nobody of that name');
  await expect(page.getByText('No candidates found')).toBeVisible();
});

test('the account of a candidate has a link back, the resume and every tab', async () => {
  await page.route(/\/api\/admin\/candidates\/[\w-]{36}$/, async (call) => {
    const answer = await call.fetch();
    const json = await answer.json();
    if (json.data) json.data.profile.basicInfo.resumeFile = { id: json.data.id, name: 'resume.pdf' };
    await call.fulfill({ response: answer, json });
  });
  await visit(page, '/admin/candidates?searchQuery=candidate@medallist.test');
  await page
    .getByRole('button', { name: /^More actions/ })
    .first()
    .click();
  const view = page.getByRole('menuitem', { name: /^View .*, in a new tab$/ });
  await visit(page, (await view.getAttribute('href')) ?? '');
  await expect(link('Back to Candidates')).toHaveAttribute('href', '/admin/candidates');
  await expect(button('View Resume')).toBeVisible();
  for (const name of ['Overview', 'Experience', 'Education', 'Skills', 'Projects'])
    await expect(page.getByRole('tab', { name, exact: true })).toBeVisible();
  await visit(page, '/admin/candidates/01a00000-0000-7000-8000-000000000000');
  await headings('Candidate not found');
  await button('Go back').click();
  await expect(page).toHaveURL(/\/admin\/candidates$/);
});
