import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/all.ts';
import { listMyApplications } from '#contract/applications/candidate-applications.ts';
import { listSessions } from '#contract/auth/own-sessions.ts';
import { getEducation } from '#contract/candidates/education.ts';
import { uploadResume } from '#contract/candidates/profile.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { listThreads } from '#contract/messages.ts';
import { candidateNotifications } from '#contract/notifications.ts';
import { saveJobSearch } from '#contract/saved-searches/saved-search.ts';
import { uploadDegreeProof } from '#contract/verifications/own.ts';
import type { TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EDUCATION } from '#server/testing/factories/candidates.ts';
import { recordOne } from '#server/testing/factories/hires.ts';
import { scheduleOne, slotIn } from '#server/testing/factories/interviews.ts';
import { offerOne } from '#server/testing/factories/offers.ts';
import { ownServer } from '#server/testing/server.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');

const server = ownServer();
let owner: TestAccount;
let stranger: TestAccount;
/** Ids of the owner's rows, by the prefix of the address that reads them. */
let owned: Record<string, string>;
let documentId: string;

function pdf(field: string): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(PDF)], { type: 'application/pdf' }), 'paper.pdf');
  return form;
}

beforeAll(async () => {
  owner = await createSearchableCandidate(server.db, { lastName: 'Raghavan', education: EDUCATION });
  stranger = await createSearchableCandidate(server.db, { lastName: 'Other', education: EDUCATION });
  const { id, recruiter } = await scheduleOne(server, { candidate: owner });
  const caller = server.as(owner);
  const education = (await caller.call(getEducation)).data.educations[0]?.id ?? '';
  const resume = await caller.call(uploadResume, { form: pdf('resume') });
  await caller.call(uploadDegreeProof, { params: { id: education }, form: pdf('document') });
  const search = { name: 'Mine', filter: {}, mailsDaily: true };
  const saved = await caller.call(saveJobSearch, { body: search });
  const document = await server.db
    .selectFrom('degreeVerifications')
    .select('fileId')
    .executeTakeFirstOrThrow();
  documentId = document.fileId ?? '';
  const query = { counterpartId: recruiter.companyId };
  const conversation = await caller.call(listThreads, { query });
  const { offerId } = await offerOne(server, { candidate: owner });
  const { hireId } = await recordOne(server, { candidate: owner });
  owned = {
    '/api/jobseeker/offers/': offerId,
    '/api/jobseeker/hires/': hireId,
    '/api/jobseeker/interviews/': id,
    '/api/jobseeker/applications/': (await caller.call(listMyApplications)).data.content[0]?.id ?? '',
    '/api/jobseeker/notifications/':
      (await caller.call(candidateNotifications.list)).data.content[0]?.id ?? '',
    '/api/jobseeker/profile/education/': education,
    '/api/jobseeker/saved-searches/': saved.data.id,
    '/api/messages/threads/': conversation.data.content[0]?.id ?? '',
    '/api/files/': resume.data.resumeFile?.id ?? '',
    '/api/user/sessions/': (await caller.call(listSessions)).data[0]?.id ?? '',
  };
});

const reason = 'Personal reasons';

/** Valid enough to be parsed; calls that are not listed take no body. */
const BODIES: Record<string, object> = {
  cancelInterview: { reason },
  respondToOffer: { status: 'DECLINED', reason },
  confirmHire: {},
  disputeHire: { reason },
  reportLeaving: { leftOn: '2026-03-02', cause: 'RESIGNED' },
  answerCheck: { isGood: true },
  completeInterview: { feedback: reason },
  savePreparationNotes: { notes: reason },
  contestNoShowAsCandidate: { reason },
  sendDegreeCode: { email: 'someone@smail.iitm.ac.in' },
  confirmDegreeCode: { code: '123456' },
  changeJobSearch: { name: 'Other' },
  sendMessage: { text: reason },
  reportThread: { reason },
};

/** Addresses with a parameter that is not the id of somebody's row: public data, a name, or a secret. */
const NOBODYS =
  /^\/api\/(jobs|companies|calendar|auth|jobseeker\/(saved-jobs|jobs)|statements)\/|\/drafts\/\{section\}$/;

function isForCandidates({ access, path }: Endpoint): boolean {
  const isOurs = access.kind !== 'user' || !access.types || access.types.includes('JOBSEEKER');
  return path.includes('{') && isOurs && !NOBODYS.test(path);
}

interface Answer {
  status: number;
  code?: string;
  message?: string;
}

async function knock(endpoint: Endpoint, id: string, account: TestAccount): Promise<Answer> {
  const { method, name, path } = endpoint;
  const body = BODIES[name];
  const answer = await server.as(account).fetch(path.replace('{day}', '30').replace(/\{\w+\}/, id), {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    ...(endpoint.upload && { body: pdf(endpoint.upload.field) }),
  });
  const text = await answer.text();
  const { code, message } = text.startsWith('{') ? JSON.parse(text) : {};
  return { status: answer.status, code, message };
}

const WALKED = ENDPOINTS.filter(isForCandidates);

test.each(WALKED.map((endpoint) => [endpoint.name, endpoint] as const))(
  "another candidate's row does not exist for %s",
  async (_name, endpoint) => {
    const prefix = endpoint.path.slice(0, endpoint.path.indexOf('{'));
    const id = owned[prefix];
    expect(id, `a row for ${prefix}`).toMatch(/^[0-9a-f-]{36}$/);
    const foreign = await knock(endpoint, id ?? '', stranger);
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(await knock(endpoint, randomUUID(), stranger));
  },
);

test('nor for the calls that name it in their body', async () => {
  const interviewId = owned['/api/jobseeker/interviews/'];
  const slots = [slotIn(4)];
  const calls = [
    ['POST', 'respond', { interviewId, status: 'ACCEPTED', availabilitySlots: slots }],
    ['POST', 'respond', { interviewId, status: 'DECLINED', declineReason: reason }],
    ['PUT', 'reschedule', { interviewId, reason, newAvailabilitySlots: slots }],
  ] as const;
  for (const [method, path, body] of calls) {
    const answer = await server.as(stranger).fetch(`/api/jobseeker/interviews/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status, path).toBe(404);
  }
});

test('the document of a degree also opens only for its owner', async () => {
  const read = (account: TestAccount) => server.as(account).fetch(`/api/files/${documentId}`);
  expect((await read(stranger)).status).toBe(404);
  expect((await read(owner)).status).toBe(200);
});

test('lists, counts and exports are only about the caller', async () => {
  const reading = ENDPOINTS.filter(
    ({ method, path, access, stream }) =>
      method === 'GET' &&
      /^\/api\/(jobseeker|user)\//.test(path) &&
      !path.includes('{') &&
      access.kind === 'user' &&
      access.types?.includes('JOBSEEKER') &&
      (!stream || path.endsWith('/export')),
  );
  expect(reading.length).toBeGreaterThan(20);
  for (const { path } of reading) {
    const text = await (await server.as(stranger).fetch(`${path}?format=json`)).text();
    for (const theirs of [owner.id, owner.email, owner.lastName, ...Object.values(owned)]) {
      expect(text, path).not.toContain(theirs);
    }
  }
  const own = await (await server.as(owner).fetch('/api/user/export')).text();
  expect(own).toContain(owner.email);
  expect(own).toContain(owned['/api/jobseeker/interviews/']);
});
