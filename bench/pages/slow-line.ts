import { chromium } from 'playwright';
import { CHROMIUM } from '../../e2e/chromium.ts';

/** Bytes a second: 1.6 Mbit down and 0.75 up, as of a phone in a train. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Seconds until a page answers that is visited with an empty cache on a slow line. */
export async function firstVisit(address: string): Promise<number> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
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
  } finally {
    await browser.close();
  }
}
