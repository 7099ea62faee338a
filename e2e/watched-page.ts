import axeCore from 'axe-core';
import { type Browser, expect, type Page } from 'playwright/test';
import { DEMO_PASSWORD, isRunning, keepSession, mailTo, ORIGINS, openBrowser } from './people.ts';
import type { Ids, Who } from './screens.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const LOADING = [
  '.mantine-Skeleton-root',
  '[role="status"][aria-label="Loading"]',
  '[data-loading]',
  '[aria-busy="true"]',
  '.mantine-Loader-root',
].join(',');

/** Timeout for loading a screen on a busy machine. */
const SLOWEST_MS = 300_000;

/** The rules that depend on colours alone. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** A page that records the errors that the browser reports. */
export interface WatchedPage {
  page: Page;
  complaints: string[];
}

async function askApi(path: string, body?: object, token?: string) {
  const answer = await fetch(`${ORIGINS[0]}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).data;
}

async function signIn(who: Who) {
  const email = who === 'inactive' ? await createInactive() : `${who}@medallist.test`;
  const { accessToken, refreshToken, user } = await askApi('auth/login', { email, password: DEMO_PASSWORD });
  return { accessToken, refreshToken, user };
}

/** Creates a deactivated account and returns its address. */
async function createInactive(): Promise<string> {
  const run = Date.now().toString(36);
  const email = `resting.${run}@company.test`;
  const name = { firstName: 'Rohan', lastName: 'Mehta', companyName: `Resting ${run}`, phone: '9876543210' };
  const { accessToken } = await askApi('auth/signup/recruiter', { ...name, email, password: DEMO_PASSWORD });
  await askApi('user/account/deactivate', {}, accessToken);
  return email;
}

async function findResetToken(page: Page): Promise<string> {
  const email = `reset.${Date.now().toString(36)}@people.test`;
  const name = { firstName: 'Asha', lastName: 'Rao', phone: '+91 98765 43210' };
  await askApi('auth/signup/candidate', { ...name, email, password: DEMO_PASSWORD });
  await askApi('auth/forgot-password', { email });
  const { text } = await mailTo(page, email, /Set a new Medallist password/);
  return /accessToken=(\S+)/.exec(text)?.[1] ?? '';
}

async function findInvitation(page: Page, recruiterToken: string): Promise<string> {
  const email = `invited.${Date.now().toString(36)}@people.test`;
  await askApi('recruiter/team/invite', { email, role: 'VIEWER' }, recruiterToken);
  const { text } = await mailTo(page, email, /invites you to the hiring team of Tamarind Pay$/);
  return /team\/join\?token=\S+/.exec(text)?.[0] ?? '';
}

export async function findIds(page: Page): Promise<Ids> {
  const { accessToken } = await signIn('recruiter');
  const { accessToken: candidateToken } = await signIn('candidate');
  const { accessToken: adminToken } = await signIn('admin');
  const [jobs, own, applications, hers, his, payouts] = await Promise.all([
    askApi('jobs'),
    askApi('recruiter/jobs?status=PUBLISHED', undefined, accessToken),
    askApi('recruiter/applications', undefined, accessToken),
    askApi('messages/threads', undefined, candidateToken),
    askApi('messages/threads', undefined, accessToken),
    askApi('admin/payouts?status=SENT', undefined, adminToken),
  ]);
  return {
    publicJob: jobs.content[0].id,
    ownJob: own.content[0].id,
    candidate: applications.content[0].candidate.id,
    application: applications.content[0].id,
    resetToken: await findResetToken(page),
    invitation: await findInvitation(page, accessToken),
    payout: payouts.content[0].id,
    threads: [hers.content[0].id, his.content[0].id],
  };
}

/** A browser in which this person is signed in. */
export async function openAs(browser: Browser, who: Who): Promise<WatchedPage> {
  const page = await openBrowser(browser);
  if (who !== 'nobody') await keepSession(page, await signIn(who));
  const context = page.context();
  const complaints: string[] = [];
  context.on('weberror', (fault) => complaints.push(`page error: ${fault.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} ${message.location().url}`);
  });
  return { page, complaints };
}

/** Waits until nothing is loading. A resized window is laid out in the next frame. */
export async function settle(page: Page): Promise<void> {
  await isRunning(page);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  await page.locator('h1').first().waitFor();
  const loading = page.locator(LOADING).filter({ visible: true });
  await expect(loading).toHaveCount(0, { timeout: SLOWEST_MS });
  await page.evaluate(() => document.fonts.ready);
}

/** Injects axe into every frame of the document, once. */
async function bringRules(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => 'axe' in window);
    if (!isThere) {
      const anyFrame = "axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })";
      await frame.evaluate(`${axeCore.source}; ${anyFrame}`);
    }
  }
}

/**
 * Violations that the rules find. During the check everything is laid out, also what is off-screen with
 * `content-visibility`. Passes are not reported, since describing them takes as long as finding violations.
 */
async function analyze(page: Page, rules: axeCore.RunOptions): Promise<string[]> {
  await bringRules(page);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
    // During a transition an element has neither of its two colours.
    const changes = document
      .getAnimations()
      .filter(
        (one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(changes.map((one) => one.finished));
    try {
      const { violations } = await axe.run(document, { ...runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all: every, none }) => {
          const reason = [...any, ...every, ...none].map(({ message }) => message).join('; ');
          return `${id} at ${target.join(' ')}: ${reason}`;
        }),
      );
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== all);
    }
  }, rules);
}

export const listViolations = (page: Page) => analyze(page, { runOnly: RULES });

/** All rules of axe, also those that WCAG does not require. */
export const listAllViolations = (page: Page) => analyze(page, {});

/** Colour violations after switching the page to dark; switches back to light afterwards. */
export async function listDarkViolations(page: Page): Promise<string[]> {
  await turn(page, 'dark');
  const violations = await analyze(page, { runOnly: { type: 'rule', values: OF_COLOURS } });
  await turn(page, 'light');
  return violations;
}

async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
}

export const overflowOf = (page: Page) =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth);

/** Expects that the screen has no fault, light and dark; a fault does not stop the test. */
export async function expectFaultless(watched: WatchedPage, name: string): Promise<void> {
  await expectAccessible(watched, name);
  expect.soft(await listDarkViolations(watched.page), `${name}: colours in the dark`).toEqual([]);
}

/** The light scheme only, for a width whose colours are those of another. */
export async function expectAccessible(watched: WatchedPage, name: string): Promise<void> {
  expect.soft(await listViolations(watched.page), `${name}: accessibility`).toEqual([]);
  await expectQuiet(watched, name);
}

/** Expects that nothing overflows and the browser reports no error. */
export async function expectQuiet({ page, complaints }: WatchedPage, name: string): Promise<void> {
  expect.soft(await overflowOf(page), `${name}: pixels wider than the window`).toBeLessThanOrEqual(0);
  expect.soft(complaints.splice(0), `${name}: complaints of the browser`).toEqual([]);
}
