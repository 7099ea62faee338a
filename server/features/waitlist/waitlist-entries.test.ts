import { beforeEach, describe, expect, test } from 'vitest';
import { joinCandidateWaitlist, joinRecruiterWaitlist } from '#contract/waitlist.ts';
import {
  adminExportWaitlist,
  adminInviteFromWaitlist,
  adminListWaitlist,
} from '#contract/waitlist-entries.ts';
import { readCsv } from '#server/features/candidates/resume-reading/linkedin-export.ts';
import { createAdmin, createCandidate, createRecruiter } from '#server/testing/factories/accounts.ts';
import { openStream } from '#server/testing/live-stream.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const admin = madeOnce(() => createAdmin(server.db));
beforeEach(async () => {
  await server.db.deleteFrom('waitlistEntries').execute();
});

let number = 0;
function phone(): string {
  number += 1;
  return `98765${String(number).padStart(5, '0')}`;
}

async function joinGraduate(name: string, email: string): Promise<void> {
  const body = { name, email, phone: phone(), college: 'IIT Delhi', experience: '3 to 5 years' } as const;
  expect((await server.call(joinCandidateWaitlist, { body })).status).toBe(201);
}

async function joinCompany(name: string, company: string): Promise<void> {
  const body = { name, email: `${company.toLowerCase()}@company.test`, phone: phone(), company };
  expect((await server.call(joinRecruiterWaitlist, { body })).status).toBe(201);
}

const list = async (query: object = {}) => (await server.as(admin).call(adminListWaitlist, { query })).data;
const invite = (id: string, as = admin) => server.as(as).call(adminInviteFromWaitlist, { params: { id } });

async function onlyId(): Promise<string> {
  return (await list()).content[0]?.id ?? '';
}

describe('the list', () => {
  test('has both waitlists, newest first, with counts, search and pages', async () => {
    await joinGraduate('Asha Rao', 'asha@people.test');
    await joinCompany('Rohan Mehta', 'Tamarind');
    await joinGraduate('Meera Nair', 'meera@people.test');
    const names = async (query: object) => (await list(query)).content.map(({ name }) => name);
    const all = await list();
    expect(all.content.map(({ name }) => name)).toEqual(['Meera Nair', 'Rohan Mehta', 'Asha Rao']);
    expect(all).toMatchObject({ totalElements: 3, counts: { JOBSEEKER: 2, RECRUITER: 1 } });
    expect(await names({ list: 'RECRUITER' })).toEqual(['Rohan Mehta']);
    expect(await names({ search: 'tamarind' })).toEqual(['Rohan Mehta']);
    expect(await names({ search: 'iit delhi' })).toEqual(['Meera Nair', 'Asha Rao']);
    expect(await names({ search: 'asha@' })).toEqual(['Asha Rao']);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ size: 2, page: 1 })).toEqual(['Asha Rao']);
  });

  test('shows who already has an account', async () => {
    const known = await createCandidate(server.db);
    await joinGraduate('Known', known.email.toUpperCase());
    await joinGraduate('Unknown', 'unknown@people.test');
    const found = (await list()).content.map(({ name, hasAccount }) => [name, hasAccount]);
    expect(found).toEqual([
      ['Unknown', false],
      ['Known', true],
    ]);
  });

  test('is refreshed when a person joins', async () => {
    const events = await openStream(server, admin);
    await joinGraduate('Asha Rao', 'asha@people.test');
    expect((await events.next()).value?.changed).toEqual(['waitlist']);
  });
});

describe('an invitation', () => {
  test('is mailed once, marks the entry and is audited without the address', async () => {
    await joinGraduate('Asha Rao', 'asha2@people.test');
    const id = await onlyId();
    const answer = await invite(id);
    expect(answer).toMatchObject({ status: 200, message: 'The invitation is on its way.' });
    expect(answer.data.invitedAt).not.toBeNull();
    expect(await invite(id)).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
    const mails = await server.mailsTo('asha2@people.test');
    expect(mails.filter(({ subject }) => subject === 'You can join Medallist now')).toHaveLength(1);
    expect(mails[0]?.textBody).toContain('/candidate/signup');
    expect((await list({ waiting: 'true' })).totalElements).toBe(0);
    const [entry, ...more] = await server.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('subjectId', '=', id)
      .execute();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ actorId: admin.id, action: 'waitlist_entry.invited', ip: '127.0.0.1' });
    expect(JSON.stringify(entry)).not.toMatch(/asha/i);
  });

  test('of a company links to the sign-up of companies', async () => {
    await joinCompany('Rohan Mehta', 'Papaya');
    await invite(await onlyId());
    const [mail] = await server.mailsTo('papaya@company.test');
    expect(mail?.textBody).toContain('/recruiter/signup');
  });

  test('is sent once with eight concurrent calls', async () => {
    await joinGraduate('Asha Rao', 'asha3@people.test');
    const id = await onlyId();
    const answers = await Promise.all(Array.from({ length: 8 }, () => invite(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
  });

  test('is refused for a person with an account, and for an unknown entry', async () => {
    const known = await createCandidate(server.db);
    await joinGraduate('Known', known.email);
    expect(await invite(await onlyId())).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    expect((await invite('01a1d7c2-522d-7690-b658-b837ecd9f7a7')).status).toBe(404);
  });
});

test('the export has the filtered rows, as text, and is audited', async () => {
  await joinGraduate('=1+1', 'formula@people.test');
  await joinCompany('Rohan Mehta', 'Quince');
  const answer = await server.as(admin).fetch(`${adminExportWaitlist.path}?list=JOBSEEKER`);
  expect(answer.headers.get('content-disposition')).toMatch(/filename="waitlist_.+\.csv"/);
  expect(readCsv(await answer.text())).toMatchObject([
    { List: 'Graduates', Name: "'=1+1", Email: 'formula@people.test', College: 'IIT Delhi', Invited: '' },
  ]);
  const entries = await server.db
    .selectFrom('auditEvents')
    .select('after')
    .where('action', '=', 'waitlist_entry.exported')
    .execute();
  expect(entries).toEqual([{ after: { list: 'JOBSEEKER' } }]);
});

test('other users may not', async () => {
  await joinGraduate('Asha Rao', 'asha4@people.test');
  const id = await onlyId();
  for (const who of [await createRecruiter(server.db), await createCandidate(server.db)]) {
    expect((await server.as(who).call(adminListWaitlist)).status).toBe(403);
    expect((await server.as(who).call(adminExportWaitlist)).status).toBe(403);
    expect((await invite(id, who)).status).toBe(403);
  }
});
