import { statSync } from 'node:fs';
import { ORIGINS, visit } from './people.ts';
import { expect, test } from './story.ts';

const SCRIPT_LIMIT = 15_000;

test('the landing page loads at most 15 KB of scripts before any interaction, and nothing from other origins', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: ORIGINS[0] ?? '' });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(page, '/');
  await page.waitForLoadState('networkidle');

  const foreign = loaded.filter((url) => new URL(url).origin !== ORIGINS[0]);
  expect(foreign).toEqual([]);
  const scripts = new Set(loaded.map((url) => new URL(url).pathname).filter((path) => path.endsWith('.js')));
  expect(scripts.size).toBeGreaterThan(0);
  const weights = [...scripts].map((path) => statSync(`build/client${path}.br`).size);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(SCRIPT_LIMIT);
});

test('its buttons work before any script has loaded', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: ORIGINS[0] ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Hire Talent' }).first().click();
  await expect(page).toHaveURL(/\?waitlist=companies$/);
  const scripted = await browser.newPage({ baseURL: ORIGINS[0] ?? '' });
  await visit(scripted, new URL(page.url()).search);
  await expect(scripted.getByRole('dialog')).toContainText('Company');
});
