import { type Founder, openCompany, publishFor } from './company-people.ts';
import { PASSWORD } from './newcomer.ts';
import { DEMO_PASSWORD, enter, openBrowser, visit } from './people.ts';
import { expect, type Page, test } from './story.ts';
import { listViolations, overflowOf } from './watched-page.ts';

const run = Date.now().toString(36);
const OLD = `Cobalt Sheet ${run}`;
const NEW = `Cobalt Metals ${run}`;
const WISHED = `National Steel ${run}`;
const REASON = 'Another company goes by this name.';
const ADMIN = 'admin@medallist.test';

/** An approved company with a published job. */
async function openBusiness(page: Page): Promise<Founder & { jobId: string }> {
  const founder = await openCompany(page, OLD);
  return { ...founder, jobId: await publishFor(page, founder, `Furnace Engineer ${run}`) };
}

async function expectFit(page: Page, what: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // Scrolled halfway under the top bar, a button would count as too close to those in the bar.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(async () => expect(await listViolations(page), `${what} at ${width}`).toEqual([])).toPass({
      timeout: 60_000,
    });
    expect(await overflowOf(page), `${what} at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function askFor(page: Page, name: string): Promise<void> {
  await visit(page, '/recruiter/company');
  await page.getByRole('button', { name: 'Edit Company' }).click();
  await expect(page.getByText('We review a new one before candidates see it.').first()).toBeVisible();
  await page.getByLabel('Company name').fill(name);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved. What candidates know you by is under review.')).toBeVisible();
}

/** Opens the pending change in the admin's review. */
async function openReview(admin: Page, name: string) {
  await visit(admin, `/admin/recruiters?change=PENDING&search=${encodeURIComponent(name)}`);
  await admin.getByRole('button', { name: /View Details/ }).click();
  const review = admin.getByRole('region', { name: 'Change of company details' });
  await expect(review.getByText('Under review')).toBeVisible();
  return review;
}

test('an approved company changes its name after a review, which approves it once and rejects the next with a reason', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const { email, jobId } = await openBusiness(page);
  const visitor = await openBrowser(browser, 1);
  const shown = async (name: string, other: string) => {
    await visit(visitor, `/jobs/${jobId}`);
    await expect(visitor.getByText(name).first()).toBeVisible();
    await expect(visitor.getByText(other)).toHaveCount(0);
    expect(await visitor.title()).toContain(name);
  };
  const ownName = page
    .locator('dd')
    .filter({ hasText: /Cobalt/ })
    .first();
  await enter(page, email, PASSWORD, '/recruiter/dashboard');

  await askFor(page, NEW);
  await expect(page.getByText('Under review: name')).toBeVisible();
  await expect(ownName).toContainText(OLD);
  await expect(ownName.getByText('Under review')).toBeVisible();
  await expect(ownName).toContainText(NEW);
  await expectFit(page, 'the company profile with a change under review');
  await shown(OLD, NEW);

  const admin = await openBrowser(browser, 1);
  await enter(admin, ADMIN, DEMO_PASSWORD, '/admin/dashboard');
  const review = await openReview(admin, OLD);
  const row = review.getByRole('row', { name: /name/i });
  await expect(row.getByRole('cell')).toHaveText([OLD, NEW]);
  await expectFit(admin, 'the review of the change');
  await review.getByRole('button', { name: 'Approve change' }).click();
  await review.getByRole('button', { name: 'Approve change' }).click();
  await expect(review).toHaveCount(0);
  await expect(admin.getByRole('dialog').getByText(NEW).first()).toBeVisible();

  await test.step('the new name is everywhere, and the open screen of the company shows it by itself', async () => {
    await expect(page.getByText('Under review: name')).toHaveCount(0);
    await expect(ownName).toHaveText(NEW);
    await expectFit(page, 'the company profile');
    await shown(NEW, OLD);
    await visit(visitor, `/jobs?search=${encodeURIComponent(NEW)}`);
    await expect(visitor.getByRole('article').filter({ hasText: NEW })).toHaveCount(1);
  });

  await test.step('the next try is rejected, and the company reads why', async () => {
    await askFor(page, WISHED);
    const again = await openReview(admin, NEW);
    await again.getByRole('button', { name: 'Reject change…' }).click();
    await again.getByRole('button', { name: 'Reject change' }).click();
    await expect(again.getByText('Please provide a rejection reason')).toBeVisible();
    await again.getByRole('textbox').fill(REASON);
    await expectFit(admin, 'the reason of a rejection');
    await again.getByRole('button', { name: 'Reject change' }).click();
    await expect(again).toHaveCount(0);
    await expect(page.getByText('Under review: name')).toHaveCount(0);
    await expect(ownName).toHaveText(NEW);
    await visit(page, '/recruiter/notifications');
    const notice = page.getByText(`The new name of ${NEW} was rejected`);
    await expect(notice.first()).toBeVisible();
    await expect(page.getByText(REASON).first()).toBeVisible();
    await expectFit(page, 'the notification of the rejection');
    await shown(NEW, WISHED);
  });
});
