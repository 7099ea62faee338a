import { expect, type Locator, type Page } from 'playwright/test';

const MOST_STEPS = 80;

/** Presses Tab until an element with this name has the focus. */
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

/** Presses Tab until this element has the focus. */
export async function tabToField(page: Page, field: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never comes to the field');
}

/**
 * Presses ArrowDown until this menu item has the focus; retries, because an opening menu focuses itself
 * twice, the second time maybe after the item got the focus.
 */
export async function arrowTo(page: Page, item: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(item).toBeFocused({ timeout: 500 });
    const isKept = await item.evaluate(async (element) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return element === document.activeElement;
    });
    expect(isKept).toBe(true);
  }).toPass();
}
