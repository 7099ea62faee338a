import { keepApart } from './browsers.ts';
import { RECRUITER } from './interview-people.ts';
import { DEMO_PASSWORD, enter, openBrowser } from './people.ts';
import { type CDPSession, expect, type Page, test } from './story.ts';
import { settle } from './watched-page.ts';

/** Every screen twice, so that all cached answers and code are loaded. */
const WARM_UP = 26;
const CHANGES = 50;
/** Less than one leaked screen: each has several hundred nodes. */
const MOST_NODES = 100;
const MOST_LISTENERS = 40;
const MOST_BYTES = 3_000_000;

interface Held {
  nodes: number;
  jsEventListeners: number;
  usedSize: number;
}

/** Opens the screens of the side bar, one after the other. */
async function walk(page: Page, changes: number): Promise<void> {
  const ways = page.getByRole('navigation', { name: 'Main' }).getByRole('link').and(page.locator('li > a'));
  const count = await ways.count();
  expect(count).toBeGreaterThan(8);
  for (let change = 0; change < changes; change++) {
    const way = ways.nth(change % count);
    const address = await way.getAttribute('href');
    await way.click();
    await expect(page).toHaveURL(new RegExp(`${address}(\\?|$)`));
    await settle(page);
  }
  await ways.first().click();
  await expect(page).toHaveURL(/dashboard$/);
  await settle(page);
}

/** Memory that is still referenced after garbage collection. */
async function held(session: CDPSession): Promise<Held> {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, jsEventListeners, usedSize };
}

test('fifty changes of screen leak no memory', async ({ browser }) => {
  const page = await openBrowser(browser);
  await enter(page, RECRUITER, DEMO_PASSWORD, '/recruiter/dashboard');
  keepApart(page);
  const session = await page.context().newCDPSession(page);
  await walk(page, WARM_UP);
  const before = await held(session);
  await walk(page, CHANGES);
  const after = await held(session);

  expect(after.nodes - before.nodes, 'nodes').toBeLessThanOrEqual(MOST_NODES);
  expect(after.jsEventListeners - before.jsEventListeners, 'listeners').toBeLessThanOrEqual(MOST_LISTENERS);
  expect(after.usedSize - before.usedSize, 'bytes').toBeLessThanOrEqual(MOST_BYTES);
});
