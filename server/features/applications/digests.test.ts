import { beforeEach, describe, expect, test } from 'vitest';
import { updateNotificationPreferences } from '#contract/account/notification-preferences.ts';
import { withdrawApplication } from '#contract/applications/candidate-applications.ts';
import {
  type DigestPace,
  getApplicationDigest,
  setApplicationDigest,
} from '#contract/applications/digest.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { createRecruiter, type TestAccount, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { requestOne } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';
import { tellIfDue } from './digests.service.ts';

const server = ownServer();
let recruiter: TestRecruiter;
let jobId: string;
beforeEach(async () => {
  await server.moveClock(0);
  recruiter = await createRecruiter(server.db, { companyName: 'Tamarind Pay' });
  jobId = (await createJob(server.db, recruiter, { title: 'Ledger Engineer' })).id;
});

const HOUR = 3600;
const DAY = 24 * HOUR;

async function chooses(pace: DigestPace, who: TestAccount = recruiter): Promise<void> {
  const answer = await server.as(who).call(setApplicationDigest, { body: { pace } });
  expect(answer).toMatchObject({ status: 200, data: { pace } });
}

async function applies(job = jobId): Promise<TestAccount & { applicationId: string }> {
  const candidate = await createSearchableCandidate(server.db);
  const { id: applicationId } = await createApplication(server.db, job, candidate);
  return { ...candidate, applicationId };
}

async function mailsTo({ email }: TestAccount = recruiter) {
  const query = server.db.selectFrom('mails').select(['subject', 'textBody']).where('toAddress', '=', email);
  return query.orderBy('createdAt').orderBy('id').execute();
}

const subjects = async (who?: TestAccount) => (await mailsTo(who)).map(({ subject }) => subject);

/** Seconds from now until clocks in India next show this time. */
function secondsTo(time: string, earliest = 0): number {
  for (let seconds = Math.ceil(earliest / 60) * 60; ; seconds += 60) {
    const at = new Date(Date.now() + seconds * 1000);
    if (at.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata' }).startsWith(time)) return seconds;
  }
}

describe('new applications', () => {
  test('are mailed together an hour after the first, by default', async () => {
    expect((await server.as(recruiter).call(getApplicationDigest)).data).toEqual({ pace: 'HOURLY' });
    const first = await applies();
    await server.moveClock(50 * 60);
    const second = await applies();
    await server.runTasks();
    expect(await subjects()).toEqual([]);
    await server.moveClock(HOUR + 60);
    await server.runTasks('mailUnreadMessages', 'mailApplicationDigests');
    expect(await subjects()).toEqual(['2 new applications']);
    const [mail] = await mailsTo();
    const text = mail?.textBody ?? '';
    expect(text).toContain('Ledger Engineer at Tamarind Pay');
    expect(text).toMatch(/Applied \d+ \w+, \d+:\d\d [ap]m IST/);
    expect(text.indexOf(fullName(first))).toBeGreaterThan(0);
    expect(text.indexOf(fullName(second))).toBeGreaterThan(text.indexOf(fullName(first)));
    expect(text).toContain(`/recruiter/jobs/${jobId}/applicants?application=${second.applicationId}`);
    await server.moveClock(3 * HOUR);
    await server.runTasks();
    expect(await subjects()).toHaveLength(1);
  });

  test('of a day are mailed at nine in the morning in India', async () => {
    await chooses('DAILY');
    const evening = secondsTo('23:50');
    await server.moveClock(evening);
    await applies();
    await server.moveClock(evening + 20 * 60);
    await applies();
    const morning = secondsTo('09:00', evening);
    await server.moveClock(morning - 120);
    await server.runTasks();
    expect(await subjects()).toEqual([]);
    await server.moveClock(morning + 60);
    await server.runTasks('mailApplicationDigests');
    expect(await subjects()).toEqual(['2 new applications']);
    await applies();
    await server.moveClock(morning + DAY - 120);
    await server.runTasks();
    expect(await subjects()).toHaveLength(1);
    await server.moveClock(morning + DAY + 60);
    await server.runTasks('mailApplicationDigests');
    expect(await subjects()).toEqual(['2 new applications', '1 new application']);
  });

  test('are mailed one by one to a recruiter who wants each at once', async () => {
    await chooses('AT_ONCE');
    const one = await applies();
    expect(await subjects()).toEqual([`${fullName(one)} applied for Ledger Engineer`]);
    await server.moveClock(2 * HOUR);
    await server.runTasks();
    expect(await subjects()).toHaveLength(1);
  });

  test('of a person whom the company invited are mailed at once, regardless of the pace', async () => {
    await chooses('DAILY');
    const candidate = await createSearchableCandidate(server.db);
    await requestOne(server, { candidate, recruiter, jobId });
    await createApplication(server.db, jobId, candidate);
    expect(await subjects()).toContain(`${fullName(candidate)} applied for Ledger Engineer`);
  });

  test('that were withdrawn meanwhile are not named, and where none is left no mail is sent', async () => {
    const gone = await applies();
    await server.as(gone).call(withdrawApplication, { params: { id: gone.applicationId } });
    await server.moveClock(2 * HOUR);
    await server.runTasks('mailApplicationDigests');
    expect(await subjects()).toEqual([]);
    await applies();
    await server.moveClock(4 * HOUR);
    await server.runTasks('mailApplicationDigests');
    expect(await subjects()).toEqual(['1 new application']);
  });
});

describe('a pace', () => {
  test('that is changed also applies to what is already waiting', async () => {
    await chooses('DAILY');
    await applies();
    await chooses('AT_ONCE');
    await server.runTasks('mailApplicationDigests');
    expect(await subjects()).toEqual(['1 new application']);
    await chooses('HOURLY');
    await server.moveClock(2 * DAY);
    await server.runTasks();
    expect(await subjects()).toHaveLength(1);
  });

  test('is chosen by a recruiter of any role for themselves, and by no other user', async () => {
    const viewer = await createMember(server.db, recruiter.companyId, 'VIEWER');
    await chooses('DAILY', viewer);
    expect((await server.as(recruiter).call(getApplicationDigest)).data).toEqual({ pace: 'HOURLY' });
    const candidate = await createSearchableCandidate(server.db);
    const body = { pace: 'DAILY' as const };
    expect(await server.as(candidate).call(setApplicationDigest, { body })).toMatchObject({ status: 403 });
    expect(await server.call(setApplicationDigest, { body })).toMatchObject({ status: 401 });
    const wrong = { pace: 'WEEKLY' as never };
    expect(await server.as(recruiter).call(setApplicationDigest, { body: wrong })).toMatchObject({
      status: 400,
      message: 'Please choose how often.',
    });
  });
});

describe('a recruiter who', () => {
  test('has left the team or is a viewer only gets no mail about what was waiting', async () => {
    const colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
    const demoted = await createMember(server.db, recruiter.companyId, 'RECRUITER');
    await applies();
    const members = () =>
      server.db.updateTable('companyMembers').where('companyId', '=', recruiter.companyId);
    await server.db.deleteFrom('companyMembers').where('userId', '=', colleague.id).execute();
    await members().set({ role: 'VIEWER' }).where('userId', '=', demoted.id).execute();
    await server.moveClock(2 * HOUR);
    await server.runTasks('mailApplicationDigests');
    expect(await subjects(colleague)).toEqual([]);
    expect(await subjects(demoted)).toEqual([]);
    expect(await subjects()).toEqual(['1 new application']);
  });

  test('has switched these mails off gets none, and none of them later', async () => {
    await applies();
    const wish = (email: boolean) => ({ body: { applications: { email, inApp: true } } });
    await server.as(recruiter).call(updateNotificationPreferences, wish(false));
    await server.moveClock(2 * HOUR);
    await server.runTasks('mailApplicationDigests');
    await server.as(recruiter).call(updateNotificationPreferences, wish(true));
    await server.moveClock(4 * HOUR);
    await server.runTasks();
    expect(await subjects()).toEqual([]);
  });
});

test('when ten processes run at once one mails, and what arrives meanwhile goes into the next digest', async () => {
  await applies();
  await server.moveClock(2 * HOUR);
  const looks = Array.from({ length: 10 }, () =>
    server.db.transaction().execute((tx) => tellIfDue(tx, recruiter.id)),
  );
  await Promise.all([...looks, applies(), applies()]);
  const told = (await mailsTo()).map(({ subject }) => Number.parseInt(subject, 10));
  await server.moveClock(4 * HOUR);
  await server.runTasks('mailApplicationDigests');
  const all = (await mailsTo()).map(({ subject }) => Number.parseInt(subject, 10));
  expect(told).toHaveLength(1);
  expect(all.reduce((sum, count) => sum + count, 0)).toBe(3);
});
