import { type Browser, expect, type Page } from 'playwright/test';
import { enter, mailTo, openBrowser } from './people.ts';

export const PASSWORD = 'Correct-horse-9';

export interface Newcomer {
  page: Page;
  email: string;
  lastName: string;
  /** Calls the API as this person. */
  ask: (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => Promise<unknown>;
}

let count = 0;

/** A new candidate with only a confirmed address, signed in at this screen in their own browser. */
export async function openNewcomer(browser: Browser, firstName = 'Asha', path = '/home'): Promise<Newcomer> {
  const page = await openBrowser(browser);
  const tag = `${Date.now().toString(36)}${count++}`;
  const email = `${firstName.toLowerCase()}.${tag}@people.test`;
  const lastName = `Rao${tag}`;
  let token = '';
  const ask: Newcomer['ask'] = async (method, path, data) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await page.request.fetch(`/api/${path}`, { method, headers, ...(data && { data }) });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
    return (await answer.json()).data;
  };
  await ask('POST', 'auth/signup/candidate', {
    firstName,
    lastName,
    email,
    password: PASSWORD,
    phone: '+91 98765 43210',
  });
  const { subject } = await mailTo(page, email, /is your Medallist code/);
  const bundle = await ask('POST', 'auth/verify-email-otp', { email, otpCode: subject.slice(0, 6) });
  token = (bundle as { accessToken: string }).accessToken;
  await enter(page, email, PASSWORD, path);
  return { page, email, lastName, ask };
}
