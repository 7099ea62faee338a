import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deactivateAccount } from '#contract/account/closing.ts';
import { updateNotificationPreferences } from '#contract/account/notification-preferences.ts';
import { savePrivacy } from '#contract/candidates/privacy.ts';
import { localDate, toInstant } from '#contract/kit/zoned-time.ts';
import {
  changeJobSearch,
  saveJobSearch,
  unsubscribeFromSearches,
} from '#contract/saved-searches/saved-search.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { linkTo } from '#server/platform/links.ts';
import { createCandidate, createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { actorOf, createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';
import * as savedSearches from './saved-searches.service.ts';
import { mailSavedSearches } from './saved-searches.service.ts';

const DAY_MS = 86_400_000;

const server = ownServer();
let asha: TestAccount;
let city: string;
let count = 0;
const recruiter = madeOnce(() => createRecruiter(server.db, { companyName: 'Tamarind Pay' }));
afterEach(() => server.moveClock(0));
beforeEach(async () => {
  count += 1;
  // A separate place for each test, so that jobs of other tests are not found.
  city = `City ${count}`;
  asha = await createSearchableCandidate(server.db);
});

/** Sets the clock to this time in India, the given number of days from today. */
async function at(day: number, time: string): Promise<void> {
  const date = localDate(new Date(Date.now() + day * DAY_MS));
  await server.moveClock(Math.ceil((toInstant(date, time).getTime() - Date.now()) / 1000));
}

const job = (title = 'Engineer', by = recruiter) =>
  createJob(server.db, by, { title, location: { city, country: 'India', isRemote: false } });

async function search(name = 'Mine', { filter = {}, as = asha, mailsDaily = true } = {}) {
  const body = { name, filter: { city: [city], ...filter }, mailsDaily };
  const { data } = await server.as(as).call(saveJobSearch, { body });
  return data;
}

const sweep = () => mailSavedSearches.run(server.db, undefined);

/** The mails of a person's saved searches, the oldest first. */
async function mailsTo({ email }: TestAccount = asha) {
  const mails = await server.mailsTo(email, 'mailSavedSearches');
  return mails.filter(({ subject }) => subject.includes('your saved search')).toReversed();
}
const subjects = async (to = asha) => (await mailsTo(to)).map(({ subject }) => subject);
const ONE = '1 new job matches your saved search';

describe('the daily mail', () => {
  test('is sent at nine in India, once, with new matches and a link to unsubscribe', async () => {
    await job('Old');
    await search('Near home');
    const fresh = await job('Fresh & new');
    await at(1, '08:59');
    expect(await mailsTo()).toEqual([]);
    await at(1, '09:00');
    const [mail, ...others] = await mailsTo();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(ONE);
    const unsubscribe = mail?.unsubscribeUrl ?? '';
    expect(mail?.textBody).toBe(
      [
        ONE,
        `Hello ${asha.firstName}, this is new since your last mail.`,
        'Near home',
        `Fresh & new, Tamarind Pay, ${city}, ₹38 L to ₹46 L\n${linkTo(`/jobs/${fresh.id}?via=saved-search`)}`,
        `See your saved searches: ${linkTo('/jobs/saved?tab=searches')}`,
        'You get this mail at most once a day, because you saved a search with daily mail.',
        `Unsubscribe: ${unsubscribe}\n`,
      ].join('\n\n'),
    );
    expect(mail?.htmlBody).toContain('Fresh &#38; new</a>');
    expect(unsubscribe).toContain(linkTo('/unsubscribe/searches?token='));
    await at(1, '23:59');
    await job('Later');
    expect(await subjects()).toEqual([ONE]);
    await at(2, '09:00');
    expect(await subjects()).toEqual([ONE, ONE]);
    expect((await mailsTo())[1]?.textBody).toContain('Later');
    expect((await mailsTo())[1]?.textBody).not.toContain('Fresh');
  });

  test('is not sent when nothing is new', async () => {
    await job();
    await search();
    await at(1, '09:00');
    expect(await subjects()).toEqual([]);
  });

  test('of a search that is saved at night is sent in the morning of the same day in India', async () => {
    await at(1, '00:10');
    const owner = { ownerId: asha.id, kind: 'JOBS', companyId: null } as const;
    await savedSearches.create(server.db, owner, {
      name: 'Night',
      filter: { city: [city] },
      mailsDaily: true,
    });
    await job();
    await at(1, '08:59');
    expect(await subjects()).toEqual([]);
    await at(1, '09:02');
    expect(await subjects()).toEqual([ONE]);
  });

  test('that could not be sent at nine is sent once later that day, and the next at its usual time', async () => {
    await search();
    await job('First');
    await at(1, '16:20');
    await sweep();
    await sweep();
    expect(await subjects()).toEqual([ONE]);
    await at(1, '23:30');
    await job('Second');
    await at(2, '08:59');
    expect(await subjects()).toEqual([ONE]);
    await at(2, '09:00');
    expect(await subjects()).toEqual([ONE, ONE]);
  });

  test('that was missed for days waits for the morning and is a single mail', async () => {
    await search();
    await job('First');
    await at(2, '03:00');
    expect(await subjects()).toEqual([]);
    await at(4, '08:30');
    expect(await subjects()).toEqual([]);
    await at(4, '09:05');
    expect(await subjects()).toEqual([ONE]);
    await at(5, '08:59');
    expect(await subjects()).toEqual([ONE]);
  });

  test('is a single one for several searches, in groups, and counts each job once', async () => {
    await search('Everything');
    await search('Cheap', { filter: { search: 'cook' } });
    await search('Nothing', { filter: { search: 'astronaut' } });
    await search('Silent', { mailsDaily: false });
    await job('Cook');
    await job('Baker');
    await at(1, '09:00');
    const [mail, ...others] = await mailsTo();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 new jobs match your saved searches');
    const headings = [...(mail?.htmlBody.matchAll(/<h2[^>]*>([^<]*)/g) ?? [])].map(([, text]) => text);
    expect(headings).toEqual(['Everything', 'Cheap']);
    expect(mail?.textBody.match(/Cook, /g)).toHaveLength(2);
    expect(mail?.textBody.match(/Baker, /g)).toHaveLength(1);
  });

  test('lists the ten newest jobs of a search, and counts the rest with a link to the search', async () => {
    await search('Many', { filter: { search: 'Role & more' } });
    for (let made = 1; made <= 12; made++) {
      await server.moveClock(made);
      await job(`Role & more ${made}.`);
    }
    await at(1, '09:00');
    const [mail] = await mailsTo();
    expect(mail?.subject).toBe('12 new jobs match your saved search');
    const named = [...(mail?.textBody.matchAll(/Role & more (\d+)\./g) ?? [])].map(([, made]) =>
      Number(made),
    );
    expect(named).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    const path = `/jobs?search=Role+%26+more&city=${city.replace(' ', '+')}`;
    expect(mail?.textBody).toContain(`and 2 more: ${linkTo(path)}`);
  });
});

describe('new matches', () => {
  test('include reopened and republished jobs, but none that closed meanwhile', async () => {
    const actor = actorOf(recruiter);
    const [reopened, closed] = [await job('Reopened'), await job('Closed')];
    await jobs.move(server.db, actor, reopened.id, 'CLOSE');
    await search();
    await jobs.move(server.db, actor, reopened.id, 'REOPEN');
    await job('Short-lived').then(({ id }) => jobs.move(server.db, actor, id, 'CLOSE'));
    await jobs.move(server.db, actor, closed.id, 'CLOSE');
    await at(1, '09:00');
    const [mail] = await mailsTo();
    expect(mail?.subject).toBe(ONE);
    expect(mail?.textBody).toContain('Reopened');
  });

  test('exclude jobs that the person has applied to', async () => {
    await search();
    await createApplication(server.db, (await job('Applied')).id, asha);
    await at(1, '09:00');
    expect(await subjects()).toEqual([]);
  });

  test('exclude companies that the person hides from, or that may not hire', async () => {
    const [hidden, rejected] = [
      await createRecruiter(server.db, { companyName: 'Peacock Systems' }),
      await createRecruiter(server.db),
    ];
    const body = {
      isVisible: true,
      hideFromCurrentEmployer: false,
      hiddenCompanies: [{ name: 'Peacock Systems' }],
    };
    await server.as(asha).call(savePrivacy, { body });
    await search();
    await job('Hidden', hidden);
    await job('Rejected', rejected);
    const { companyId } = rejected;
    await server.db
      .updateTable('companies')
      .set({ approvalStatus: 'REJECTED' })
      .where('id', '=', companyId)
      .execute();
    await at(1, '09:00');
    expect(await subjects()).toEqual([]);
    await at(1, '10:00');
    await job('Seen');
    await at(2, '09:00');
    expect(await subjects()).toEqual([ONE]);
  });

  test('count from when the mails of a search are switched on, and are not reset when they already were', async () => {
    const { id } = await search('Mine', { mailsDaily: false });
    const set = (mailsDaily: boolean) =>
      server.as(asha).call(changeJobSearch, { params: { id }, body: { mailsDaily } });
    await job('Before');
    await set(true);
    await job('After');
    await set(true);
    await at(1, '09:00');
    const [mail] = await mailsTo();
    expect(mail?.subject).toBe(ONE);
    expect(mail?.textBody).toContain('After');
  });

  test('include a job that is dated before a run and committed after it', async () => {
    await search();
    await at(1, '09:00');
    await job('Late');
    await server.db
      .updateTable('savedSearches')
      .set({ dueAt: new Date() })
      .where('ownerId', '=', asha.id)
      .execute();
    await sweep();
    expect(await subjects()).toEqual([]);
    await at(2, '09:00');
    expect(await subjects()).toEqual([ONE]);
  });
});

describe('no mail is sent to a person who', () => {
  const setUser = (change: { status: 'SUSPENDED' | 'DELETED' } | { emailVerifiedAt: null }) =>
    server.db.updateTable('users').set(change).where('id', '=', asha.id).execute();

  test.each([
    ['is suspended', () => setUser({ status: 'SUSPENDED' })],
    ['has left', () => setUser({ status: 'DELETED' })],
    ['has no confirmed address', () => setUser({ emailVerifiedAt: null })],
    ['rests', () => server.as(asha).call(deactivateAccount)],
  ])('%s, nor later about that time', async (_state, become) => {
    await search();
    await job();
    await become();
    await at(1, '09:00');
    expect(await subjects()).toEqual([]);
    await server.db
      .updateTable('users')
      .set({ status: 'ACTIVE', emailVerifiedAt: new Date() })
      .where('id', '=', asha.id)
      .execute();
    await at(1, '10:00');
    expect(await subjects()).toEqual([]);
    await job('Back');
    await at(2, '09:00');
    expect(await subjects()).toEqual([ONE]);
  });

  test('has switched the mails off in the settings, in the search, or by the link of a mail', async () => {
    const [bela, chitra] = [await createCandidate(server.db), await createCandidate(server.db)];
    for (const as of [asha, bela, chitra]) await search('Mine', { as });
    const off = { savedSearches: { email: false, inApp: false } };
    await server.as(asha).call(updateNotificationPreferences, { body: off });
    await job();
    await at(1, '09:00');
    expect([await subjects(asha), await subjects(bela), await subjects(chitra)]).toEqual([[], [ONE], [ONE]]);
    const link = (await mailsTo(bela))[0]?.unsubscribeUrl ?? '';
    const token = new URL(link).searchParams.get('token') ?? '';
    expect((await server.call(unsubscribeFromSearches, { body: { token } })).status).toBe(200);
    await job('Another');
    await at(2, '09:00');
    expect([await subjects(bela), await subjects(chitra)]).toEqual([[ONE], [ONE, ONE]]);
  });

  test('has a search whose filter is no longer valid', async () => {
    const { id } = await search();
    const filter = JSON.stringify({ workMode: ['ON_A_SHIP'] });
    await server.db.updateTable('savedSearches').set({ filter }).where('id', '=', id).execute();
    await job();
    await at(1, '09:00');
    expect(await subjects()).toEqual([]);
  });
});

describe('several concurrent processes', () => {
  test('send each person one mail', async () => {
    const people = [asha];
    for (let more = 0; more < 4; more++) people.push(await createCandidate(server.db));
    for (const as of people) for (const name of ['One', 'Two', 'Three']) await search(name, { as });
    await job();
    await at(1, '09:00');
    await Promise.all(Array.from({ length: 4 }, sweep));
    for (const person of people)
      expect(await subjects(person)).toEqual(['1 new job matches your saved searches']);
  });

  test('are not blocked by a person whose mail fails, who gets one when that is over', async () => {
    const bela = await createCandidate(server.db);
    await search('Broken');
    await search('Mine', { as: bela });
    await job();
    await at(1, '09:00');
    await sql`create function refuse() returns trigger language plpgsql as $$ begin
      if new.user_id = ${sql.lit(asha.id)} then raise exception 'the disk is full'; end if; return new; end $$`.execute(
      server.db,
    );
    await sql`create trigger refuse before insert on mails for each row execute function refuse()`.execute(
      server.db,
    );
    await expect(sweep()).rejects.toThrow('1 people were not told');
    await sql`drop trigger refuse on mails`.execute(server.db);
    expect(await subjects(bela)).toEqual([ONE]);
    expect(await subjects()).toEqual([ONE]);
  });
});
