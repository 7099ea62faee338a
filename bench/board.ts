import { type Browser, chromium, type Page } from 'playwright';
import { listJobApplicants } from '#contract/applications/recruiter-applications.ts';
import { login } from '#contract/auth/session.ts';
import { listOwnJobs } from '#contract/jobs/own-jobs.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people/sign-ins.ts';
import { openDatabase } from '#server/db/open.ts';
import { loadEnv } from '#server/env.ts';
import { Caller } from '#server/testing/caller.ts';
import { CHROMIUM } from '../e2e/chromium.ts';
import { startServer } from '../e2e/servers.ts';
import { addApplicants } from './board/applicants.queries.ts';
import { ownFolder } from './kit/own-folder.ts';
import { type Figure, most } from './report/figures.ts';
import { quantile, spread, timed } from './timings.ts';

const APPLICANTS = Number(process.env.BENCH_APPLICANTS ?? 500);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);
const DRAGS = Number(process.env.BENCH_DRAGS ?? 20);
/** Nobody drags the next card sooner; by then the board has been reloaded. */
const BETWEEN_DRAGS_MS = 1000;
const SLOWER = 4;
const LIMIT_MS = 100;
const RECRUITER = { email: 'recruiter@medallist.test', password: DEMO_PASSWORD };

/** Milliseconds from dropping a card to the frame that shows it in the other column. */
async function dragOne(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const column = (name: string) => document.querySelector<HTMLElement>(`[data-column="${name}"]`);
    const [from, to] = [column('New'), column('Shortlisted')];
    const card = from?.querySelector<HTMLElement>('[data-application][draggable="true"]');
    if (!from || !to || !card) throw new Error('There is no card to drag');
    const id = card.dataset.application ?? '';
    const dataTransfer = new DataTransfer();
    const send = (target: Element, type: string) =>
      target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    const painted = () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    send(card, 'dragstart');
    send(to, 'dragover');
    await painted();
    const start = performance.now();
    send(to, 'drop');
    while (!to.querySelector(`[data-application="${id}"]`)) await new Promise(requestAnimationFrame);
    const took = performance.now() - start;
    card.dispatchEvent(new DragEvent('dragend', { bubbles: true, dataTransfer }));
    return took;
  });
}

/** Loads all pages of a column, as scrolling to its end does. */
async function showAll(page: Page): Promise<void> {
  for (;;) {
    const more = page.locator('[data-column="New"]').getByRole('button', { name: /^Show .* more$/ });
    if ((await more.count()) === 0) return;
    const before = await page.locator('[data-column="New"] [data-application]').count();
    await more.click({ timeout: 5_000 }).catch(() => {});
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-column="New"] [data-application]').length > count,
      before,
      { timeout: 60_000 },
    );
  }
}

async function measureDrags(
  browser: Browser,
  address: string,
  session: Record<string, string>,
): Promise<Figure> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((stored) => {
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  }, session);
  const page = await context.newPage();
  const opening = await timed(async () => {
    await page.goto(address);
    await page.locator('[data-column="New"] [data-application]').first().waitFor({ timeout: 60_000 });
  });
  console.log(`First cards after ${opening.toFixed(0)} ms, not slowed`);
  await showAll(page);
  const cards = await page.locator('[data-application]').count();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const drags: number[] = [];
  for (let drag = 0; drag < DRAGS; drag++) {
    const answered = page.waitForResponse((answer) => answer.url().includes('/bulk-update'));
    drags.push(await dragOne(page));
    await answered;
    await page.waitForTimeout(BETWEEN_DRAGS_MS);
  }
  console.log(
    `${cards} cards on the board; a drag on a ${SLOWER} times slower CPU, p50 / p95 ms: ${spread(drags)}`,
  );
  const name = `drag on the board of ${cards} applicants, CPU ${SLOWER} times slower, p95`;
  return { name, unit: 'ms', value: quantile(drags, 0.95), limit: most(LIMIT_MS) };
}

/** The recruiter's board with hundreds of applicants to one job. */
export async function run(): Promise<Figure[]> {
  await using folder = await ownFolder();
  const env = { DATA_DIR: folder.path };
  const database = await openDatabase(loadEnv(env));
  const server = await startServer(env);
  const browser = await chromium.launch(CHROMIUM);
  try {
    const { data } = await new Caller(server.origin).call(login, { body: RECRUITER });
    const caller = new Caller(server.origin, data.accessToken);
    const jobs = await caller.call(listOwnJobs, { query: { status: 'PUBLISHED' } });
    const jobId = jobs.data.content[0]?.id ?? '';
    await database.unhurried((db) => addApplicants(db, jobId, APPLICANTS));
    const params = { id: jobId };
    const figures: Figure[] = [];
    for (const sort of ['match', 'newest', 'notice'] as const) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        times.push(await timed(() => caller.call(listJobApplicants, { params, query: { sort, size: 20 } })));
      }
      const name = `page of ${APPLICANTS} applicants by ${sort}, p95`;
      figures.push({ name, unit: 'ms', value: quantile(times, 0.95) });
    }
    const { accessToken, refreshToken, user } = data;
    const session = { accessToken, refreshToken, user: JSON.stringify(user) };
    const address = `${server.origin}/recruiter/jobs/${jobId}/applicants`;
    return [...figures, await measureDrags(browser, address, session)];
  } finally {
    await browser.close();
    await server.stop();
    await database.close();
  }
}
