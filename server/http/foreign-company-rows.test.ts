import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/all.ts';
import { listCompanyDocuments } from '#contract/companies/documents.ts';
import { inviteMember } from '#contract/companies/team.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { addNote } from '#contract/notes.ts';
import { recruiterNotifications } from '#contract/notifications.ts';
import { saveCandidateSearch } from '#contract/saved-searches/candidate-search.ts';
import { CandidateFilter } from '#contract/search/candidate-filter.ts';
import { addTemplate } from '#contract/templates.ts';
import * as invoices from '#server/features/invoices/invoices.service.ts';
import { createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { completeApplication, createMember } from '#server/testing/factories/companies.ts';
import { hireBody, recordOne } from '#server/testing/factories/hires.ts';
import { scheduleOne } from '#server/testing/factories/interviews.ts';
import { invoiceOne } from '#server/testing/factories/invoices.ts';
import { BACKEND_JOB, createApplication } from '#server/testing/factories/jobs.ts';
import { offerBody, offerOne } from '#server/testing/factories/offers.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
let stranger: TestAccount;
/** Ids of a company's rows, by the prefix of the address that reads them. */
let owned: Record<string, string>;

beforeAll(async () => {
  const owner = await createRecruiter(server.db);
  stranger = await createRecruiter(server.db);
  await completeApplication(server, owner);
  const caller = server.as(owner);
  const { id, jobId } = await scheduleOne(server, { recruiter: owner });
  const applicant = await createSearchableCandidate(server.db);
  const application = await createApplication(server.db, jobId, applicant);
  const member = await createMember(server.db, owner.companyId, 'VIEWER');
  const body = { email: 'somebody@people.test', role: 'VIEWER' } as const;
  // The approved company has just asked for a new name.
  const change = await server.db
    .selectFrom('companyIdentityChanges')
    .select('id')
    .where('companyId', '=', owner.companyId)
    .executeTakeFirstOrThrow();
  const search = { name: 'Rust', filter: CandidateFilter.parse({ q: 'rust' }), mailsDaily: false };
  const billed = await invoiceOne(server.db, { recruiter: owner });
  await server.db
    .transaction()
    .execute((tx) => invoices.credit(tx, { hireId: billed.hireId, cause: 'LEFT', percent: 75 }));
  const note = await server.db.selectFrom('creditNotes').select('id').executeTakeFirstOrThrow();
  owned = {
    '/api/recruiter/interviews/': id,
    '/api/recruiter/offers/': (await offerOne(server, { recruiter: owner })).offerId,
    '/api/recruiter/invoices/': billed.invoice.id,
    '/api/recruiter/credit-notes/': note.id,
    '/api/recruiter/hires/': (await recordOne(server, { recruiter: owner })).hireId,
    '/api/recruiter/jobs/': jobId,
    '/api/recruiter/applications/': application.id,
    '/api/recruiter/notes/': (
      await caller.call(addNote, { params: { id: application.id }, body: { text: 'Ours' } })
    ).data.id,
    '/api/recruiter/team/': member.id,
    '/api/recruiter/team/invitations/': (await caller.call(inviteMember, { body })).data.id,
    '/api/recruiter/templates/': (await caller.call(addTemplate, { body: { kind: 'MESSAGE', ...TEMPLATE } }))
      .data.id,
    '/api/recruiter/saved-searches/': (await caller.call(saveCandidateSearch, { body: search })).data.id,
    '/api/recruiter/onboarding/documents/': (await caller.call(listCompanyDocuments)).data[0]?.id ?? '',
    '/api/recruiter/company/identity-changes/': change.id,
    '/api/recruiter/notifications/':
      (await caller.call(recruiterNotifications.list)).data.content[0]?.id ?? '',
  };
});

const reason = 'The role was filled.';
const TEMPLATE = { name: 'Hello', text: 'Hello {firstName}' };

/** Valid enough to be parsed; calls that are not listed take no body. */
const BODIES: Record<string, object> = {
  updateJob: BACKEND_JOB,
  changeTemplate: TEMPLATE,
  makeOffer: offerBody(),
  withdrawOffer: { reason },
  recordHire: hireBody(),
  reportLeavingOfHire: { leftOn: '2026-03-02', cause: 'RESIGNED' },
  confirmLeavingOfHire: {},
  disputeLeavingOfHire: { reason },
  answerCheckOfHire: { isGood: true },
  changeMemberRole: { role: 'RECRUITER' },
  rejectApplication: { reason },
  addNote: { text: reason },
  setJobTeam: { ownerId: randomUUID() },
  updateNote: { text: reason },
  setApplicationStatus: { status: 'REVIEWED' },
  cancelRecruiterInterview: { reason },
  decideInterview: { outcome: 'ADVANCE' },
  sendScorecard: { verdict: 'YES', notes: reason },
  changeCandidateSearch: { mailsDaily: false },
  completeRecruiterInterview: { outcome: 'HOLD', feedback: reason },
  scheduleInterview: { slotId: randomUUID() },
  withdrawInterview: { reason },
  contestNoShowAsRecruiter: { reason },
};

/** Several companies may see a candidate; other tests check which. */
const SHARED = /^\/api\/recruiter\/candidates\//;

const WALKED = ENDPOINTS.filter(
  ({ path }) => path.startsWith('/api/recruiter/') && path.includes('{') && !SHARED.test(path),
);

async function knock(endpoint: Endpoint, id: string) {
  const { method, name, path } = endpoint;
  const body = BODIES[name];
  const answer = await server.as(stranger).fetch(path.replace('{day}', '30').replace(/\{\w+\}/, id), {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const { code, message } = text.startsWith('{') ? JSON.parse(text) : {};
  return { status: answer.status, code, message };
}

test.each(WALKED.map((endpoint) => [endpoint.name, endpoint] as const))(
  "another company's row does not exist for %s",
  async (_name, endpoint) => {
    const prefix = endpoint.path.slice(0, endpoint.path.indexOf('{'));
    const id = owned[prefix];
    expect(id, `a row for ${prefix}`).toMatch(/^[0-9a-f-]{36}$/);
    const foreign = await knock(endpoint, id ?? '');
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(await knock(endpoint, randomUUID()));
  },
);
