import { expect, test } from './story.ts';
import { openAs, settle } from './watched-page.ts';

test('content injected into a page neither runs nor styles anything', async ({ browser }) => {
  const { page, complaints } = await openAs(browser, 'nobody');
  await page.goto('/login');
  await settle(page);
  const outcome = await page.evaluate(() => {
    const attempt = (act: () => void): string => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const heading = document.querySelector('h1') as HTMLElement;
    const script = document.createElement('script');
    const style = document.createElement('style');
    style.append('h1 { margin-top: 77px !important }');
    document.head.append(style);
    heading.setAttribute('style', 'margin-top: 77px');
    return {
      markup: attempt(() => heading.insertAdjacentHTML('afterend', '<img src="x" onerror="done = 1">')),
      text: attempt(() => script.append('done = 1')),
      address: attempt(() => {
        script.src = '/assets/any.js';
      }),
      policy: attempt(() =>
        Object.getOwnPropertyDescriptor(window, 'trustedTypes')
          ?.get?.call(window)
          .createPolicy('another', {}),
      ),
      evaluated: attempt(() => window.setTimeout('done = 1')),
      margin: getComputedStyle(heading).marginTop,
    };
  });
  expect(outcome).toMatchObject({
    markup: 'TypeError',
    address: 'TypeError',
    policy: 'TypeError',
    evaluated: 'TypeError',
  });
  expect(outcome.margin).not.toBe('77px');
  for (const directive of ['style-src-elem', 'style-src-attr', 'require-trusted-types-for', 'trusted-types'])
    await expect.poll(() => complaints.join()).toContain(`Content-Security-Policy: ${directive}`);
  expect(await page.evaluate(() => 'done' in window)).toBe(false);
});

test('styles that libraries inject have the nonce: a dialog locks the page, and a change of colours is instant', async ({
  browser,
}) => {
  const { page, complaints } = await openAs(browser, 'candidate');
  await page.goto('/applications');
  await settle(page);
  await page
    .getByRole('button', { name: /^More actions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Ananya/ }).click();
  await page.getByRole('menuitem', { name: /dark/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(complaints).toEqual([]);
});

test('a screen that crashes still shows its page, which React renders again', async ({ browser }) => {
  const { page, complaints } = await openAs(browser, 'nobody');
  await page.route('**/api/jobs?*', (route) =>
    route.fulfill({ json: { success: true, data: { content: [null], totalElements: 1 } } }),
  );
  // With a filter, because the unfiltered board comes with its jobs.
  await page.goto('/jobs?minSalary=1');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCSS('cursor', 'pointer');
  expect(complaints.filter((text) => text.includes('Content-Security-Policy'))).toEqual([]);
});
