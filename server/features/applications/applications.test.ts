import { beforeAll, describe, expect, test } from 'vitest';
import {
  applyToJob,
  listMyApplications,
  withdrawApplication,
} from '#contract/applications/candidate-applications.ts';
import { setApplicationDigest } from '#contract/applications/digest.ts';
import {
  bulkUpdateApplications,
  getApplication,
  listApplications,
  listJobApplicants,
  rejectApplication,
  setApplicationStatus,
  shortlistApplication,
} from '#contract/applications/recruiter-applications.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import { candidateNotifications, recruiterNotifications } from '#contract/notifications.ts';
import { asCandidate, asMember, BY_TIME } from '#server/platform/deed.ts';
import { createCandidate, createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { suspendCompany } from '#server/testing/factories/companies.ts';
import {
  createApplication,
  createJob,
  letApplicationLeave,
  tellRejection,
} from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';
import * as applications from './applications.service.ts';

const server = ownServer();
let recruiter: TestRecruiter;
let jobId: string;
beforeAll(async () => {
  recruiter = await createRecruiter(server.db, { companyName: 'Tamarind Pay' });
  jobId = (await createJob(server.db, recruiter)).id;
});

async function applied(status?: ApplicationStatus) {
  const candidate = await createCandidate(server.db);
  const { id } = await createApplication(server.db, jobId, candidate);
  if (status) await server.db.updateTable('applications').set({ status }).where('id', '=', id).execute();
  return { id, candidate, params: { id } };
}

describe('a candidate applies', () => {
  test('and both sides are notified', async () => {
    const candidate = await createCandidate(server.db, { firstName: 'Ishita', lastName: 'Banerjee' });
    await server.as(recruiter).call(setApplicationDigest, { body: { pace: 'AT_ONCE' } });
    const answer = await server.as(candidate).call(applyToJob, { params: { id: jobId } });
    expect(answer).toMatchObject({ status: 201, message: 'Application sent' });
    await letApplicationLeave(server.db, answer.data.id);
    expect(answer.data).toMatchObject({ status: 'NEW', source: 'APPLIED', job: { id: jobId, isOpen: true } });
    const notice = await server.as(recruiter).call(recruiterNotifications.list);
    expect(notice.data.content[0]).toMatchObject({ title: 'Ishita Banerjee applied' });
    const [mail] = await server.mailsTo(recruiter.email);
    expect(mail?.subject).toBe('Ishita Banerjee applied for Senior Backend Engineer');
    expect(await server.mailsTo(candidate.email, 'sendHeldApplications')).toHaveLength(1);
  });

  test('of ten parallel applications to one job exactly one row remains', async () => {
    const candidate = await createCandidate(server.db);
    const tries = Array.from({ length: 10 }, () =>
      server.as(candidate).call(applyToJob, { params: { id: jobId } }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(9).fill(409)]);
    const { data } = await server.as(candidate).call(listMyApplications);
    expect(data.totalElements).toBe(1);
  });

  test('a second time is refused with the documented sentence', async () => {
    const { candidate } = await applied();
    const answer = await server.as(candidate).call(applyToJob, { params: { id: jobId } });
    expect(answer).toMatchObject({
      status: 409,
      code: 'ALREADY_APPLIED',
      message: 'You have already applied for this job.',
    });
  });

  test('a closed job takes no applications and a draft does not exist', async () => {
    const candidate = await createCandidate(server.db);
    const closed = await createJob(server.db, recruiter, { status: 'CLOSED' });
    const draft = await createJob(server.db, recruiter, { status: 'DRAFT' });
    const late = await server.as(candidate).call(applyToJob, { params: { id: closed.id } });
    expect(late).toMatchObject({ status: 409, code: 'JOB_CLOSED' });
    const early = await server.as(candidate).call(applyToJob, { params: { id: draft.id } });
    expect(early).toMatchObject({ status: 404, code: 'JOB_NOT_FOUND' });
  });

  test('a job of a suspended company is not found', async () => {
    const suspended = await createRecruiter(server.db);
    const { id } = await createJob(server.db, suspended);
    await suspendCompany(server.db, suspended);
    const candidate = await createCandidate(server.db);
    const answer = await server.as(candidate).call(applyToJob, { params: { id } });
    expect(answer).toMatchObject({ status: 404, code: 'JOB_NOT_FOUND' });
  });

  test('after withdrawing, the same row is reused', async () => {
    const { id, candidate, params } = await applied('SHORTLISTED');
    const gone = await server.as(candidate).call(withdrawApplication, { params });
    expect(gone.data.status).toBe('WITHDRAWN');
    const again = await server.as(candidate).call(applyToJob, { params: { id: jobId } });
    expect(again.data).toMatchObject({ id, status: 'NEW' });
  });

  test('an invited candidate who applies keeps the stage, and the contact details become visible', async () => {
    const candidate = await createCandidate(server.db);
    const pair = { jobId, candidateId: candidate.id, companyId: recruiter.companyId };
    const { id } = await applications.invite(server.db, asMember({ userId: recruiter.id }), pair);
    const before = await server.as(recruiter).call(getApplication, { params: { id } });
    expect(before.data).toMatchObject({ status: 'SHORTLISTED', source: 'INVITED', contact: null });
    await server.as(candidate).call(applyToJob, { params: { id: jobId } });
    await letApplicationLeave(server.db, id);
    const after = await server.as(recruiter).call(getApplication, { params: { id } });
    expect(after.data).toMatchObject({ status: 'SHORTLISTED', contact: { email: candidate.email } });
  });

  test.each(['OFFERED', 'HIRED', 'REJECTED', 'WITHDRAWN'] as const)(
    'what is %s cannot be withdrawn',
    async (status) => {
      const { candidate, params } = await applied(status);
      const answer = await server.as(candidate).call(withdrawApplication, { params });
      expect(answer).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
    },
  );
});

describe('a recruiter decides', () => {
  test.each([
    ['NEW', 'REVIEWED'],
    ['NEW', 'SHORTLISTED'],
    ['REVIEWED', 'SHORTLISTED'],
    ['SHORTLISTED', 'REVIEWED'],
    ['INTERVIEW', 'REJECTED'],
    ['REJECTED', 'SHORTLISTED'],
  ] as const)('%s may become %s', async (from, to) => {
    const { params } = await applied(from);
    const body = { status: to, notes: 'Strong on queues' };
    const { data } = await server.as(recruiter).call(setApplicationStatus, { params, body });
    expect(data).toMatchObject({ status: to, notes: 'Strong on queues' });
    expect(data.history.at(-1)).toMatchObject({ fromStatus: from, toStatus: to });
  });

  test.each([
    ['NEW', 'NEW'],
    ['REVIEWED', 'NEW'],
    ['OFFERED', 'REJECTED'],
    ['HIRED', 'REJECTED'],
    ['WITHDRAWN', 'SHORTLISTED'],
  ] as const)('%s may not become %s', async (from, to) => {
    const { params } = await applied(from);
    const body = { status: to, notes: 'x' };
    const answer = await server.as(recruiter).call(setApplicationStatus, { params, body });
    expect(answer).toMatchObject({ status: 409, code: 'MOVE_NOT_ALLOWED' });
  });

  test.each(['INTERVIEW', 'OFFERED', 'HIRED', 'WITHDRAWN'] as const)(
    '%s is set only by its own call',
    async (status) => {
      const { params } = await applied('SHORTLISTED');
      const answer = await server.as(recruiter).call(setApplicationStatus, { params, body: { status } });
      expect(answer).toMatchObject({ status: 409, code: 'MOVED_BY_ITS_OWN_CALL' });
    },
  );

  test('a shortlisted candidate is notified', async () => {
    const { candidate, params } = await applied();
    await server.as(recruiter).call(shortlistApplication, { params, body: {} });
    const { data } = await server.as(candidate).call(candidateNotifications.list);
    expect(data.content[0]).toMatchObject({
      title: 'Senior Backend Engineer',
      body: 'Tamarind Pay has put you on its shortlist.',
    });
  });

  test('a rejection needs a reason, which the candidate never reads', async () => {
    const { candidate, params } = await applied();
    const bare = await server.as(recruiter).call(rejectApplication, { params, body: { reason: ' ' } });
    expect(bare).toMatchObject({ status: 400, message: 'Please provide a rejection reason' });
    const silent = await server
      .as(recruiter)
      .call(setApplicationStatus, { params, body: { status: 'REJECTED' } });
    expect(silent).toMatchObject({ status: 400, message: 'Please provide a rejection reason' });
    const body = { reason: 'Too junior for this team' };
    const { data } = await server.as(recruiter).call(rejectApplication, { params, body });
    expect(data).toMatchObject({ status: 'REJECTED', rejectReason: body.reason });
    await tellRejection(server.db, params.id);
    const told = await server.as(candidate).call(candidateNotifications.list);
    const seen = await server.as(candidate).call(listMyApplications);
    expect(told.data.content[0]?.body).toContain('Not selected');
    expect(JSON.stringify([told.body, seen.body])).not.toContain(body.reason);
    const again = await server.as(recruiter).call(shortlistApplication, { params, body: {} });
    expect(again.data).toMatchObject({ status: 'SHORTLISTED', rejectReason: null });
  });

  test('several at once: those whose stage forbids it are not changed, and are named', async () => {
    const fits = [(await applied()).id, (await applied('REVIEWED')).id].sort();
    const stays = (await applied('HIRED')).id;
    const body = { applicationIds: [...fits, stays], status: 'SHORTLISTED' as const };
    const { data } = await server.as(recruiter).call(bulkUpdateApplications, { body });
    expect({ ...data, updated: data.updated.sort() }).toEqual({ updated: fits, skipped: [stays] });
  });

  test('two opposite decisions at once leave both rows in one legal state', async () => {
    const { params, candidate } = await applied();
    const answers = await Promise.all([
      server.as(candidate).call(withdrawApplication, { params }),
      server.as(recruiter).call(shortlistApplication, { params, body: {} }),
      server.as(recruiter).call(rejectApplication, { params, body: { reason: 'No' } }),
    ]);
    const { data } = await server.as(recruiter).call(getApplication, { params });
    const accepted = answers.filter(({ status }) => status === 200).length;
    expect(data.history).toHaveLength(accepted + 1);
    expect(data.history.at(-1)?.toStatus).toBe(data.status);
  });
});

describe('interviews move applications', () => {
  test('an unsuccessful invitation is removed; an application stays', async () => {
    const candidate = await createCandidate(server.db);
    const pair = { jobId, candidateId: candidate.id, companyId: recruiter.companyId };
    const invited = await applications.invite(server.db, asMember({ userId: recruiter.id }), pair);
    const step = {
      applicationId: invited.id,
      reason: 'Notice period too long',
      ending: 'DECLINED',
    } as const;
    await applications.releaseInvitation(server.db, asCandidate({ userId: candidate.id }), step);
    const first = await server.as(recruiter).call(getApplication, { params: invited });
    expect(first.data).toMatchObject({ status: 'WITHDRAWN' });

    const own = await applied('SHORTLISTED');
    await applications.releaseInvitation(server.db, BY_TIME, { ...step, applicationId: own.id });
    const second = await server.as(recruiter).call(getApplication, { params: own.params });
    expect(second.data.status).toBe('SHORTLISTED');
  });

  test('an invitation reuses the row of a rejected candidate, and never one that is hired', async () => {
    const rejected = await applied('REJECTED');
    const pair = { jobId, companyId: recruiter.companyId };
    const deed = asMember({ userId: recruiter.id });
    const again = await applications.invite(server.db, deed, { ...pair, candidateId: rejected.candidate.id });
    expect(again.id).toBe(rejected.id);
    const hired = await applied('HIRED');
    const refused = applications.invite(server.db, deed, { ...pair, candidateId: hired.candidate.id });
    await expect(refused).rejects.toMatchObject({ code: 'STATE_CHANGED' });
  });

  test('a candidate who withdrew counts as invited once asked; a rejected one still as applicant', async () => {
    const pair = { jobId, companyId: recruiter.companyId };
    const deed = asMember({ userId: recruiter.id });
    const gone = await applied('SHORTLISTED');
    await server.as(gone.candidate).call(withdrawApplication, { params: gone.params });
    const rejected = await applied('REJECTED');
    const invited = { status: 'SHORTLISTED', source: 'INVITED' };
    for (const [{ candidate, params }, now] of [
      [gone, invited],
      [rejected, { ...invited, source: 'APPLIED' }],
    ] as const) {
      await applications.invite(server.db, deed, { ...pair, candidateId: candidate.id });
      const { data } = await server.as(recruiter).call(getApplication, { params });
      expect(data).toMatchObject(now);
    }
  });

  test('acceptance makes it an interview, once', async () => {
    const { id, params } = await applied('SHORTLISTED');
    await applications.moveToInterview(server.db, BY_TIME, id);
    await applications.moveToInterview(server.db, BY_TIME, id);
    const { data } = await server.as(recruiter).call(getApplication, { params });
    expect(data.status).toBe('INTERVIEW');
    expect(data.history.filter(({ toStatus }) => toStatus === 'INTERVIEW')).toHaveLength(1);
  });
});

describe('lists', () => {
  test('applicants of a job have scores, and the best come first when requested', async () => {
    const owner = await createRecruiter(server.db);
    const job = await createJob(server.db, owner);
    const strong = await createCandidate(server.db, { firstName: 'Kabir' });
    const weak = await createCandidate(server.db, { firstName: 'Sneha' });
    const skill = { id: strong.id, candidateId: strong.id, skillName: 'go', years: 5, months: 0, level: 4 };
    await server.db
      .insertInto('candidateSkills')
      .values({ ...skill, position: 0 })
      .execute();
    await createApplication(server.db, job.id, strong);
    await createApplication(server.db, job.id, weak);
    const query = { sort: 'match' as const };
    const { data } = await server.as(owner).call(listJobApplicants, { params: { id: job.id }, query });
    expect(data.content.map(({ candidate }) => candidate.firstName)).toEqual(['Kabir', 'Sneha']);
    expect(data.content[0]?.match.parts.skills).toMatchObject({ points: 14, max: 42, state: 'partial' });
    expect(data.counts).toMatchObject({ NEW: 2, HIRED: 0 });
  });

  test("a company's applications are filtered by job, stage and name", async () => {
    const { candidate } = await applied('SHORTLISTED');
    const query = { jobId, status: ['SHORTLISTED', 'HIRED'], search: candidate.lastName };
    const { data } = await server.as(recruiter).call(listApplications, { query });
    expect(data.content).toMatchObject([{ candidate: { id: candidate.id }, status: 'SHORTLISTED' }]);
  });
});

test('a candidate pages through their own applications, the last moved first', async () => {
  const candidate = await createCandidate(server.db);
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { id } = await createJob(server.db, recruiter);
    ids.unshift((await createApplication(server.db, id, candidate)).id);
  }
  const page = async (page: number) =>
    (await server.as(candidate).call(listMyApplications, { query: { page, size: 2 } })).data;
  const [first, second] = [await page(0), await page(1)];
  expect([...first.content, ...second.content].map(({ id }) => id)).toEqual(ids);
  expect(second).toMatchObject({ totalElements: 3, totalPages: 2 });
});

describe('who may do what', () => {
  test('applications of another company or candidate are not found', async () => {
    const { id, params } = await applied();
    const stranger = await createRecruiter(server.db);
    const other = await createCandidate(server.db);
    const answers = [
      await server.as(stranger).call(getApplication, { params }),
      await server.as(stranger).call(rejectApplication, { params, body: { reason: 'x' } }),
      await server.as(stranger).call(listJobApplicants, { params: { id: jobId } }),
      await server
        .as(stranger)
        .call(bulkUpdateApplications, { body: { applicationIds: [id], status: 'SHORTLISTED' } }),
      await server.as(other).call(withdrawApplication, { params }),
    ];
    for (const answer of answers) expect(answer.status).toBe(404);
    const { data } = await server.as(stranger).call(listApplications);
    expect(data.totalElements).toBe(0);
  });

  test('a recruiter cannot apply, a candidate cannot decide, a visitor can do neither', async () => {
    const { candidate, params } = await applied();
    const decide = { params, body: { reason: 'x' } };
    const { status, code } = await server.as(candidate).call(rejectApplication, decide);
    expect({ status, code }).toEqual({ status: 403, code: 'FORBIDDEN' });
    const apply = { params: { id: jobId } };
    expect(await server.as(recruiter).call(applyToJob, apply)).toMatchObject({ status: 403 });
    expect(await server.call(applyToJob, apply)).toMatchObject({ status: 401 });
    expect(await server.call(rejectApplication, decide)).toMatchObject({ status: 401 });
  });

  test('an unverified candidate cannot apply', async () => {
    const candidate = await createCandidate(server.db, { verified: false });
    const answer = await server.as(candidate).call(applyToJob, { params: { id: jobId } });
    expect(answer).toMatchObject({ status: 403, code: 'EMAIL_NOT_VERIFIED' });
  });
});
