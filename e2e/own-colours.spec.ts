import type { Locator } from 'playwright';
import { expect, test } from './story.ts';
import { openAs } from './watched-page.ts';

/** The colours of a mark and of its background. */
const coloursOf = (mark: Locator, ground: Locator) =>
  Promise.all([
    mark.evaluate((element) => getComputedStyle(element).color),
    ground.evaluate((element) => getComputedStyle(element).backgroundColor),
  ]);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a ticked box shows its tick when users force their own colours, ${colorScheme}`, async ({
    browser,
  }) => {
    const { page } = await openAs(browser, 'recruiter');
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    await page.goto('/recruiter/candidates?job=none');
    const box = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first();
    await box.check();
    await expect(box).toBeChecked();
    const [tick, ground] = await coloursOf(box.locator('+ svg'), box);
    expect([tick, ground].sort()).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });
}
