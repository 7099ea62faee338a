import type { Page } from 'playwright/test';

/** A simulated server answer that cannot be triggered otherwise: a status and an optional body. */
export interface Answer {
  /** 0 means no answer. */
  status: number;
  body?: unknown;
}

/** Answers this call so from now on. */
export async function answer(page: Page, call: string, { status, body = {} }: Answer): Promise<void> {
  const path = `**/api/auth/${call}`;
  await page.unroute(path);
  await page.route(path, (route) => {
    if (status === 0) return route.abort('connectionfailed');
    return route.fulfill(status === 204 ? { status } : { status, json: body });
  });
}

/** The default message of each status. */
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

/** Makes the browser refuse all storage, as some do in private windows. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}
