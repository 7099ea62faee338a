import { afterEach, expect, test } from 'vitest';
import { deleteAccount } from '#contract/account/closing.ts';
import { updateUserProfile } from '#contract/account/profile.ts';
import { getEducation } from '#contract/candidates/education.ts';
import { inviteMember } from '#contract/companies/team.ts';
import { adminSettleHire } from '#contract/hires/admin-hires.ts';
import { disputeHire } from '#contract/hires/candidate-hires.ts';
import { adminSettleNoShow, contestNoShowAsCandidate } from '#contract/interviews/contest.ts';
import { reportCandidateNoShow } from '#contract/interviews/recruiter.ts';
import { reportThread } from '#contract/messages.ts';
import { adminDecideReport, adminListReports, reportCandidate } from '#contract/reports.ts';
import { uploadDegreeProof } from '#contract/verifications/own.ts';
import { adminDecideVerification } from '#contract/verifications/review.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  PASSWORD,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EDUCATION } from '#server/testing/factories/candidates.ts';
import { PDF } from '#server/testing/factories/companies.ts';
import { recordOne } from '#server/testing/factories/hires.ts';
import { scheduleOne } from '#server/testing/factories/interviews.ts';
import { conversationsOf } from '#server/testing/factories/messages.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

/** Words that no other row contains. */
const [FIRST, LAST, FORMER] = ['Zephyrine', 'Quillfeather', 'Umberwood'];
const NAMING = `${FIRST} said marzipan.`;

const server = ownServer();
const admin = madeOnce(() => createAdmin(server.db));
afterEach(() => server.moveClock(0));

const { begin } = conversationsOf(server);

async function entriesWith(words: string): Promise<string[]> {
  const entries = await server.db.selectFrom('auditEvents').selectAll().orderBy('at').orderBy('id').execute();
  return entries.filter((entry) => new RegExp(words).test(JSON.stringify(entry))).map(({ action }) => action);
}

async function leave(person: TestAccount): Promise<void> {
  const gone = await server.as(person).call(deleteAccount, { body: { password: PASSWORD } });
  expect(gone.status).toBe(204);
  await server.moveClock(31 * 86_400);
  await server.runTasks();
}

async function settleDispute(candidate: TestAccount): Promise<void> {
  const { hireId: id } = await recordOne(server, { candidate });
  await server.as(candidate).call(disputeHire, { params: { id }, body: { reason: NAMING } });
  const body = { outcome: 'STANDS' as const, reason: NAMING };
  const settled = await server.as(admin).call(adminSettleHire, { params: { id }, body });
  expect(settled.status).toBe(200);
}

async function settleNoShow(candidate: TestAccount): Promise<void> {
  const { id, recruiter, booked } = await scheduleOne(server, { candidate });
  const params = { id };
  await server.moveClock(Math.round((Date.parse(booked.startsAt ?? '') - Date.now()) / 1000) + 15 * 60);
  await server.as(recruiter).call(reportCandidateNoShow, { params });
  await server.as(candidate).call(contestNoShowAsCandidate, { params, body: { reason: NAMING } });
  await server.moveClock(0);
  const body = { decision: 'CLEAR' as const, note: NAMING };
  expect((await server.as(admin).call(adminSettleNoShow, { params, body })).status).toBe(200);
}

async function verifyDegree(candidate: TestAccount): Promise<void> {
  const id = (await server.as(candidate).call(getEducation)).data.educations[0]?.id ?? '';
  const form = new FormData();
  form.append('document', new Blob([PDF]), 'degree.pdf');
  await server.as(candidate).call(uploadDegreeProof, { params: { id }, form });
  const handedIn = server.db.selectFrom('degreeVerifications').select('id');
  const { id: proofId } = await handedIn.where('candidateId', '=', candidate.id).executeTakeFirstOrThrow();
  const input = { params: { id: proofId }, body: { action: 'APPROVE' as const } };
  expect((await server.as(admin).call(adminDecideVerification, input)).status).toBe(200);
}

async function reportTwice(candidate: TestAccount): Promise<void> {
  const recruiter = await createRecruiter(server.db);
  const threadId = await begin(recruiter, candidate);
  const said = { params: { id: threadId }, body: { reason: NAMING } };
  expect((await server.as(recruiter).call(reportThread, said)).status).toBe(201);
  const person = { params: { id: candidate.id }, body: { cause: 'OFFENSIVE' } } as const;
  expect((await server.as(recruiter).call(reportCandidate, person)).status).toBe(201);
  const { data } = await server.as(admin).call(adminListReports, { query: { size: 100 } });
  for (const { id } of data.content) {
    const input = { params: { id }, body: { outcome: 'DISMISSED' as const, reason: NAMING } };
    expect((await server.as(admin).call(adminDecideReport, input)).status).toBe(200);
  }
}

test('admin decisions about a person name them until they are erased, and stay', async () => {
  const candidate = await createSearchableCandidate(server.db, {
    firstName: FIRST,
    lastName: FORMER,
    education: EDUCATION,
  });
  const names = { firstName: FIRST, lastName: LAST };
  await server.as(candidate).call(updateUserProfile, { body: { ...names, lastName: 'Marzipan' } });
  await server.as(candidate).call(updateUserProfile, { body: names });
  await settleNoShow(candidate);
  await verifyDegree(candidate);
  await reportTwice(candidate);
  await settleDispute(candidate);
  const words = `${FIRST}|${LAST}|${FORMER}|[Mm]arzipan`;
  const decided = [
    ...['interview.no_show_cleared', 'education.verified'],
    ...['report.dismissed', 'report.dismissed', 'hire.upheld'],
  ];
  expect(await entriesWith(words)).toEqual(
    expect.arrayContaining([...decided, 'user.renamed', 'hire.disputed', 'conversation.reported']),
  );
  await leave(candidate);
  expect(await entriesWith(words)).toEqual([]);
  const byAdmin = server.db.selectFrom('auditEvents').select(['action', 'summary', 'before']);
  const kept = await byAdmin.where('actorId', '=', admin.id).orderBy('at').orderBy('id').execute();
  expect(kept.map(({ action }) => action)).toEqual(decided);
  for (const { summary, before } of kept) {
    expect(summary).toContain('Deleted member');
    expect(before).not.toBeNull();
  }
});

test('the audit trail keeps no address of an invited person', async () => {
  const owner = await createRecruiter(server.db);
  const { email } = await createCandidate(server.db, { email: 'never.answers@people.test' });
  const answer = await server.as(owner).call(inviteMember, { body: { email, role: 'RECRUITER' } });
  expect([answer.status, await entriesWith('never.answers')]).toEqual([201, []]);
  expect(await entriesWith('Invited somebody to ')).toEqual(['team_invitation.sent']);
});
