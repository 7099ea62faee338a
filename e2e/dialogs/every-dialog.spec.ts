import { globSync, readFileSync } from 'node:fs';
import type { Who } from '../screens.ts';
import { expect, type Page, test } from '../story.ts';
import { expectFaultless, expectQuiet, openAs, settle } from '../watched-page.ts';
import type { Overlay } from './overlay.ts';
import { LEFT_OUT, OVERLAYS } from './overlays.ts';

const SIZES = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844 },
};

test.describe.configure({ mode: 'parallel' });

/** The accessible name of the element. */
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

/** Opens the overlay and returns the names of what was pressed. */
async function open(page: Page, presses: Overlay['open']): Promise<string[]> {
  const names: string[] = [];
  for (const { role, name } of presses) {
    const target = page
      .getByRole(role, { name })
      .filter({ visible: true, hasNot: page.locator(':disabled') })
      .first();
    names.push(await target.evaluate(nameOf));
    await target.click();
  }
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  return names;
}

async function expectBack(page: Page, opener: string | undefined, how: string): Promise<void> {
  await expect
    .poll(
      () =>
        page
          .locator(':focus')
          .evaluateAll(([element]) => element?.getAttribute('aria-label') ?? element?.textContent?.trim()),
      {
        message: how,
      },
    )
    .toBe(opener);
}

test('every dialog of the product is opened here, or left out with a reason', () => {
  const DRAWN =
    /<(Dialog|LoadedDialog|ConfirmModal|SidePanel|TextDialog|ReviewModal|Modal|Modal\.Root|Drawer|Drawer\.Root)[\s>]|<Popover[\s>]|role="dialog"/;
  const files = globSync('web/**/*.tsx').filter(
    (file) => !file.includes('.test.') && DRAWN.test(readFileSync(file, 'utf8')),
  );
  const known = [
    ...Object.values(OVERLAYS).flatMap((all) => all.map(({ file }) => file)),
    ...Object.keys(LEFT_OUT),
  ];
  expect([...new Set(known)].toSorted()).toEqual(files.toSorted());
});

for (const [who, overlays] of Object.entries(OVERLAYS) as [Who, readonly Overlay[]][]) {
  test(`every dialog for ${who} is accessible, light and dark, wide and narrow`, async ({ browser }) => {
    test.setTimeout(60_000 * (10 + overlays.length));
    const watched = await openAs(browser, who);
    const { page } = watched;
    /** A screen that is unchanged, apart from dialogs that were opened and closed. */
    let untouched = { path: '', url: '' };
    for (const overlay of overlays) {
      const { name, path, given, only, opener = 0, hasAddress = false } = overlay;
      await test.step(name, async () => {
        await page.setViewportSize(SIZES[only ?? 'wide']);
        const isClosed = (await page.getByRole('dialog').count()) === 0;
        const isHere = !given && isClosed && untouched.path === path && untouched.url === page.url();
        if (!isHere) await page.goto(path);
        await settle(page);
        // The screen itself is covered by another story.
        watched.complaints.splice(0);
        await given?.(page);
        await settle(page);
        const before = page.url();
        untouched = given ? { path: '', url: '' } : { path, url: before };
        const pressed = await open(page, overlay.open);
        // The setup may include a refused request.
        if (given) watched.complaints.splice(0);
        expect.soft(page.url() !== before, `${name} has an address`).toBe(hasAddress);
        for (const size of only ? [only] : (['wide', 'narrow'] as const)) {
          await page.setViewportSize(SIZES[size]);
          await expect(page.getByRole('dialog').first()).toBeVisible();
          await settle(page);
          // The accessibility tree and the colours are the same on narrow screens.
          const look = size === 'narrow' && !only ? expectQuiet : expectFaultless;
          await look(watched, `${name} ${size}`);
        }
        await page.setViewportSize(SIZES[only ?? 'wide']);
        await settle(page);
        await page.keyboard.press('Escape');
        await expectBack(page, pressed[opener], `focus after Esc from ${name}`);
        if (hasAddress) {
          if (page.url() !== before) await page.goto(before);
          await settle(page);
          await open(page, overlay.open);
          await page.goBack();
          await expect(page).toHaveURL(before);
          await expectBack(page, pressed[0], `focus after Back from ${name}`);
        }
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}
