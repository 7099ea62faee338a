import { afterEach, describe, expect, test } from 'vitest';
import {
  adminExportAnalytics,
  adminGetAnalytics,
  JOURNEY_STEPS,
  MARKET_CHARTS,
} from '#contract/analytics/market.ts';
import { toInstant } from '#contract/kit/zoned-time.ts';
import { readCsv } from '#server/features/candidates/resume-reading/linkedin-export.ts';
import { newId } from '#server/platform/new-id.ts';
import { createAdmin, createCandidate, createRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EDUCATION, EXPERIENCE } from '#server/testing/factories/candidates.ts';
import { hireOne } from '#server/testing/factories/hires.ts';
import { acceptOne, requestOne, scheduleOne } from '#server/testing/factories/interviews.ts';
import { insertHire, invoiceOf, invoiceOne, payOne } from '#server/testing/factories/invoices.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { offerOne } from '#server/testing/factories/offers.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const admin = madeOnce(() => createAdmin(server.db));
afterEach(() => server.moveClock(0));

/** Every test has its own range of days in the past. */
async function read(from: string, to: string) {
  return (await server.as(admin).call(adminGetAnalytics, { query: { from, to } })).data;
}

const moveTo = (instant: string) => server.moveClock(Math.round((Date.parse(instant) - Date.now()) / 1000));

const signedUp = ({ id }: { id: string }, at: Date) =>
  server.db.updateTable('users').set({ createdAt: at }).where('id', '=', id).execute();

const createComplete = () =>
  createSearchableCandidate(server.db, { experience: EXPERIENCE, education: EDUCATION });

async function visit(at: Date, event: 'page_view' | 'cta_click' = 'page_view'): Promise<void> {
  const none = { path: '/', cta: null, list: null, status: null };
  await server.db
    .insertInto('analyticsEvents')
    .values({ id: newId(), event, ...none, createdAt: at })
    .execute();
}

describe('the funnel', () => {
  test('counts how many of the sign-ups reached each step or a later one', async () => {
    const { db } = server;
    const noon = toInstant('2020-03-10', '12:00');
    const people = [
      await createCandidate(db, { verified: false }),
      await createCandidate(db),
      await createComplete(),
      (await requestOne(server)).candidate,
      (await acceptOne(server)).candidate,
      (await scheduleOne(server)).candidate,
      (await offerOne(server)).candidate,
      (await hireOne(server)).candidate,
    ];
    const fallen = await hireOne(server);
    await db.updateTable('hires').set({ status: 'DID_NOT_JOIN' }).where('id', '=', fallen.hireId).execute();
    for (const person of [...people, fallen.candidate]) await signedUp(person, noon);
    await signedUp(await createRecruiter(db), noon);
    for (let at = 0; at < 12; at += 1) await visit(noon);
    await visit(noon, 'cta_click');
    const { journey } = await read('2020-03-10', '2020-03-10');
    expect(journey).toEqual({
      landing: 12,
      signUp: 9,
      verified: 8,
      complete: 7,
      request: 6,
      accepted: 5,
      scheduled: 4,
      offered: 3,
      hired: 1,
    });
  });

  test('has days in India, including both ends', async () => {
    for (const at of [
      '2020-04-09T18:29:00Z',
      '2020-04-09T18:31:00Z',
      '2020-04-10T18:29:00Z',
      '2020-04-10T18:31:00Z',
    ]) {
      await signedUp(await createCandidate(server.db), new Date(at));
      await visit(new Date(at));
      await visit(new Date(at));
    }
    expect((await read('2020-04-10', '2020-04-10')).journey).toMatchObject({ landing: 4, signUp: 2 });
    expect((await read('2020-04-09', '2020-04-11')).journey).toMatchObject({ landing: 8, signUp: 4 });
  });

  test('never widens from one step to the next, also where visits were not counted', async () => {
    await signedUp(await createSearchableCandidate(server.db), toInstant('2020-05-10', '12:00'));
    for (const [from, to] of [
      ['2020-05-10', '2020-05-10'],
      ['2020-03-01', '2020-12-31'],
      ['2021-01-01', '2021-02-01'],
    ] as const) {
      const { journey } = await read(from, to);
      const counts = JOURNEY_STEPS.map((step) => journey[step]);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    }
  });
});

test('sign-ups are counted by week, in Indian time', async () => {
  const sunday = new Date('2020-06-07T18:29:00Z');
  const monday = new Date('2020-06-07T18:31:00Z');
  await signedUp(await createCandidate(server.db), sunday);
  await signedUp(await createCandidate(server.db), monday);
  await signedUp(await createCandidate(server.db), monday);
  await signedUp(await createRecruiter(server.db), monday);
  await signedUp(await createAdmin(server.db), monday);
  const affiliate = await createCandidate(server.db);
  await server.db
    .updateTable('users')
    .set({ userType: 'AFFILIATE' })
    .where('id', '=', affiliate.id)
    .execute();
  await signedUp(affiliate, sunday);
  expect((await read('2020-06-03', '2020-06-16')).signUps).toEqual([
    { week: '2020-06-01', candidates: 1, recruiters: 0, affiliates: 1 },
    { week: '2020-06-08', candidates: 2, recruiters: 1, affiliates: 0 },
    { week: '2020-06-15', candidates: 0, recruiters: 0, affiliates: 0 },
  ]);
});

test('time to hire runs from the application to the accepted offer', async () => {
  const { db } = server;
  async function agreed(days: number, at: string): Promise<void> {
    const { hireId } = await insertHire(db);
    const { applicationId } = await db
      .selectFrom('hires')
      .select('applicationId')
      .where('id', '=', hireId)
      .executeTakeFirstOrThrow();
    const closedAt = new Date(at);
    const createdAt = new Date(closedAt.getTime() - days * 86_400_000);
    await db.updateTable('offers').set({ closedAt }).where('applicationId', '=', applicationId).execute();
    await db.updateTable('applications').set({ createdAt }).where('id', '=', applicationId).execute();
  }
  await agreed(10, '2020-07-05T18:29:00Z');
  await agreed(20, '2020-07-05T18:31:00Z');
  await agreed(40, '2020-07-06T12:00:00Z');
  await agreed(99, '2020-07-12T18:31:00Z');
  const { timeToHire } = await read('2020-06-29', '2020-07-12');
  expect(timeToHire.all).toEqual({ median: 20, p90: 36, count: 3 });
  expect(timeToHire.weeks).toEqual([
    { week: '2020-06-29', median: 10, p90: 10, count: 1 },
    { week: '2020-07-06', median: 30, p90: 38, count: 2 },
  ]);
});

test('reply times are those of the first answers, by either side', async () => {
  const { db } = server;
  const recruiter = await createRecruiter(db);
  const asked = toInstant('2020-08-03', '10:00');
  const after = (hours: number) => new Date(asked.getTime() + hours * 3_600_000);
  const answered = await acceptOne(server, { recruiter });
  const open = await requestOne(server, { recruiter });
  const ids = [answered.id, open.id];
  await db.updateTable('interviews').set({ createdAt: asked }).where('id', 'in', ids).execute();
  const moved = db.updateTable('interviewEvents').set({ at: after(6) });
  await moved.where('interviewId', '=', answered.id).where('action', '=', 'ACCEPT').execute();
  const job = await createJob(db, recruiter);
  for (const hours of [10, 30, null]) {
    const candidate = await createCandidate(db);
    const { id } = await createApplication(db, job.id, candidate);
    await db.updateTable('applications').set({ appliedAt: asked }).where('id', '=', id).execute();
    const event = (actorId: string, at: Date) => ({
      id: newId(),
      applicationId: id,
      actorId,
      fromStatus: 'NEW',
      toStatus: 'REVIEWED',
      reason: null,
      at,
    });
    // Actions of the candidate or of an admin are no answer by the company.
    const others = [event(candidate.id, after(1)), event(admin.id, after(2))];
    const first = hours === null ? [] : [event(recruiter.id, after(hours)), event(recruiter.id, after(90))];
    await db
      .insertInto('applicationEvents')
      .values([...others, ...first])
      .execute();
  }
  const { replies } = await read('2020-08-03', '2020-08-09');
  expect(replies.candidates).toEqual({ median: 6, p90: 6, count: 1, asked: 2 });
  expect(replies.companies).toEqual({ median: 20, p90: 28, count: 2, asked: 3 });
  expect(replies.weeks).toEqual([
    { week: '2020-08-03', candidates: replies.candidates, companies: replies.companies },
  ]);
});

test('institutes are those of the sign-ups, regardless of the case in which they were typed', async () => {
  const { db } = server;
  const at = toInstant('2020-09-10', '12:00');
  const hired = await createComplete();
  await insertHire(db, { candidate: hired });
  const others = [await createComplete(), await createComplete()];
  const study = async ({ id }: { id: string }, universityName: string) => {
    await signedUp({ id }, at);
    await db
      .updateTable('candidateEducations')
      .set({ universityName })
      .where('candidateId', '=', id)
      .execute();
  };
  await study(hired, 'IIT Delhi');
  for (const [index, name] of ['iit delhi', 'IIT Madras'].entries())
    await study(others[index] ?? hired, name);
  const { institutes } = await read('2020-09-10', '2020-09-10');
  expect(institutes).toEqual([
    { name: expect.stringMatching(/^IIT Delhi$/i), candidates: 2, hires: 1 },
    { name: 'IIT Madras', candidates: 1, hires: 0 },
  ]);
});

test('money counts in the month, in Indian time, in which it was issued or received', async () => {
  const { db } = server;
  await moveTo('2020-10-31T18:29:00Z');
  const first = await invoiceOne(db, { annualSalary: 4_000_000 });
  await moveTo('2020-10-31T18:31:00Z');
  const second = await invoiceOne(db, { annualSalary: 2_000_000 });
  await payOne(db, { id: first.invoice.id, recordedBy: admin.id }, { received: 300_000, withheld: 30_000 });
  await server.moveClock(0);
  const { revenue } = await read('2020-10-31', '2020-12-01');
  const none = { credited: 0, received: 0, withheld: 0, refunded: 0 };
  const issued = async ({ hireId }: { hireId: string }) => {
    const { fee, total } = await invoiceOf(db, hireId);
    return { invoices: 1, fees: fee, issued: total };
  };
  expect(revenue).toEqual([
    { ...none, month: '2020-10', ...(await issued(first)) },
    { ...none, month: '2020-11', ...(await issued(second)), received: 300_000, withheld: 30_000 },
    { ...none, month: '2020-12', invoices: 0, fees: 0, issued: 0 },
  ]);
  expect((await read('2020-11-02', '2020-11-03')).revenue).toMatchObject([{ invoices: 0, received: 0 }]);
});

test('the share of sign-ups and hires that came by a referral', async () => {
  const { db } = server;
  const at = toInstant('2021-03-10', '12:00');
  const referrer = await createCandidate(db);
  const people = [await createCandidate(db), await createCandidate(db), await createCandidate(db)];
  const company = await createRecruiter(db);
  for (const person of [...people, company]) await signedUp(person, at);
  const refer = (referredUserId: string, referredKind: 'JOBSEEKER' | 'RECRUITER') =>
    db
      .insertInto('referrals')
      .values({
        id: newId(),
        referrerId: referrer.id,
        source: 'LINK',
        status: 'SIGNUP',
        invitedAt: at,
        referredUserId,
        referredKind,
        signedUpAt: at,
      })
      .execute();
  await refer(people[0]?.id ?? '', 'JOBSEEKER');
  await refer(company.id, 'RECRUITER');
  const recruiter = await createRecruiter(db);
  await moveTo(at.toISOString());
  for (const candidate of people.slice(0, 2)) await insertHire(db, { candidate, recruiter });
  const { hireId } = await insertHire(db, { candidate: people[2], recruiter });
  await db.updateTable('hires').set({ status: 'DID_NOT_JOIN' }).where('id', '=', hireId).execute();
  await server.moveClock(0);
  expect((await read('2021-03-10', '2021-03-10')).referrals).toEqual([
    { of: 'CANDIDATES', all: 3, referred: 1 },
    { of: 'RECRUITERS', all: 1, referred: 1 },
    { of: 'HIRES', all: 2, referred: 1 },
  ]);
});

describe('the date range', () => {
  test('is 90 days up to today', async () => {
    const { data } = await server.as(admin).call(adminGetAnalytics);
    expect(Date.parse(data.to) - Date.parse(data.from)).toBe(89 * 86_400_000);
  });

  test.each([
    [{ from: '2026-03-11', to: '2026-03-10' }, 'Please choose a first day that is not after the last.'],
    [{ from: '2024-01-01', to: '2026-03-10' }, 'Please choose at most two years.'],
    [{ from: 'yesterday' }, 'Please choose a valid date.'],
    [{ from: '0001-01-01' }, 'Please choose a valid date.'],
  ])('%o is refused', async (query, message) => {
    const answer = await server.as(admin).call(adminGetAnalytics, { query });
    expect(answer).toMatchObject({ status: 400, message, errors: [{ path: 'from' }] });
  });
});

/** Read as bytes, because decoding as text would remove the byte order mark. */
async function fileOf(query: string): Promise<string> {
  const answer = await server.as(admin).fetch(`${adminExportAnalytics.path}?${query}`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer()).toString();
}

describe('a CSV file', () => {
  test.each(MARKET_CHARTS)(
    'of %s has a header row, and the same number of cells in each row',
    async (chart) => {
      const lines = (await fileOf(`chart=${chart}&from=2020-03-01&to=2021-12-31`)).trimEnd().split('\r\n');
      expect(lines[0]).toMatch(/^\uFEFF[A-Z]/);
      expect(lines.length).toBeGreaterThan(2);
      expect(new Set(lines.map((line) => line.split(',').length)).size).toBe(1);
    },
  );

  test('contains no formulas', async () => {
    const candidate = await createComplete();
    const universityName = '=HYPERLINK("https://evil.test")';
    await signedUp(candidate, toInstant('2020-02-10', '12:00'));
    const study = server.db.updateTable('candidateEducations').set({ universityName });
    await study.where('candidateId', '=', candidate.id).execute();
    const text = await fileOf('chart=institutes&from=2020-02-10&to=2020-02-10');
    expect(readCsv(text)).toEqual([
      { Institute: `'${universityName}`, Candidates: '1', 'Of them hired': '0' },
    ]);
  });
});

test('other users may not read it', async () => {
  for (const who of [await createRecruiter(server.db), await createCandidate(server.db)]) {
    expect((await server.as(who).call(adminGetAnalytics)).status).toBe(403);
    const file = await server.as(who).call(adminExportAnalytics, { query: { chart: 'revenue' } });
    expect(file.status).toBe(403);
  }
});
