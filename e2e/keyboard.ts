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

/** Goes on by Tab until this has the focus. */
export async function tabToField(page: Page, field: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never comes to the field');
}

/** Goes down a menu to this item: an opened menu takes the focus to itself twice, the second time maybe from the item. */
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
