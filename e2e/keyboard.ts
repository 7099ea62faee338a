import { expect, type Locator, type Page } from 'playwright/test';

const MOST_STEPS = 80;

/** Goes on by Tab until what has the focus is called so. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const words = await page
      .locator(':focus')
      .evaluateAll(([element]) =>
        element ? `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}` : '',
      );
    if (name.test(words)) return;
  }
  throw new Error(`Tab never comes to ${name}`);
}

/** Goes down a menu to this item: it takes the focus a moment after it is seen. */
export async function arrowTo(page: Page, item: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(item).toBeFocused({ timeout: 500 });
  }).toPass();
}
