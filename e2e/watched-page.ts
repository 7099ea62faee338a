import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Page } from 'playwright/test';
import { DEMO_PASSWORD, mailTo, ORIGINS } from './people.ts';
import type { Ids, Who } from './screens.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const LOADING = [
  '.mantine-Skeleton-root',
  '[role="status"][aria-label="Loading"]',
  '[data-loading]',
  '[aria-busy="true"]',
  '.mantine-Loader-root',
].join(',');

/** What depends on colours alone. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** A page with an ear for whatever the browser complains of. */
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
  return askApi('auth/login', { email, password: DEMO_PASSWORD });
}

/** The address of an account that was deactivated. */
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

/** A browser in which this person is signed in, light until it is told otherwise. */
export async function openAs(browser: Browser, who: Who): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL: ORIGINS[0] ?? '',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  if (who !== 'nobody') {
    const { accessToken, refreshToken, user } = await signIn(who);
    await context.addInitScript(
      (items) => {
        // A document in a frame of no origin has no storage.
        if (window.origin === 'null') return;
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      },
      { accessToken, refreshToken, user: JSON.stringify(user) },
    );
  }
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`Content-Security-Policy: ${effectiveDirective} ${blockedURI}`),
    );
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  context.on('weberror', (fault) => complaints.push(`page error: ${fault.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} ${message.location().url}`);
  });
  return { page, complaints };
}

/** Nothing is on its way any more. A window of a new width takes its new shape with the next picture. */
export async function settle(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  await page.locator('h1').first().waitFor();
  await expect(page.locator(LOADING).filter({ visible: true })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** While the rules are asked they find a place for everything, also for what is out of sight and not laid out. */
async function laidOut<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const sheet = await page.evaluateHandle(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
    return all;
  });
  try {
    return await work();
  } finally {
    await sheet.evaluate((all) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== all);
    });
  }
}

async function analyze(page: Page, withRules: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // All that is right would be described too, which takes as long as finding what is wrong.
  const axe = withRules(new AxeBuilder({ page }).options({ resultTypes: ['violations'] })).setLegacyMode();
  const { violations } = await laidOut(page, () => axe.analyze());
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reason = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${id} at ${target.join(' ')}: ${reason}`;
    }),
  );
}

export const listViolations = (page: Page) => analyze(page, (axe) => axe.withTags(RULES));

/** What is wrong with the colours once the same page turns dark; it is light again afterwards. */
export async function listDarkViolations(page: Page): Promise<string[]> {
  await turn(page, 'dark');
  const violations = await analyze(page, (axe) => axe.withRules(OF_COLOURS));
  await turn(page, 'light');
  return violations;
}

async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
}

export const overflowOf = (page: Page) =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth);

/** Expects that the screen, as it stands, has no fault, light and dark; goes on with the next one when it has. */
export async function expectFaultless(watched: WatchedPage, name: string): Promise<void> {
  await expectAccessible(watched, name);
  expect.soft(await listDarkViolations(watched.page), `${name}: colours in the dark`).toEqual([]);
}

/** The same in the light alone: of a width whose colours are those of another. */
export async function expectAccessible(watched: WatchedPage, name: string): Promise<void> {
  expect.soft(await listViolations(watched.page), `${name}: accessibility`).toEqual([]);
  await expectQuiet(watched, name);
}

/** Expects that nothing overflows and the browser complains of nothing. */
export async function expectQuiet({ page, complaints }: WatchedPage, name: string): Promise<void> {
  expect.soft(await overflowOf(page), `${name}: pixels wider than the window`).toBeLessThanOrEqual(0);
  expect.soft(complaints.splice(0), `${name}: complaints of the browser`).toEqual([]);
}
