import { afterEach, describe, expect, test } from 'vitest';
import {
  getNotificationPreferences,
  type NotificationTopic,
  updateNotificationPreferences,
} from '#contract/account/notification-preferences.ts';
import { updatePassword } from '#contract/account/password.ts';
import { applyToJob } from '#contract/applications/candidate-applications.ts';
import { respondToInterview } from '#contract/interviews/respond.ts';
import { candidateNotifications } from '#contract/notifications.ts';
import {
  createCandidate,
  createRecruiter,
  PASSWORD,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { requestOne, scheduleOne, slotIn } from '#server/testing/factories/interviews.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';
import * as notifications from './notifications.service.ts';

const NOTHING = { email: false, inApp: false };

const server = ownServer();
afterEach(() => server.moveClock(0));

function choose(account: TestAccount, topic: NotificationTopic, channels = NOTHING) {
  return server.as(account).call(updateNotificationPreferences, { body: { [topic]: channels } });
}

async function kindsOf(userId: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('notifications')
    .select('kind')
    .where('userId', '=', userId)
    .execute();
  return rows.map(({ kind }) => kind);
}

async function subjectsTo({ email }: TestAccount): Promise<string[]> {
  return (await server.mailsTo(email)).map(({ subject }) => subject);
}

describe('the settings', () => {
  test('are all on except product news by mail by default, and store what is chosen', async () => {
    const asha = await createCandidate(server.db);
    const on = { email: true, inApp: true };
    const start = {
      interviewRequests: on,
      interviewUpdates: on,
      applications: on,
      savedSearches: on,
      referrals: on,
      productNews: { email: false, inApp: true },
    };
    expect((await server.as(asha).call(getNotificationPreferences)).data).toEqual(start);
    const wish = { email: false, inApp: true };
    const saved = await choose(asha, 'applications', wish);
    expect(saved).toMatchObject({ status: 200, data: { ...start, applications: wish } });
    expect((await server.as(asha).call(getNotificationPreferences)).data).toEqual(saved.data);
  });

  test('of one person do not affect another', async () => {
    const [asha, vikram] = [await createCandidate(server.db), await createCandidate(server.db)];
    await choose(asha, 'referrals');
    const { data } = await server.as(vikram).call(getNotificationPreferences);
    expect(data.referrals).toEqual({ email: true, inApp: true });
  });

  test('set each channel to on or off', async () => {
    const asha = await createCandidate(server.db);
    const body = { referrals: { email: 'perhaps' } } as never;
    expect((await server.as(asha).call(updateNotificationPreferences, { body })).status).toBe(400);
  });
});

describe('interview requests switched off', () => {
  test('send neither a notification nor a mail, though the request exists', async () => {
    const candidate = await createSearchableCandidate(server.db);
    await choose(candidate, 'interviewRequests');
    await requestOne(server, { candidate });
    await server.moveClock(301);
    expect(await subjectsTo(candidate)).toEqual([]);
    expect(await kindsOf(candidate.id)).toEqual([]);
  });

  test('cancel a mail that is delayed for five minutes', async () => {
    const { candidate } = await requestOne(server);
    await choose(candidate, 'interviewRequests', { email: false, inApp: true });
    await server.moveClock(301);
    expect(await subjectsTo(candidate)).toEqual([]);
    expect(await kindsOf(candidate.id)).toEqual(['interview.requested']);
  });

  test('do not affect bookings', async () => {
    const candidate = await createSearchableCandidate(server.db);
    await choose(candidate, 'interviewRequests');
    await scheduleOne(server, { candidate });
    expect(await subjectsTo(candidate)).toEqual([expect.stringMatching(/^Interview booked/)]);
    expect(await kindsOf(candidate.id)).toEqual(['interview.scheduled']);
  });
});

describe('interview updates switched off', () => {
  test('suppress the booking and both reminders, on this side only', async () => {
    const candidate = await createSearchableCandidate(server.db);
    await choose(candidate, 'interviewUpdates');
    const { recruiter, booked } = await scheduleOne(server, { candidate });
    const start = Date.parse(booked.startsAt ?? '');
    for (const hours of [23.9, 0.9]) {
      await server.moveClock(Math.round((start - Date.now()) / 1000 - hours * 3600));
      await server.runTasks('remindOfInterviews');
    }
    expect((await subjectsTo(candidate)).filter((subject) => /booked|Reminder/.test(subject))).toEqual([]);
    expect(await kindsOf(candidate.id)).toEqual(['interview.requested']);
    const reminders = (await subjectsTo(recruiter)).filter((subject) => subject.startsWith('Reminder'));
    expect(reminders).toHaveLength(2);
  });

  test('suppress a recruiter’s notification of the reply, but not the mail if that stays on', async () => {
    const { id, recruiter, candidate } = await requestOne(server);
    await choose(recruiter, 'interviewUpdates', { email: true, inApp: false });
    await server.as(candidate).call(respondToInterview, {
      body: { interviewId: id, status: 'ACCEPTED', availabilitySlots: [slotIn(2)] },
    });
    expect(await subjectsTo(recruiter)).toEqual([expect.stringMatching(/accepted$/)]);
    expect(await kindsOf(recruiter.id)).toEqual([]);
  });
});

test('applications switched off suppress the receipt and the notification of a new applicant', async () => {
  const [candidate, recruiter] = [await createCandidate(server.db), await createRecruiter(server.db)];
  await choose(candidate, 'applications');
  await choose(recruiter, 'applications');
  const job = await createJob(server.db, recruiter);
  expect((await server.as(candidate).call(applyToJob, { params: { id: job.id } })).status).toBeLessThan(300);
  for (const person of [candidate, recruiter]) {
    expect(await subjectsTo(person)).toEqual([]);
    expect(await kindsOf(person.id)).toEqual([]);
  }
});

test.each([
  ['referrals', 'referral.signed_up'],
  ['referrals', 'reward.earned'],
  ['savedSearches', 'search.found'],
  ['productNews', 'product.news'],
] as const)('%s switched off suppress notifications of the kind %s', async (topic, kind) => {
  const [asha, vikram] = [await createCandidate(server.db), await createCandidate(server.db)];
  await choose(asha, topic);
  await choose(vikram, topic, { email: true, inApp: true });
  await notifications.notify(server.db, [asha.id, vikram.id], {
    kind,
    title: 'Notice',
    body: '',
    link: null,
  });
  await notifications.mail(server.db, [asha.id, vikram.id], {
    kind,
    write: ({ to }) => ({ to, subject: 'Notice', text: 'Notice', html: '<p>Notice</p>' }),
  });
  expect([await subjectsTo(asha), await kindsOf(asha.id)]).toEqual([[], []]);
  expect([await subjectsTo(vikram), await kindsOf(vikram.id)]).toEqual([['Notice'], [kind]]);
});

test('notifications about account security cannot be switched off', async () => {
  const asha = await createCandidate(server.db);
  for (const topic of [
    'interviewRequests',
    'interviewUpdates',
    'applications',
    'referrals',
    'productNews',
  ] as const) {
    await choose(asha, topic);
  }
  const body = { currentPassword: PASSWORD, newPassword: 'six-66' };
  await server.as(asha).call(updatePassword, { body });
  expect(await subjectsTo(asha)).toEqual(['Your Medallist password was changed']);
});

test('a candidate who switched everything off can still read older notifications', async () => {
  const { candidate } = await requestOne(server);
  await choose(candidate, 'interviewRequests');
  const { data } = await server.as(candidate).call(candidateNotifications.list);
  expect(data.totalElements).toBe(1);
});
