import { chromium, type Page } from 'playwright';
import { CHROMIUM } from '../../e2e/chromium.ts';

/** Bytes per second: 1.6 Mbit/s down and 0.75 up, as on a phone in a train. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

async function onSlowLine(measure: (page: Page) => Promise<number>): Promise<number> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const page = await browser.newPage({ serviceWorkers: 'block', hasTouch: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    return await measure(page);
  } finally {
    await browser.close();
  }
}

/** Seconds until a page responds when it is visited with an empty cache on a slow connection. */
export function firstVisit(address: string): Promise<number> {
  return onSlowLine(async (page) => {
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
    const answers = await page.waitForFunction(
      () =>
        document.documentElement?.dataset.hydrated !== undefined && document.querySelector('h1')
          ? performance.now()
          : null,
      undefined,
      { timeout: 60_000 },
    );
    return Number(await answers.jsonValue()) / 1000;
  });
}

/**
 * Seconds from the first tap on a button until one can type in its dialog, with none of
 * its code loaded before.
 */
export function firstTap(address: string, button: string): Promise<number> {
  return onSlowLine(async (page) => {
    await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
    const start = performance.now();
    await page.getByRole('button', { name: button }).first().tap();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    return (performance.now() - start) / 1000;
  });
}
