import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { requestInterview } from '#contract/interviews/request.ts';
import { makeOffer } from '#contract/offers/recruiter-offers.ts';
import { sendQuickMessage } from '#contract/quick-messages.ts';
import { ALL_FIGURES, FIGURE_PLACES, type Figures, figuresOf } from '#contract/settings/figures.ts';
import { NamedSettings } from '#contract/settings/named-settings.ts';
import { getPublicSettings } from '#contract/settings/public-settings.ts';
import { Caller } from '#server/testing/caller.ts';
import { createCandidate, createRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { requestFor } from '#server/testing/factories/interviews.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { dayIn, offerBody, readyForOffer } from '#server/testing/factories/offers.ts';
import { startProcesses } from '#server/testing/processes.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';
import * as settings from './settings.service.ts';

const { feePercent, paymentDays, supportEmail, x } = FIGURE_PLACES;
const PAGE = `<html><head><meta name="description" content="One fee of ${feePercent}."/><meta name="figures" content="${ALL_FIGURES}"/></head><body><p>${feePercent} in ${paymentDays}</p><a href="${x}"></a><a href="mailto:${supportEmail}"></a></body></html>`;
const ENV = { JWT_SECRET: 'only for tests, thirty-two characters at least' };
const byItself = { changedBy: null };

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ pages: { '/pricing': PAGE, '/__spa-fallback.html': PAGE }, env: ENV });
});
afterAll(() => server.close());

/** Waits as long as the settings promise to be everywhere. */
function until(holds: () => Promise<boolean>): Promise<void> {
  return vi.waitFor(async () => expect(await holds()).toBe(true), { interval: 50, timeout: 5000 });
}

const read = async (path = '/pricing') => (await server.fetch(path)).text();
const figuresIn = (html: string): Figures =>
  JSON.parse(
    (/name="figures" content="([^"]*)"/.exec(html)?.[1] ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );

test('a built page is sent with the current values, in its head, its text and for its scripts, on any path', async () => {
  for (const path of ['/pricing', '/anything']) {
    const html = await read(path);
    expect(html).toContain('content="One fee of 8.33%."');
    expect(html).toContain('<p>8.33% in 15 days</p>');
    expect(html).toContain('<a href="https://x.com/medallist"></a>');
    expect(html).not.toMatch(/__\w+__/);
    expect(figuresIn(html)).toMatchObject({ referralReward: '₹20,000', exampleTotal: '₹3,93,176' });
  }
});

test('a new value is on the page as soon as it applies, and is escaped', async () => {
  await settings.change(server.db, 'hireFeePercent', 9.5, byItself);
  await settings.change(server.db, 'paymentDays', 1, byItself);
  const links = { linkedIn: null, x: `https://x.test/"><script>'&`, youTube: null };
  await settings.change(server.db, 'socialLinks', links, byItself);
  await until(async () => (await read()).includes('9.5% in 1 day<'));
  await until(async () =>
    (await read()).includes('href="https://x.test/&quot;&gt;&lt;script&gt;&#x27;&amp;"'),
  );
  const html = await read();
  expect(html).not.toContain('<script>');
  expect(figuresIn(html)).toMatchObject({
    x: links.x,
    linkedIn: '',
    feeInWords: '9.5% of the first-year salary',
  });
  const { headers } = await server.fetch('/pricing');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('etag')).toBeNull();
});

test('a value of a transaction that failed is never shown', async () => {
  const failing = server.db.transaction().execute(async (tx) => {
    await settings.change(tx, 'hireFeePercent', 77, byItself);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await settings.change(server.db, 'hireFeePercent', 9, byItself);
  await until(async () => (await read()).includes('9% in'));
});

test('within five seconds every other process sends visitors’ messages to the new support mailbox', async () => {
  // There must be an account, or the processes would fill the database with the demo.
  await createCandidate(server.db);
  const processes = await startProcesses(server, 2, { ...ENV, RATE_LIMITS: 'off' });
  let count = 0;
  const isToldAt = async (origin: string) => {
    count += 1;
    const senderEmail = `visitor${count}@people.test`;
    const body = { senderName: 'Asha', senderEmail, message: 'Where do I see my offer?' };
    await new Caller(origin).call(sendQuickMessage, { body });
    const told = server.db.selectFrom('mails').select('id').where('toAddress', '=', 'desk@medallist.test');
    return (await told.where('textBody', 'like', `%${senderEmail}%`).execute()).length > 0;
  };
  try {
    for (const { origin } of processes) expect(await isToldAt(origin)).toBe(false);
    await settings.change(server.db, 'supportEmail', 'desk@medallist.test', byItself);
    await Promise.all(processes.map(({ origin }) => until(() => isToldAt(origin))));
    for (const { origin } of processes) {
      const { data } = await new Caller(origin).call(getPublicSettings);
      expect(data.supportEmail).toBe('desk@medallist.test');
    }
  } finally {
    await Promise.all(processes.map((process) => process.stop()));
  }
});

test('within five seconds a request and an offer made in another process have the new deadlines', async () => {
  const recruiter = await createRecruiter(server.db);
  const jobId = (await createJob(server.db, recruiter)).id;
  const ready = await readyForOffer(server, { recruiter, jobId });
  const [process] = await startProcesses(server, 1, { ...ENV, RATE_LIMITS: 'off' });
  const caller = new Caller(process?.origin ?? '', recruiter.token);
  const hoursGiven = async (priority: 'MEDIUM' | 'URGENT') => {
    const candidate = await createSearchableCandidate(server.db);
    const body = { ...requestFor(jobId, candidate.id), priority };
    const { data } = await caller.call(requestInterview, { body });
    return Math.round((Date.parse(data.respondByDate) - Date.parse(data.requestedAt)) / 3_600_000);
  };
  try {
    expect([await hoursGiven('MEDIUM'), await hoursGiven('URGENT')]).toEqual([72, 24]);
    await settings.change(server.db, 'replyHours', 30, byItself);
    await settings.change(server.db, 'urgentReplyHours', 6, byItself);
    await settings.change(server.db, 'offerDays', 3, byItself);
    await until(async () => (await hoursGiven('MEDIUM')) === 30);
    expect(await hoursGiven('URGENT')).toBe(6);
    const { expiresOn: _, ...body } = offerBody();
    const offer = await caller.call(makeOffer, { params: { id: ready.applicationId }, body });
    expect(offer.data.expiresOn).toBe(dayIn(3));
  } finally {
    await process?.stop();
  }
});

test('the worked example equals the invoice it describes', () => {
  const of = (hireFeePercent: number) =>
    figuresOf({ ...NamedSettings.parse({}), hireFeePercent }, 'support@medallist.test');
  expect(of(8.33)).toMatchObject({
    feeInWords: '8.33% of the first-year salary, which is one month of it',
    exampleFee: '₹3,33,200',
    exampleTax: '₹59,976',
    exampleTotal: '₹3,93,176',
    credit30: '₹3,93,176',
    credit60: '₹2,94,882',
    credit90: '₹1,96,588',
  });
  expect(of(10)).toMatchObject({ exampleFee: '₹4,00,000', exampleTotal: '₹4,72,000', credit90: '₹2,36,000' });
});
