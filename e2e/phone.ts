import { type Browser, expect, type Locator, type Page } from 'playwright/test';
import { takePage } from './browsers.ts';
import { ORIGINS } from './people.ts';

export interface Phone {
  page: Page;
  tap: (target: Locator) => Promise<void>;
  /** Taps a field and types into it. */
  write: (target: Locator, text: string) => Promise<void>;
  /** Opens a list, checks that the layout did not jump, and takes an option, by default the first. */
  choose: (field: Locator, option?: string) => Promise<void>;
  /** Reports the effort, and checks that it is within the limit. */
  expectQuick: (what: string, most: { taps: number; seconds?: number }) => void;
}

/**
 * Seconds that a person needs to find and tap something, and for one key of a phone's keyboard;
 * independent of the machine.
 */
const SECONDS = { tap: 1.2, key: 0.3 };
const MOST_SECONDS = 40;
/** Shifts below this are not noticeable. */
const STILL_PX = 4;

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Its bounding box; waits while there is none, as happens for a moment when a lazy part is replaced. */
export async function boxOf(field: Locator): Promise<Box> {
  for (;;) {
    await field.waitFor();
    const box = await field.boundingBox();
    if (box) return box;
  }
}

/** A phone: touch, without mouse and hardware keyboard. Counts taps and keys. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const page = await takePage(browser, {
    baseURL: ORIGINS[0] ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  let taps = 0;
  let keys = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  return {
    page,
    tap,
    async write(target, text) {
      await tap(target);
      await expect(target).toBeFocused();
      await page.keyboard.type(text);
      keys += text.length;
    },
    async choose(field, name) {
      // Scrolled to the centre first: scrolling by the tap is not a layout jump.
      await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const before = (await boxOf(field)).y;
      await tap(field);
      const listed = page.getByRole('option').filter({ visible: true });
      const option = name ? page.getByRole('option', { name, exact: true }) : listed.first();
      await option.waitFor();
      expect(Math.abs((await boxOf(field)).y - before), 'the field jumped').toBeLessThan(STILL_PX);
      const list = await page.getByRole('listbox').filter({ visible: true }).boundingBox();
      expect(list?.y, 'the list begins on the screen').toBeGreaterThanOrEqual(0);
      expect((list?.y ?? 0) + (list?.height ?? 0), 'the list ends on the screen').toBeLessThanOrEqual(844);
      await tap(option);
      await expect(listed).toHaveCount(0);
    },
    expectQuick(what, most) {
      const seconds = taps * SECONDS.tap + keys * SECONDS.key;
      console.log(`    ${what}: ${taps} taps and ${keys} keys, about ${Math.round(seconds)} seconds`);
      expect(taps).toBeLessThanOrEqual(most.taps);
      expect(seconds).toBeLessThan(most.seconds ?? MOST_SECONDS);
    },
  };
}
