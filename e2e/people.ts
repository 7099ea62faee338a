import type { Browser, Locator, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { desktop, QUIET_DOCUMENT, takePage } from './browsers.ts';

/**
 * Each worker has its own site of one or more servers; stories with several people spread them over those.
 */
export const SITES = (process.env.E2E_SITES ?? 'http://127.0.0.1:3000')
  .split(';')
  .map((origins) => origins.split(','));
export const ORIGINS = SITES[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? [];
export const DEMO_PASSWORD = 'Medallist@2026';

/** A browser of its own that uses the server with this number. */
export function openBrowser(browser: Browser, server = 0): Promise<Page> {
  return takePage(browser, desktop(ORIGINS[server % ORIGINS.length] ?? ''));
}

/** Waits until the scripts of the screen run: on a busy machine that can take minutes. */
export const isRunning = (page: Page) => page.locator('html[data-hydrated]').waitFor({ timeout: 300_000 });

/** Opens a screen and waits until its scripts run. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isRunning(page);
}

/**
 * Opens the page for the mailed code in the state after a sign-up; a new code can be
 * requested after `waitSeconds`.
 */
export async function openAfterSignUp(page: Page, email: string, waitSeconds: number): Promise<void> {
  // The router reads the address when its scripts start, so it must not change before.
  await visit(page, '/forgot-password');
  await page.evaluate(
    ([to, resendAt]) => {
      const usr = { email: to, message: 'We sent you a code.', resendAt };
      history.replaceState({ usr, key: 'sent', idx: 0 }, '', '/verify-email');
    },
    [email, Date.now() + waitSeconds * 1000] as const,
  );
  await page.reload();
  await isRunning(page);
}

interface Mail {
  subject: string;
  text: string;
  calendar: string | null;
}

/** Waits for the newest mail to this address with a matching subject. */
export async function mailTo(page: Page, address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const answer = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`);
    const mails: Mail[] = await answer.json();
    found = mails.find((mail) => subject.test(mail.subject));
    expect(found, `a mail to ${address} about ${subject}`).toBeDefined();
  }).toPass({ timeout: 120_000 });
  if (!found) throw new Error('no mail');
  return found;
}

/**
 * On every server of the site: a server that only another one notifies would use the old time for a moment.
 */
export async function moveClock(page: Page, offsetSeconds: number): Promise<void> {
  for (const origin of ORIGINS) {
    const answer = await page.request.post(`${origin}/dev/clock`, { data: { offsetSeconds } });
    expect(answer.ok()).toBe(true);
  }
}

export async function signIn(page: Page, email: string, password: string, path = '/login'): Promise<void> {
  await visit(page, path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Stores this session in the browser, without the form. */
export async function keepSession(page: Page, session: object): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto(QUIET_DOCUMENT);
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }, session);
}

/** Opens this screen signed in, without the form, which other stories cover. */
export async function enter(page: Page, email: string, password: string, path: string): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { accessToken, refreshToken, user } = (await answer.json()).data;
  await keepSession(page, { accessToken, refreshToken, user });
  await visit(page, path);
}

function writtenIn(locale: string, daysAhead: number, parts: Intl.DateTimeFormatOptions = {}): string {
  const day = new Date(Date.now() + daysAhead * 86_400_000);
  return day.toLocaleDateString(locale, { ...parts, timeZone: 'Asia/Kolkata' });
}

/** Today in India, or a day `daysAhead` of it, in the format of the API: `2026-12-03`. */
export function indiaDay(daysAhead = 0): string {
  return writtenIn('en-CA', daysAhead);
}

/** As a calendar names it, `3 December 2026`, or as users type it, `3 Dec 2026`. */
function dayAhead(daysAhead: number, month: 'long' | 'short'): string {
  return writtenIn('en-GB', daysAhead, { day: 'numeric', month, year: 'numeric' });
}

/** A day in the format of date fields: `3 Dec 2026`. */
export function shortDay(daysAhead: number): string {
  return dayAhead(daysAhead, 'short').replace('Sept', 'Sep');
}

/**
 * Clicks a day up to a month ahead in the open calendar, by its full name; turns to the next month if needed.
 * Returns the number of clicks.
 */
export async function pressDay(
  page: Page,
  daysAhead: number,
  press = (target: Locator) => target.click(),
): Promise<1 | 2> {
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await expect(calendar).toBeVisible();
  const day = calendar.getByRole('button', { name: dayAhead(daysAhead, 'long'), exact: true });
  const isShown = (await day.count()) > 0;
  if (!isShown) await press(calendar.getByRole('button', { name: 'Next month' }));
  await press(day);
  return isShown ? 1 : 2;
}

/** Types a day into a date field in the Indian format: `03/12/2026`. */
export async function typeDay(field: Locator, daysAhead: number): Promise<void> {
  await field.fill(writtenIn('en-GB', daysAhead));
  await field.press('Tab');
  await expect(field).toHaveValue(shortDay(daysAhead));
}
