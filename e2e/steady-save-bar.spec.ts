import { openAsCandidate } from './interview-people.ts';
import { visit } from './people.ts';
import { expect, type Page, type Route, test } from './story.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/**
 * The bottom of the bar and the position of its buttons; on a phone it has an extra line for
 * the state of the save.
 */
async function placeOf(page: Page) {
  const button = page.getByRole('button', { name: 'Save Draft' });
  const bar = await button.locator('xpath=../..').boundingBox();
  const box = await button.boundingBox();
  const round = (value = Number.NaN) => Math.round(value);
  return { bottom: round((bar?.y ?? 0) + (bar?.height ?? 0)), top: round(box?.y), left: round(box?.x) };
}

test('the save bar of a section does not move: during scrolling, saving, and after', async ({ browser }) => {
  const { page } = await openAsCandidate(browser);
  const held: Route[] = [];
  await page.route('**/api/jobseeker/profile/**', (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    held.push(route);
  });
  for (const viewport of SIZES) {
    await test.step(`at ${viewport.width}`, async () => {
      await page.setViewportSize(viewport);
      await visit(page, '/profile/edit/info');
      const headline = page.getByRole('textbox', { name: 'Headline' });
      await headline.waitFor();
      await page.evaluate(() => document.fonts.ready);
      const before = await placeOf(page);
      expect(before.bottom).toBeLessThanOrEqual(viewport.height);
      await page.evaluate(() => window.scrollTo(0, 300));
      expect(await placeOf(page)).toEqual(before);
      await page.evaluate(() => window.scrollTo(0, 0));

      await headline.fill(`Backend engineer ${viewport.width}`);
      await page.getByRole('button', { name: 'Save Draft' }).click();
      await expect(page.getByText('Saving changes...')).toBeVisible();
      expect(await placeOf(page)).toEqual(before);
      await expect.poll(() => held.length).toBe(1);
      await held.pop()?.continue();
      await expect(page.getByText('Changes saved successfully!')).toBeVisible();
      expect(await placeOf(page)).toEqual(before);
    });
  }
});
