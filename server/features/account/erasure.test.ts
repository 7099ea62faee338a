import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { deleteAccount } from '#contract/account/closing.ts';
import { requestEmailUpdate, verifyEmailUpdate } from '#contract/account/email.ts';
import { updateNotificationPreferences } from '#contract/account/notification-preferences.ts';
import { updatePhone, uploadProfilePicture } from '#contract/account/profile.ts';
import { applyToJob } from '#contract/applications/candidate-applications.ts';
import {
  listApplications,
  rejectApplication,
  setApplicationStatus,
} from '#contract/applications/recruiter-applications.ts';
import { requestPasswordReset } from '#contract/auth/recovery.ts';
import { login } from '#contract/auth/session.ts';
import { saveBasicInfo } from '#contract/candidates/basic-info.ts';
import { uploadResume } from '#contract/candidates/profile.ts';
import { saveSkills } from '#contract/candidates/skills.ts';
import { updateRecruiterProfile } from '#contract/companies/recruiter-profile.ts';
import { downloadFile } from '#contract/files.ts';
import { getRecruiterInterview } from '#contract/interviews/recruiter.ts';
import { savePreparationNotes } from '#contract/interviews/respond.ts';
import { contactCandidate, sendMessage } from '#contract/messages.ts';
import { addNote } from '#contract/notes.ts';
import { sendQuickMessage } from '#contract/quick-messages.ts';
import { saveJob } from '#contract/saved-jobs.ts';
import { saveJobSearch } from '#contract/saved-searches/saved-search.ts';
import { joinCandidateWaitlist, joinRecruiterWaitlist } from '#contract/waitlist.ts';
import * as users from '#server/features/users/users.service.ts';
import * as files from '#server/platform/files/files.ts';
import { newId } from '#server/platform/new-id.ts';
import {
  createCandidate,
  createRecruiter,
  PASSWORD,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import {
  basicInfoOf,
  createSearchableCandidate,
  EDUCATION,
  EXPERIENCE,
  SKILLS,
} from '#server/testing/factories/candidates.ts';
import { createMember, PDF, PERSON, PNG } from '#server/testing/factories/companies.ts';
import { scheduleOne } from '#server/testing/factories/interviews.ts';
import { createJob, letApplicationLeave } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { eraseDeletedAccounts } from './erasure.tasks.ts';

/** Strings that occur in no other row. */
const FIRST = 'Zephyrine';
const LAST = 'Quillfeather';
const PHONE = '+91 70707 07070';
const WORDS = 'marzipan turbines';

const server = ownServer();
afterEach(() => server.moveClock(0));

/** Tables that have a row whose text contains any of these words. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(server.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ hits: number }>`
      select count(*)::int as hits from ${sql.table(name)} t where t::text ~* ${words.join('|')}`.execute(
      server.db,
    );
    if ((rows[0]?.hits ?? 0) > 0) found.push(name);
  }
  return found;
}

function formOf(field: string, name: string, bytes: Buffer): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

async function moveAddress(account: TestAccount, newEmail: string): Promise<void> {
  await server.as(account).call(requestEmailUpdate, { body: { newEmail } });
  const [mail] = await server.mailsTo(newEmail);
  const otpCode = /\b\d{6}\b/.exec(mail!.textBody)?.[0] ?? '';
  await server.as(account).call(verifyEmailUpdate, { body: { newEmail, otpCode } });
}

/** A candidate with data in every place where candidates leave any. */
async function busyCandidate() {
  const candidate = await createSearchableCandidate(server.db, {
    firstName: FIRST,
    lastName: LAST,
    experience: EXPERIENCE,
    education: EDUCATION,
  });
  const caller = server.as(candidate);
  await caller.call(updatePhone, { body: { phone: PHONE } });
  const picture = await caller.call(uploadProfilePicture, { form: formOf('file', `${LAST}.png`, PNG) });
  const resume = await caller.call(uploadResume, { form: formOf('resume', `${LAST}.pdf`, PDF) });
  const body = { ...basicInfoOf(candidate), phone: PHONE, resumeHeadline: WORDS };
  await caller.call(saveBasicInfo, { body, headers: { 'idempotency-key': newId() } });
  await caller.call(saveBasicInfo, {
    query: { draft: 'true' },
    body: { ...body, professionalSummary: WORDS },
  });
  const { recruiter, id } = await scheduleOne(server, { candidate });
  const skills = [{ skillName: WORDS, experience: { years: 1, months: 0 }, competency: 'EXPERT' as const }];
  await caller.call(saveSkills, { body: { ...SKILLS, skills } });
  const visitor = {
    name: 'Z',
    email: 'zephyrine.new@people.test',
    phone: '9000000001',
    college: 'IIT Bombay',
    experience: '1',
  };
  const joined = await server.call(joinCandidateWaitlist, { body: visitor });
  const before = { ...visitor, email: candidate.email, phone: '9000000002' };
  const early = await server.call(joinCandidateWaitlist, { body: before });
  const other = { ...visitor, email: 'z.other@people.test', phone: PHONE.replaceAll(' ', '').slice(-10) };
  const again = await server.call(joinCandidateWaitlist, { body: other });
  const message = { senderName: LAST, senderEmail: 'zephyrine.new@people.test', message: WORDS };
  const byPhone = {
    ...message,
    senderName: 'Z',
    senderEmail: 'z.other@people.test',
    senderPhone: other.phone,
  };
  const called = await server.call(sendQuickMessage, { body: byPhone });
  const sent = await server.call(sendQuickMessage, { body: message });
  const asked = await server.call(sendQuickMessage, { body: { ...message, senderEmail: candidate.email } });
  expect([joined, early, again, called, sent, asked].map(({ status }) => status)).toEqual(Array(6).fill(201));
  await caller.call(savePreparationNotes, { params: { id }, body: { notes: WORDS } });
  const job = await createJob(server.db, recruiter);
  const applied = await caller.call(applyToJob, { params: { id: job.id }, body: { note: WORDS } });
  await letApplicationLeave(server.db, applied.data.id);
  await caller.call(saveJob, { params: { id: job.id } });
  const filter = { search: WORDS };
  await caller.call(saveJobSearch, { body: { name: WORDS, filter, mailsDaily: true } });
  const decided = { params: { id: applied.data.id }, body: { status: 'REVIEWED', notes: WORDS } } as const;
  await server.as(recruiter).call(setApplicationStatus, decided);
  await server.as(recruiter).call(rejectApplication, { ...decided, body: { reason: WORDS } });
  const colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
  const noted = { text: `${LAST}: ${WORDS}`, mentionIds: [colleague.id] };
  const kept = await server.as(recruiter).call(addNote, { params: { id: applied.data.id }, body: noted });
  expect(kept.status).toBe(201);
  const hello = { candidateId: candidate.id, message: `Hello ${FIRST}` };
  const { data: written } = await server.as(recruiter).call(contactCandidate, { body: hello });
  const answer = { params: { id: written.threadId }, body: { text: `I build ${WORDS}. ${LAST}` } };
  expect((await caller.call(sendMessage, answer)).status).toBe(201);
  await server.moveClock(11 * 60);
  await server.runTasks('tellRejections', 'mailUnreadMessages');
  await server.moveClock(0);
  await server.call(requestPasswordReset, { body: { email: candidate.email } });
  await server.call(login, { body: { email: candidate.email, password: PASSWORD } });
  await caller.call(updateNotificationPreferences, {
    body: { referrals: { email: false, inApp: false } },
  });
  const newEmail = 'zephyrine.new@people.test';
  await moveAddress(candidate, newEmail);
  const neverTaken = { newEmail: 'z.never@people.test' };
  expect((await caller.call(requestEmailUpdate, { body: neverTaken })).status).toBe(200);
  return {
    candidate,
    newEmail,
    recruiter,
    interviewId: id,
    urls: [picture.data.profilePictureUrl, resume.data.resumeUrl],
  };
}

test('30 days after the deletion nothing identifies a candidate, and the company keeps an anonymous record', async () => {
  const { candidate, newEmail, recruiter, interviewId, urls } = await busyCandidate();
  const words = [FIRST, LAST, PHONE.replace('+', '\\+'), '7070707070', WORDS, newEmail, candidate.email];
  expect(await tablesWith(words)).toEqual(
    expect.arrayContaining([
      'users',
      'candidates',
      'candidate_drafts',
      'applications',
      'application_events',
      'interviews',
      'files',
      'mails',
      'notifications',
      'audit_events',
      'search_terms',
      'saved_searches',
      'application_notes',
      'messages',
      'waitlist_entries',
      'quick_messages',
      'idempotency_keys',
    ]),
  );
  const saved = () =>
    server.db.selectFrom('savedJobs').selectAll().where('candidateId', '=', candidate.id).execute();
  expect(await saved()).toHaveLength(1);
  const { status } = await server.as(candidate).call(deleteAccount, { body: { password: PASSWORD } });
  expect(status).toBe(204);
  await server.runTasks('deliverMails');
  // Simulates a mail server that was down for days: mails sent late are not old enough for the normal purge.
  await server.db
    .updateTable('mails')
    .set({ sentAt: new Date(Date.now() + 5 * 86_400_000) })
    .execute();
  expect(await tablesWith([LAST])).toContain('users');
  expect((await server.fetch(urls[0]!)).status).toBe(404);

  await server.moveClock(31 * 86_400);
  await server.runTasks();
  expect(await tablesWith(words)).toEqual([]);
  expect(await saved()).toEqual([]);
  for (const url of urls) expect((await server.fetch(url)).status).toBe(404);

  const again = await server.call(login, { body: { email: recruiter.email, password: PASSWORD } });
  const company = server.as({ token: again.data.accessToken });
  const { data } = await company.call(getRecruiterInterview, { params: { id: interviewId } });
  expect(data.candidate).toMatchObject({ name: 'Deleted member' });
  const applications = await company.call(listApplications, {});
  expect(applications.status).toBe(200);
  expect(applications.data.content.length).toBe(2);
});

/** Puts an address on the waitlist and sends a contact message from it. */
async function leaveWords(email: string, phone: string): Promise<void> {
  const visitor = { name: 'V', email, phone, college: 'IIT Bombay', experience: '1' };
  expect((await server.call(joinCandidateWaitlist, { body: visitor })).status).toBe(201);
  const message = { senderName: 'V', senderEmail: email, message: `From ${phone}` };
  expect((await server.call(sendQuickMessage, { body: message })).status).toBe(201);
}

async function wordsOf(email: string): Promise<number[]> {
  const entries = server.db.selectFrom('waitlistEntries').select('id').where('email', '=', email);
  const messages = server.db.selectFrom('quickMessages').select('id').where('senderEmail', '=', email);
  return [(await entries.execute()).length, (await messages.execute()).length];
}

test('records left under an address are erased if the person had proved it, for the time it was theirs', async () => {
  const owner = { email: 'ottoline.first@people.test', verified: true };
  const ottoline = await createCandidate(server.db, owner);
  const borrowed = { email: 'somebody.else@people.test', verified: false };
  const thief = await createCandidate(server.db, borrowed);
  const typed = await createCandidate(server.db, { email: 'typed.only@people.test', verified: false });
  await leaveWords(owner.email, '9000000011');
  await leaveWords(borrowed.email, '9000000012');
  await leaveWords(typed.email, '9000000013');
  await server.call(sendQuickMessage, {
    body: { senderName: 'J', senderEmail: 'j@people.test', message: `Ask j.${owner.email}, please` },
  });
  await moveAddress(ottoline, 'ottoline.second@people.test');
  await moveAddress(thief, 'own@people.test');
  await leaveWords('own@people.test', '9000000014');
  const late = { senderName: 'W', senderEmail: owner.email, message: 'It is mine now' };
  expect((await server.call(sendQuickMessage, { body: late })).status).toBe(201);
  const hiring = { name: 'W', email: owner.email, phone: '9000000015', company: 'Heirs' };
  expect((await server.call(joinRecruiterWaitlist, { body: hiring })).status).toBe(201);
  const heir = await createCandidate(server.db, { email: owner.email });
  await server.call(requestPasswordReset, { body: { email: heir.email } });
  for (const account of [ottoline, thief, typed]) {
    const { status } = await server.as(account).call(deleteAccount, { body: { password: PASSWORD } });
    expect(status).toBe(204);
  }
  await server.runTasks('deliverMails');
  const recently = { sentAt: new Date(Date.now() + 5 * 86_400_000) };
  await server.db.updateTable('mails').set(recently).execute();
  await server.moveClock(31 * 86_400);
  await server.runTasks();
  const longer = server.db.selectFrom('mails').select('id');
  expect(await longer.where('textBody', 'like', `%j.${owner.email}%`).execute()).not.toEqual([]);
  const subjects = (await server.mailsTo(owner.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Set a new Medallist password', expect.stringContaining('waitlist')]);
  expect(await wordsOf(owner.email)).toEqual([1, 1]);
  expect(await wordsOf('own@people.test')).toEqual([0, 0]);
  expect(await wordsOf(borrowed.email)).toEqual([1, 1]);
  expect(await wordsOf(typed.email)).toEqual([1, 1]);
});

test('a recruiter who leaves is anonymised too, while the company and its jobs stay', async () => {
  const owner = await createRecruiter(server.db);
  const member = await createMember(server.db, owner.companyId, 'ADMIN');
  await server.db
    .deleteFrom('companyMembers')
    .where('userId', '=', member.id)
    .where('companyId', '!=', owner.companyId)
    .execute();
  await server.db
    .updateTable('users')
    .set({ firstName: 'Thessaly', lastName: 'Umberwood' })
    .where('id', '=', member.id)
    .execute();
  const said = { ...PERSON, firstName: 'Thessaly', lastName: 'Umberwood', bio: 'Umberwood hires.' };
  expect((await server.as(member).call(updateRecruiterProfile, { body: said })).status).toBe(200);
  const { id } = await scheduleOne(server, { recruiter: member });
  const upload = { name: 'licence.pdf', mimeType: 'application/pdf', bytes: PDF };
  const evidence = { ownerId: member.id, companyId: owner.companyId, purpose: 'COMPANY_DOCUMENT' } as const;
  const fileId = await files.keep([upload], ([stored]) => files.insert(server.db, stored!, evidence));
  const reader = await createSearchableCandidate(server.db);
  const signed = { candidateId: reader.id, message: 'Shall we talk?\n\nThessaly Umberwood, talent' };
  const sent = await server.as(member).call(contactCandidate, { body: signed });
  await server.moveClock(11 * 60);
  await server.runTasks('mailUnreadMessages');
  expect(await server.mailsTo(reader.email)).toHaveLength(1);
  await server.moveClock(0);
  await server.as(member).call(deleteAccount, { body: { password: PASSWORD } });
  await server.moveClock(31 * 86_400);
  await server.runTasks();
  expect(await tablesWith(['Thessaly', 'Umberwood', member.email])).toEqual([]);
  const words = await server.db
    .selectFrom('messages')
    .select('text')
    .where('id', '=', sent.data.messageId)
    .execute();
  expect(words).toEqual([{ text: 'Shall we talk?\n\n, talent' }]);
  const kept = await server.db.selectFrom('interviews').select('companyId').where('id', '=', id).execute();
  expect(kept).toEqual([{ companyId: owner.companyId }]);
  const again = await server.call(login, { body: { email: owner.email, password: PASSWORD } });
  const colleague = server.as({ token: again.data.accessToken });
  expect((await colleague.call(downloadFile, { params: { id: fileId } })).status).toBe(200);
});

test('the sweep leaves accounts alone whose 30 days are not over, and finds nobody twice', async () => {
  const { candidate } = await scheduleOne(server);
  await server.as(candidate).call(deleteAccount, { body: { password: PASSWORD } });
  const rowOf = () =>
    server.db.selectFrom('users').selectAll().where('id', '=', candidate.id).executeTakeFirstOrThrow();
  await server.moveClock(29 * 86_400);
  await server.runTasks('deliverMails');
  expect((await rowOf()).email).toBe(candidate.email);
  await server.moveClock(31 * 86_400);
  await server.runTasks();
  const erased = await rowOf();
  expect(erased.erasedAt).not.toBeNull();
  await server.runTasks();
  expect((await rowOf()).version).toBe(erased.version);
  expect(await users.claimToErase(server.db, candidate.id)).toBeUndefined();
});

test('the notifications are read once for a person, however many features sent them', async () => {
  const { candidate } = await scheduleOne(server);
  await server.as(candidate).call(deleteAccount, { body: { password: PASSWORD } });
  await server.moveClock(31 * 86_400);
  const asked = await statementsOf(() => eraseDeletedAccounts.run(server.db, undefined));
  expect(asked.filter(({ text }) => text.includes('update "notifications"'))).toHaveLength(1);
});

test('an erasure that fails does not stop the others, and is retried', async () => {
  const people = [await createCandidate(server.db), await createCandidate(server.db)];
  for (const person of people) {
    await server.as(person).call(deleteAccount, { body: { password: PASSWORD } });
  }
  await sql`create sequence erasures`.execute(server.db);
  await sql`create function fail_first() returns trigger language plpgsql as $$ begin
    if nextval('erasures') = 1 then raise exception 'the disk is full'; end if;
    return new; end $$`.execute(server.db);
  await sql`create trigger fail_first before update on users for each row
    when (old.erased_at is null and new.erased_at is not null) execute function fail_first()`.execute(
    server.db,
  );
  const erased = async () => {
    const ids = people.map(({ id }) => id);
    const rows = server.db.selectFrom('users').select('id').where('id', 'in', ids);
    return (await rows.where('erasedAt', 'is not', null).execute()).length;
  };
  await server.moveClock(31 * 86_400);
  await expect(eraseDeletedAccounts.run(server.db, undefined)).rejects.toThrow('1 accounts were not erased');
  expect(await erased()).toBe(1);
  await eraseDeletedAccounts.run(server.db, undefined);
  expect(await erased()).toBe(2);
});
