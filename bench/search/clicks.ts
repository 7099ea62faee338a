import { type Browser, chromium, type Page } from 'playwright';
import { login } from '#contract/auth/session.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people/sign-ins.ts';
import { Caller } from '#server/testing/caller.ts';
import { CHROMIUM } from '../../e2e/chromium.ts';
import { startServer } from '../../e2e/servers.ts';
import { ownFolder } from '../kit/own-folder.ts';
import { FILL_LIMIT_MS } from '../market/large-market.ts';
import { type Figure, most } from '../report/figures.ts';
import { quantile, timed } from '../timings.ts';

const CANDIDATES = process.env.BENCH_SEARCH_CANDIDATES ?? '15000';
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);
const SLOWER = 4;
const WARM_UP = 2;
/** The browser reports a frame within this time. */
const HEARD_MS = 250;
const FOUND = 'section[aria-label="Results"][aria-busy="false"]';
const RECRUITER = { email: 'recruiter@medallist.test', password: DEMO_PASSWORD };

interface Presses {
  presses?: number[];
}

async function openCandidates(browser: Browser, origin: string): Promise<Page> {
  const { data } = await new Caller(origin).call(login, { body: RECRUITER });
  const { accessToken, refreshToken, user } = data;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(
    (stored) => {
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
      // From the press to the frame that responds to it, as measured by the browser's Event Timing API.
      const heard: number[] = [];
      Object.assign(window, { presses: heard });
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) if (name === 'click') heard.push(duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    },
    { accessToken, refreshToken, user: JSON.stringify(user) },
  );
  const page = await context.newPage();
  await page.goto(`${origin}/recruiter/candidates`);
  await choicesOn(page).first().waitFor({ timeout: 60_000 });
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

const choicesOn = (page: Page) => page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox');

interface Click {
  answered: number;
  found: number;
}

/** A click on a filter: the time until the screen shows it, and until its results are shown. */
async function clickOne(page: Page, place: number): Promise<Click> {
  const choices = choicesOn(page);
  const choice = choices.nth(place % (await choices.count()));
  await page.evaluate(() => ((window as Presses).presses ?? []).splice(0));
  const found = await timed(async () => {
    const answer = page.waitForResponse((one) => one.url().includes('/candidates/search'));
    await choice.click();
    await answer;
    await page.locator(FOUND).waitFor();
  });
  await page.waitForTimeout(HEARD_MS);
  const presses = await page.evaluate(() => (window as Presses).presses ?? []);
  // Presses faster than the API reports count as one frame of the screen.
  return { answered: Math.max(16, ...presses), found };
}

/** Clicks on filters of the recruiter's search, on a slowed-down machine. */
export async function run(): Promise<Figure[]> {
  await using folder = await ownFolder();
  const server = await startServer({ DATA_DIR: folder.path, DEMO_CANDIDATES: CANDIDATES }, FILL_LIMIT_MS);
  const browser = await chromium.launch(CHROMIUM);
  try {
    const page = await openCandidates(browser, server.origin);
    const clicks: Click[] = [];
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const click = await clickOne(page, round + WARM_UP);
      if (round >= 0) clicks.push(click);
    }
    const of = `filter clicked among ${CANDIDATES}, CPU ${SLOWER} times slower`;
    const answered = clicks.map((click) => click.answered);
    const found = clicks.map((click) => click.found);
    return [
      { name: `${of}, answered, p95`, unit: 'ms', value: quantile(answered, 0.95), limit: most(100) },
      { name: `${of}, those found on the screen, p50`, unit: 'ms', value: quantile(found, 0.5) },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
