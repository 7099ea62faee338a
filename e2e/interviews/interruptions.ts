import { visit } from '../people.ts';
import { expect, type Locator, type Page, test } from '../story.ts';

interface Interrupted {
  /** Rows of the form; one is already filled. */
  rows: number;
  /** Checks that all other entries are still there. */
  kept: (dialog: Locator) => Promise<unknown>;
  /** Takes the second suggestion. */
  takeSecond: (page: Page) => Promise<unknown>;
  send: (page: Page) => Promise<unknown>;
  told: string;
}

export const suggested = (page: Page, place: number) =>
  page.getByRole('list', { name: 'Suggested times' }).getByRole('button').nth(place);

/** Back, a reload, a second tab and a lost connection, in this order: no entry may be lost. */
export async function interrupt(page: Page, { rows, kept, takeSecond, send, told }: Interrupted) {
  const dialog = page.getByRole('dialog');
  const expectPreserved = async (times: number, where = page) => {
    await expect(where.getByText(`${times} of ${rows} ready`)).toBeVisible();
    await kept(where.getByRole('dialog'));
  };
  await test.step('Back', async () => {
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goForward();
    await expectPreserved(1);
  });
  await test.step('a reload', async () => {
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await expectPreserved(1);
  });
  await test.step('a second tab', async () => {
    const second = await page.context().newPage();
    await visit(second, page.url());
    await expectPreserved(1, second);
    await takeSecond(second);
    await expectPreserved(2, second);
    await second.close();
    await page.bringToFront();
    await expectPreserved(2);
  });
  await test.step('a lost connection', async () => {
    await page.context().setOffline(true);
    await send(page);
    await expect(dialog.getByRole('alert').filter({ hasText: told })).toBeVisible();
    await expectPreserved(2);
    await page.context().setOffline(false);
  });
}
