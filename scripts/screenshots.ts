import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { CHROMIUM } from '../e2e/chromium.ts';
import { startServer } from '../e2e/servers.ts';

const FOLDER = 'docs/screenshots';
const PASSWORD = 'Medallist@2026';

interface Shot {
  name: string;
  path: string;
  account?: string;
  scheme?: 'light' | 'dark';
  width?: number;
  /** The query of the address, computed once it is known who is signed in. */
  query?: (origin: string, token: string) => Promise<string>;
}

const SHOTS: Shot[] = [
  { name: 'sign-in', path: '/login' },
  { name: 'candidate-home', path: '/home', account: 'candidate@medallist.test' },
  { name: 'interview-requests', path: '/interview-requests/pending', account: 'candidate@medallist.test' },
  { name: 'jobs', path: '/jobs?sort=MATCH', account: 'candidate@medallist.test' },
  { name: 'jobs-dark', path: '/jobs?sort=MATCH', account: 'candidate@medallist.test', scheme: 'dark' },
  { name: 'jobs-mobile', path: '/jobs?sort=MATCH', account: 'candidate@medallist.test', width: 390 },
  { name: 'applications', path: '/applications', account: 'candidate@medallist.test' },
  {
    name: 'accept-a-request',
    path: '/interview-requests/pending',
    account: 'candidate@medallist.test',
    query: firstRequest,
  },
  {
    name: 'accept-mobile',
    path: '/interview-requests/pending',
    account: 'candidate@medallist.test',
    query: firstRequest,
    width: 390,
  },
  { name: 'candidate-search', path: '/recruiter/candidates', account: 'recruiter@medallist.test' },
  {
    name: 'candidate-search-dark',
    path: '/recruiter/candidates',
    account: 'recruiter@medallist.test',
    scheme: 'dark',
  },
  { name: 'admin-recruiters', path: '/admin/recruiters', account: 'admin@medallist.test' },
  { name: 'candidate-home-mobile', path: '/home', account: 'candidate@medallist.test', width: 390 },
];

async function firstRequest(origin: string, token: string): Promise<string> {
  const answer = await fetch(`${origin}/api/jobseeker/interviews/pending`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = await answer.json();
  return `?request=${data[0].id}&act=accept`;
}

async function signIn(origin: string, email: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { data } = await answer.json();
  return { accessToken: data.accessToken, refreshToken: data.refreshToken, user: JSON.stringify(data.user) };
}

async function take(browser: Browser, origin: string, shot: Shot): Promise<void> {
  const { name, path, account, scheme = 'light', width = 1440, query } = shot;
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 900 },
    colorScheme: scheme,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  let address = origin + path;
  if (account) {
    const tokens = await signIn(origin, account);
    if (query) address += await query(origin, tokens.accessToken ?? '');
    await context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, tokens);
  }
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  if (query) await page.getByRole('dialog').waitFor();
  await page.waitForFunction(
    () => document.querySelectorAll('[data-loading], .mantine-Skeleton-root').length === 0,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const lasts = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      return lasts || playState !== 'running';
    }),
  );
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const server = await startServer();
const browser = await chromium.launch(CHROMIUM);
try {
  for (const shot of SHOTS) await take(browser, server.origin, shot);
  console.log(`${SHOTS.length} pictures in ${FOLDER}`);
} finally {
  await browser.close();
  await server.stop();
}
