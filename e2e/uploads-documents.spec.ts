import { keepApart } from './browsers.ts';
import { callApi } from './interview-people.ts';
import { PASSWORD } from './newcomer.ts';
import { enter, openBrowser } from './people.ts';
import { expect, test } from './story.ts';

/** At this speed the upload takes some seconds. */
const BYTES_A_SECOND = 400_000;
const PDF = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2_000_000, 32), Buffer.from('\n%%EOF\n')]);

test('a document on a slow connection shows its upload progress until it is there', async ({ browser }) => {
  const page = await openBrowser(browser);
  const tag = Date.now().toString(36);
  const email = `uma.${tag}@company.test`;
  await callApi(page.request, 'POST', '/api/auth/signup/recruiter', {
    data: {
      ...{ firstName: 'Uma', lastName: 'Rao', companyName: `Kiln ${tag}`, phone: '+91 98765 43210' },
      ...{ email, password: PASSWORD },
    },
  });
  await enter(page, email, PASSWORD, '/recruiter/onboarding?step=3');
  keepApart(page);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: BYTES_A_SECOND },
  });
  const files = { name: 'registration.pdf', mimeType: 'application/pdf', buffer: PDF };
  await page.locator('input[type=file]').setInputFiles(files);
  const upload = page.getByRole('button', { name: 'Upload', exact: true });
  const sent = page.getByRole('progressbar', { name: 'Documents sent' });
  const share = async () => Number(await sent.getAttribute('aria-valuenow'));
  await upload.click();
  await expect.poll(share).toBeGreaterThan(0);
  const before = await share();
  expect(before).toBeLessThan(100);
  await expect.poll(share).toBeGreaterThan(before);
  await expect(page.getByRole('button', { name: 'Delete registration.pdf' })).toBeVisible();
  await expect(sent).toHaveCount(0);
});
