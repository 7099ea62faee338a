import { beforeAll, describe, expect, test } from 'vitest';
import { adminCountQueue } from '#contract/admin-queue.ts';
import { EVENT_NAMES } from '#contract/analytics/event-names.ts';
import { login } from '#contract/auth/session.ts';
import { getApprovalStatus } from '#contract/companies/approval.ts';
import { listCompanyDocuments } from '#contract/companies/documents.ts';
import { adminGetRecruiter, adminListRecruiters } from '#contract/companies/recruiter-review.ts';
import { getCandidateHome } from '#contract/dashboards/candidate-home.ts';
import { getInterviewStats } from '#contract/interviews/candidate.ts';
import { TEMPLATE_KINDS } from '#contract/labels/templates.ts';
import { countUnreadMessages, listThreads } from '#contract/messages.ts';
import { candidateNotifications, recruiterNotifications } from '#contract/notifications.ts';
import { listMyOffers } from '#contract/offers/candidate-offers.ts';
import { listSavedJobs } from '#contract/saved-jobs.ts';
import { listCandidateSearches } from '#contract/saved-searches/candidate-search.ts';
import { listJobSearches } from '#contract/saved-searches/saved-search.ts';
import { listTemplates } from '#contract/templates.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people/sign-ins.ts';
import type { Caller } from '#server/testing/caller.ts';
import { ownServer } from '#server/testing/server.ts';
import { fillDemo } from './fill.ts';
import { freshenDemo } from './freshen.ts';

const DAY_SECONDS = 86_400;
const server = ownServer();

async function as(name: string): Promise<Caller> {
  const email = `${name}@medallist.test`;
  const { data } = await server.call(login, { body: { email, password: DEMO_PASSWORD } });
  return server.as({ token: data.accessToken });
}

async function count(
  table: 'users' | 'companies' | 'jobs' | 'interviews' | 'waitlistEntries' | 'quickMessages',
): Promise<number> {
  const row = await server.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

beforeAll(async () => {
  await fillDemo(server.db, 300);
});

describe('the demo marketplace', () => {
  test('has about 40 companies, 60 jobs and 300 candidates', async () => {
    expect(await count('companies')).toBe(40);
    expect(await count('jobs')).toBeGreaterThanOrEqual(50);
    expect(await count('users')).toBeGreaterThanOrEqual(300 + 40);
  });

  test('shows applications and interviews in every state', async () => {
    const applications = await server.db.selectFrom('applications').select('status').distinct().execute();
    const interviews = await server.db.selectFrom('interviews').select('status').distinct().execute();
    expect(applications).toHaveLength(8);
    expect(interviews).toHaveLength(10);
  });

  test('leaves an admin something of every kind to decide', async () => {
    const { kinds } = (await (await as('admin')).call(adminCountQueue)).data;
    const none = Object.entries(kinds).filter(([, waiting]) => waiting.count === 0);
    expect(none).toEqual([]);
  });

  test('gives the reason for the suspension of a company', async () => {
    const admin = await as('admin');
    const { data } = await admin.call(adminListRecruiters, { query: { status: 'SUSPENDED' } });
    expect(data.content).toHaveLength(1);
    const { data: recruiter } = await admin.call(adminGetRecruiter, {
      params: { id: data.content[0]?.id ?? '' },
    });
    expect(recruiter.history).toMatchObject([
      { action: 'company.suspended', reason: expect.stringMatching(/\S/) },
    ]);
  });

  test('has conversations, some of them unread, for both demo accounts', async () => {
    for (const [name, unread] of [
      ['candidate', 1],
      ['recruiter', 6],
    ] as const) {
      const caller = await as(name);
      const { data } = await caller.call(listThreads);
      expect(data.content.length).toBeGreaterThan(unread);
      expect((await caller.call(countUnreadMessages)).data).toEqual({ count: unread });
    }
  });

  test('has a hire behind every hired application, in several states, and no open job without vacancies', async () => {
    const { db } = server;
    const without = await db
      .selectFrom('applications as a')
      .leftJoin('hires as h', 'h.applicationId', 'a.id')
      .select('a.id')
      .where('a.status', '=', 'HIRED')
      .where((eb) =>
        eb.or([eb('h.id', 'is', null), eb('h.status', 'not in', ['CONFIRMED', 'LEAVING', 'LEFT'])]),
      )
      .execute();
    expect(without).toEqual([]);
    const statuses = await db.selectFrom('hires').select('status').distinct().execute();
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([
      'ABSENT',
      'CONFIRMED',
      'DID_NOT_JOIN',
      'DISPUTED',
      'LEAVING',
      'LEFT',
      'RECORDED',
    ]);
    const early = await db
      .selectFrom('hires as h')
      .innerJoin('offers as o', 'o.id', 'h.offerId')
      .select('h.id')
      .where((eb) =>
        eb.or([
          eb('o.status', '!=', 'ACCEPTED'),
          eb('h.recordedAt', '<', eb.ref('o.closedAt')),
          eb('h.joinedOn', '!=', eb.ref('o.joiningDate')),
        ]),
      )
      .execute();
    expect(early).toEqual([]);
    const full = await db
      .selectFrom('jobs as j')
      .select('j.id')
      .where('j.status', '=', 'PUBLISHED')
      .where((eb) =>
        eb(
          'j.openings',
          '<=',
          eb
            .selectFrom('applications as a')
            .select((inner) => inner.fn.countAll<number>().as('count'))
            .whereRef('a.jobId', '=', 'j.id')
            .where('a.status', '=', 'HIRED'),
        ),
      )
      .execute();
    expect(full).toEqual([]);
    const filled = await db
      .selectFrom('jobChanges as x')
      .innerJoin('jobs as j', 'j.id', 'x.jobId')
      .select(['j.status', 'j.closedAt', 'j.openings'])
      .select((eb) =>
        eb
          .selectFrom('applications as a')
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .whereRef('a.jobId', '=', 'j.id')
          .where('a.status', '=', 'HIRED')
          .as('hired'),
      )
      .where('x.actorId', 'is', null)
      .execute();
    expect(filled.length).toBeGreaterThan(0);
    for (const { status, closedAt, openings, hired } of filled) {
      expect({ status, openings }).toEqual({ status: 'CLOSED', openings: hired });
      expect(closedAt).not.toBeNull();
    }
  });

  test('has an offer behind every application in that stage, and one for the candidate to answer', async () => {
    const offered = await server.db
      .selectFrom('applications as a')
      .leftJoin('offers as o', 'o.applicationId', 'a.id')
      .select(['a.statusChangedAt', 'o.status', 'o.extendedAt'])
      .where('a.status', '=', 'OFFERED')
      .execute();
    expect(offered.length).toBeGreaterThan(5);
    expect(new Set(offered.map(({ status }) => status))).toEqual(new Set(['EXTENDED', 'ACCEPTED']));
    for (const { statusChangedAt, extendedAt } of offered) expect(extendedAt).toEqual(statusChangedAt);
    const { content } = (await (await as('candidate')).call(listMyOffers)).data;
    expect(content).toMatchObject([{ status: 'EXTENDED', company: { name: 'Tamarind Pay' } }]);
  });

  test('has a reported leaving to answer, a hire who never came, and a settled dispute', async () => {
    const hires = await server.db
      .selectFrom('hires as h')
      .innerJoin('applications as a', 'a.id', 'h.applicationId')
      .select(['h.id', 'h.status', 'h.confirmBy', 'h.leftOn', 'h.settledReason', 'a.ending'])
      .select('a.status as application')
      .execute();
    const moment = new Date();
    for (const { confirmBy, leftOn } of hires.filter(({ status }) => status === 'LEAVING')) {
      expect(confirmBy && confirmBy > moment).toBe(true);
      expect(leftOn).not.toBeNull();
    }
    const absent = hires.filter(({ status }) => status === 'DID_NOT_JOIN');
    for (const hire of absent)
      expect(hire).toMatchObject({ application: 'WITHDRAWN', ending: 'DID_NOT_JOIN' });
    const settled = hires.filter(({ settledReason }) => settledReason);
    expect(settled).toMatchObject([{ status: 'CONFIRMED', application: 'HIRED' }]);
    const history = await server.db
      .selectFrom('hireEvents as e')
      .leftJoin('users as u', 'u.id', 'e.actorId')
      .select(['e.action', 'e.toStatus', 'u.userType'])
      .where('e.hireId', '=', settled[0]?.id ?? '')
      .orderBy('e.at')
      .execute();
    expect(history).toEqual([
      { action: 'RECORD', toStatus: 'RECORDED', userType: 'RECRUITER' },
      { action: 'DISPUTE', toStatus: 'DISPUTED', userType: 'JOBSEEKER' },
      { action: 'UPHOLD', toStatus: 'CONFIRMED', userType: 'ADMIN' },
    ]);
  });

  test('has degrees to verify, each with its document', async () => {
    const waiting = await server.db
      .selectFrom('candidateEducations as e')
      .leftJoin('degreeVerifications as v', 'v.educationId', 'e.id')
      .leftJoin('files as f', 'f.id', 'v.fileId')
      .select(['v.status', 'f.mimeType'])
      .where('e.verificationStatus', '=', 'PENDING')
      .execute();
    expect(waiting.length).toBeGreaterThan(10);
    for (const row of waiting) expect(row).toEqual({ status: 'PENDING', mimeType: 'application/pdf' });
  });

  test('has people on both waitlists, messages of visitors and events of every name', async () => {
    expect(await count('waitlistEntries')).toBeGreaterThan(40);
    expect(await count('quickMessages')).toBeGreaterThan(10);
    const events = await server.db.selectFrom('analyticsEvents').select('event').distinct().execute();
    expect(events.map(({ event }) => event).sort()).toEqual([...EVENT_NAMES].sort());
  });

  test('advertises no job below what the landing page promises', async () => {
    const jobs = await server.db.selectFrom('jobs').select(['title', 'salaryMin']).execute();
    expect(jobs.filter(({ salaryMin }) => salaryMin < 2_500_000)).toEqual([]);
  });

  test('does not touch a database that has users', async () => {
    expect(await fillDemo(server.db, 300)).toBe(false);
  });

  test('opens the candidate on 4 pending, 2 active, 3 unread and 75 per cent', async () => {
    const candidate = await as('candidate');
    const stats = await candidate.call(getInterviewStats);
    const home = await candidate.call(getCandidateHome);
    const unread = await candidate.call(candidateNotifications.unreadCount);
    expect(stats.data).toMatchObject({ pendingRequests: 4, upcomingInterviews: 2 });
    expect(home.data.profile.completion.percent).toBe(75);
    expect(unread.data).toEqual({ count: 3 });
  });

  test('opens the candidate on saved jobs, one of them closed, and two saved searches', async () => {
    const candidate = await as('candidate');
    const { content } = (await candidate.call(listSavedJobs)).data;
    expect(content.map(({ isOpen }) => isOpen)).toEqual([true, true, true, true, false]);
    const { searches } = (await candidate.call(listJobSearches)).data;
    expect(searches).toMatchObject([
      { name: 'Go in Bengaluru', words: ['Go', 'Bengaluru'], mailsDaily: true },
      { name: 'Remote, ₹40 L and over', words: ['Remote', '₹40 L and over'], mailsDaily: false },
    ]);
  });

  test('opens the recruiter on templates of every kind and two saved searches, one with new people', async () => {
    const recruiter = await as('recruiter');
    const kinds = (await recruiter.call(listTemplates)).data.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(TEMPLATE_KINDS));
    const { searches } = (await recruiter.call(listCandidateSearches)).data;
    expect(searches).toMatchObject([
      { name: 'Go, from 3 years', words: ['Go', 'At least 3 years'], mailsDaily: true, newCount: 3 },
      { name: 'React in Bengaluru', words: ['React', 'Bengaluru'], mailsDaily: false, newCount: 0 },
    ]);
  });

  test('opens the recruiter on 5 unread', async () => {
    const unread = await (await as('recruiter')).call(recruiterNotifications.unreadCount);
    expect(unread.data).toEqual({ count: 5 });
  });

  test('has a recruiter whose application is under review, with a document to read', async () => {
    const pending = await as('pending');
    const status = await pending.call(getApprovalStatus);
    const documents = await pending.call(listCompanyDocuments);
    expect(status.data).toMatchObject({ approvalStatus: 'UNDER_REVIEW', isComplete: true });
    expect(documents.data).toHaveLength(1);
  });

  test('is fresh again after a week, regardless of the sweeps in between', async () => {
    await server.moveClock(8 * DAY_SECONDS);
    await server.runTasks();
    await freshenDemo(server.db);
    const stats = await (await as('candidate')).call(getInterviewStats);
    await server.moveClock(0);
    expect(stats.data).toMatchObject({ pendingRequests: 4, upcomingInterviews: 2 });
    // Runs the sweeps of a week on the whole marketplace.
  }, 60_000);
});
