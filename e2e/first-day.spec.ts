import { openNewcomer, PASSWORD } from './newcomer.ts';
import { DEMO_PASSWORD, enter, ORIGINS, openBrowser, signIn, visit } from './people.ts';
import { devices, expect, test } from './story.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

test('on a phone a new user sees what to do first, and the steps complete by themselves', async ({
  browser,
}) => {
  const { email } = await openNewcomer(browser, 'Leela');
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const context = await browser.newContext({
    ...phone,
    viewport: { width: 390, height: 844 },
    baseURL: ORIGINS[0],
  });
  const page = await context.newPage();
  await signIn(page, email, PASSWORD);
  const steps = page.getByRole('list', { name: 'Your way to being found' });
  await expect(steps.getByRole('link')).toHaveText(['Resume', 'Skills', 'Degree', 'Visible']);
  await expect(steps.getByRole('img', { name: 'To do:' })).toHaveCount(4);
  const firstHeading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(firstHeading).toHaveText('Do next');

  await page.getByRole('link', { name: 'Upload: Upload your resume' }).tap();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('presentation').filter({ hasText: 'or drop it here' }).tap();
  await (await chooser).setFiles({ name: 'leela.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByText('leela.pdf')).toBeVisible();

  const tabs = page.getByRole('navigation').filter({ hasText: 'Interviews' }).last();
  await expect(tabs.getByRole('link')).toContainText(['Home', 'Requests', 'Interviews', 'Jobs', 'Profile']);
  await tabs.getByRole('link', { name: 'Home' }).tap();
  await expect(steps.getByRole('img', { name: 'Done:' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Fill in: Fill your profile from your resume' })).toBeVisible();

  await page.getByRole('button', { name: /^Account menu/ }).tap();
  await page.getByRole('menuitem', { name: 'Applications' }).tap();
  await expect(page).toHaveURL(/\/applications$/);
  await context.close();
});

test('the first step opens its dialog, by keyboard too', async ({ browser }) => {
  const page = await openBrowser(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'candidate@medallist.test', DEMO_PASSWORD, '/home');
  const first = page.getByRole('link', { name: /^Reply: / }).first();
  await first.waitFor();
  const [job = ''] = ((await first.getAttribute('aria-label')) ?? '').replace('Reply: ', '').split(', ');
  for (let stop = 0; stop < 60; stop++) {
    if (await first.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/interview-requests\/pending\?.*act=accept/);
  await expect(page.getByRole('dialog')).toContainText(job);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Do next' })).toBeVisible();

  const jobs = page.getByRole('region', { name: 'Jobs that match' });
  await expect(jobs.getByRole('img', { name: /^Match: \d+ of 100$/ })).toHaveCount(3);
  await visit(page, '/home');
  await jobs.getByRole('heading').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]+$/);
});
