import { DEMO_PASSWORD, enter, openBrowser, visit } from './people.ts';
import { expect, type Page, test } from './story.ts';

const PHONE = { width: 390, height: 844 };

const FOOT = [
  '/candidate',
  '/candidate/signup',
  '/jobs',
  '/refer',
  '/recruiter',
  '/recruiter/signup',
  '/pricing',
  '/help',
  '/privacy',
  '/terms',
  '/cookies',
];

const footOf = (page: Page) => page.getByRole('contentinfo');

test('the landing page makes its claims in the agreed words', async ({ browser }) => {
  const page = await openBrowser(browser);
  await visit(page, '/');
  for (const claim of [
    'exclusive for IIT graduates',
    '25L+',
    '15,000+ verified graduates',
    '100+ companies',
    '50% shorter time-to-hire',
  ]) {
    await expect(page.getByRole('main')).toContainText(claim);
  }
});

test('the affiliate page makes its claims, and its application names every channel', async ({ browser }) => {
  const page = await openBrowser(browser);
  await visit(page, '/affiliate');
  for (const claim of ['2,500+', '5.2Cr+', '85,000', '92%'])
    await expect(page.getByRole('main')).toContainText(claim);
  for (const channel of [
    'Social Media',
    'Blog/Website',
    'YouTube',
    'Email Marketing',
    'Content Creation',
    'Influencer Network',
    'Professional Network',
    'Other',
  ])
    await expect(page.getByRole('checkbox', { name: channel, exact: true })).toBeAttached();
});

test('each audience page leads to its own sign-up', async ({ browser }) => {
  const page = await openBrowser(browser);
  const invitations = [
    ['/candidate', 'Apply to Join', '/candidate/signup'],
    ['/candidate', 'Create Your Profile Now', '/candidate/signup'],
    ['/recruiter', 'Start Hiring', '/recruiter/signup'],
    ['/affiliate', 'Sign In', '/login'],
  ] as const;
  for (const [path, name, to] of invitations) {
    await visit(page, path);
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(to);
  }
});

test('the affiliate page scrolls its application into view', async ({ browser }) => {
  const page = await openBrowser(browser);
  await visit(page, '/affiliate');
  await page.getByRole('main').getByRole('link', { name: 'Join Program' }).click();
  await expect(page.getByRole('heading', { name: 'Apply to join.' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Apply to Join Program' })).toBeAttached();
});

test('on a phone the menu opens, closes and navigates by keyboard', async ({ browser }) => {
  const page = await openBrowser(browser);
  await page.setViewportSize(PHONE);
  await visit(page, '/');
  const opener = page.locator('summary', { has: page.locator('svg') }).and(page.getByLabel('Menu'));
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'For companies' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/recruiter');
  await expect(link).toBeHidden();
});

test('an answer opens in place', async ({ browser }) => {
  const page = await openBrowser(browser);
  await visit(page, '/pricing');
  const answer = page.getByText('It is due 15 days later.');
  await expect(answer).toBeHidden();
  await page.getByText('When do we get the invoice?').click();
  await expect(answer).toBeVisible();
});

test('a signed-in user finds profile, applications, dashboard and sign-out in the header of a public page', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  await enter(page, 'candidate@medallist.test', DEMO_PASSWORD, '/pricing');
  const menu = page.getByRole('button', { name: /^Account menu/ });
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'My Profile',
    'Applications',
    'Dashboard',
    'Sign out',
  ]);
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page).toHaveURL('/profile/view');
  await visit(page, '/pricing');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/home');
  await visit(page, '/pricing');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('the footer of every public page has the same links, and external ones are safe', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  for (const path of ['/', '/candidate', '/jobs']) {
    await visit(page, path);
    const within = await footOf(page)
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(within).toEqual(FOOT);
    await expect(footOf(page).locator('a[href="/pricing"]')).toHaveText('Free till you hire');
    const outside = footOf(page).locator('a[href^="https://"]');
    await expect(outside).toHaveCount(3);
    for (const link of await outside.all()) await expect(link).toHaveAttribute('rel', 'noopener');
  }
});
