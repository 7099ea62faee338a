import type { Page } from 'playwright/test';

/** An answer of a server that cannot be brought to give it: a status, and what it says, if anything. */
export interface Answer {
  /** 0 means that nothing answers. */
  status: number;
  body?: unknown;
}

/** From now on this call is answered so. */
export async function answer(page: Page, call: string, { status, body = {} }: Answer): Promise<void> {
  const path = `**/api/auth/${call}`;
  await page.unroute(path);
  await page.route(path, (route) => {
    if (status === 0) return route.abort('connectionfailed');
    return route.fulfill(status === 204 ? { status } : { status, json: body });
  });
}

/** The status and the words that an answer without words of its own stands for. */
export const STATUS_DEFAULTS: readonly [status: number, text: string][] = [
  [400, 'Invalid request. Please check your information.'],
  [401, 'Invalid email or password. Please try again.'],
  [403, 'Access denied. Please verify your email or contact support.'],
  [404, 'Service not found.'],
  [409, 'An account with this email already exists.'],
  [418, 'An error occurred (418). Please try again.'],
  [422, 'Invalid data provided.'],
  [429, 'Too many requests. Please try again later.'],
  [500, 'Server error. Please try again later.'],
  [502, 'Service temporarily unavailable. Please try again.'],
  [503, 'Service temporarily unavailable. Please try again.'],
  [504, 'Service temporarily unavailable. Please try again.'],
  [0, 'Network error. Please check your connection and try again.'],
];

/** Makes the browser refuse to keep anything, as some do in private windows. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}
