import { type Browser, expect, type Locator } from 'playwright/test';
import { comeHome, type Person } from './interview-people.ts';
import { ORIGINS } from './people.ts';

const MOST_TAPS = 8;
const MOST_SECONDS = 40;

/** A phone: touch, no mouse, no keyboard of its own. Counts what the thumb does. */
export async function openPhone(browser: Browser, person: Person) {
  const context = await browser.newContext({
    baseURL: ORIGINS[0] ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  await comeHome(page, person);
  let taps = 0;
  const since = { at: 0 };
  return {
    page,
    tap: async (target: Locator) => {
      if (taps === 0) since.at = Date.now();
      taps += 1;
      await target.tap();
    },
    /** Says what it took, and that it was little enough. */
    expectQuick(what: string, mostTaps = MOST_TAPS) {
      const seconds = (Date.now() - since.at) / 1000;
      console.log(`    ${what}: ${taps} taps, ${seconds.toFixed(1)} seconds`);
      expect(taps).toBeLessThanOrEqual(mostTaps);
      expect(seconds).toBeLessThan(MOST_SECONDS);
    },
  };
}
