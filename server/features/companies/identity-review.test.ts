import { describe, expect, test } from 'vitest';
import {
  adminApproveIdentityChange,
  adminRejectIdentityChange,
  withdrawIdentityChange,
} from '#contract/companies/identity.ts';
import { getCompany, updateCompany } from '#contract/companies/profile.ts';
import {
  adminGetRecruiter,
  adminGetRecruiterStats,
  adminListRecruiters,
} from '#contract/companies/recruiter-review.ts';
import type { ApprovalStatus } from '#contract/core/roles.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { recruiterNotifications } from '#contract/notifications.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  type TestAccount,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { COMPANY, createApproved, createMember } from '#server/testing/factories/companies.ts';
import { proposeChange } from '#server/testing/factories/identity-changes.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const admin = madeOnce(() => createAdmin(server.db));

type Asked = Partial<typeof COMPANY>;

const save = (by: TestAccount, asked: Asked = {}, headers: Record<string, string> = {}) =>
  server.as(by).call(updateCompany, { body: { ...COMPANY, ...asked }, headers });

const propose = (by: TestAccount, asked: Asked) => proposeChange(server, by, asked);
const read = async (by: TestAccount) => (await server.as(by).call(getCompany)).data;
const fieldsOf = async (by: TestAccount) => (await read(by)).pendingChange?.fields;
const nameChange = (to: string) => ({ field: 'companyName', from: COMPANY.companyName, to });

const approve = ({ id }: TestAccount, changeId: string, by = admin) =>
  server.as(by).call(adminApproveIdentityChange, { params: { id, changeId } });
const reject = ({ id }: TestAccount, changeId: string, reason = 'No.', by = admin) =>
  server.as(by).call(adminRejectIdentityChange, { params: { id, changeId }, body: { reason } });
const withdraw = (by: TestAccount, changeId: string) =>
  server.as(by).call(withdrawIdentityChange, { params: { changeId } });

describe('a save of an approved company', () => {
  test('is applied at once except name, domain and GST number, which are returned as under review', async () => {
    const rohan = await createApproved(server);
    const asked = {
      companyName: 'Google India',
      companyWebsite: 'https://google-india.in',
      gstNumber: '27aagct4821k1z3',
    };
    const { data, status } = await save(rohan, { ...asked, companyCity: 'Pune' });
    const { companyName, companyWebsite, gstNumber } = COMPANY;
    expect(status).toBe(200);
    expect(data).toMatchObject({ companyName, companyWebsite, gstNumber, companyCity: 'Pune', version: 2 });
    expect(data.isIdentityReviewed).toBe(true);
    expect(data.pendingChange).toMatchObject({
      proposedBy: fullName(rohan),
      fields: [
        nameChange('Google India'),
        { field: 'companyWebsite', from: companyWebsite, to: 'https://google-india.in' },
        { field: 'gstNumber', from: gstNumber, to: '27AAGCT4821K1Z3' },
      ],
    });
    expect(await read(rohan)).toEqual(data);
  });

  test('changes a page on its own domain at once, but not one on a shared host', async () => {
    const rohan = await createApproved(server, { companyWebsite: 'https://agate.co.in' });
    const moved = await save(rohan, { companyWebsite: 'https://www.agate.co.in/about' });
    expect(moved.data).toMatchObject({
      companyWebsite: 'https://www.agate.co.in/about',
      pendingChange: null,
    });
    const open = await createApproved(server, { companyWebsite: 'https://www.linkedin.com/company/agate' });
    const other = await save(open, { companyWebsite: 'https://www.linkedin.com/company/google' });
    expect(other.data.companyWebsite).toBe('https://www.linkedin.com/company/agate');
    expect(other.data.pendingChange?.fields).toHaveLength(1);
  });

  test('that requests what is pending already, or nothing, changes nothing', async () => {
    const rohan = await createApproved(server);
    const id = await propose(rohan, { companyName: 'Google India' });
    expect(await propose(rohan, { companyName: 'Google India' })).toBe(id);
    expect(await propose(rohan, { companyCity: 'Pune' })).toBe(id);
    const { data } = await save(await createApproved(server), { companyCity: 'Pune' });
    expect(data).toMatchObject({ companyCity: 'Pune', pendingChange: null });
  });

  test('replaces the pending change, and keeps the parts of it that it does not mention', async () => {
    const rohan = await createApproved(server);
    const first = await propose(rohan, { companyName: 'Google India' });
    const second = await propose(rohan, { companyName: 'Goggles India' });
    const third = await propose(rohan, { gstNumber: '' });
    expect(new Set([first, second, third]).size).toBe(3);
    const gst = { field: 'gstNumber', from: COMPANY.gstNumber, to: null };
    expect(await fieldsOf(rohan)).toEqual([nameChange('Goggles India'), gst]);
    const rows = await server.db
      .selectFrom('companyIdentityChanges')
      .select(['id', 'status'])
      .where('companyId', '=', rohan.companyId)
      .execute();
    expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [first, 'REPLACED'],
        [second, 'REPLACED'],
        [third, 'PENDING'],
      ]),
    );
  });

  test('based on an older version requests nothing', async () => {
    const rohan = await createApproved(server);
    const { data: before } = await save(rohan);
    await propose(rohan, { companyName: 'Google India' });
    const stale = await save(rohan, { companyName: 'Elsewhere' }, { 'if-match': `"${before.version}"` });
    expect(stale).toMatchObject({ status: 412, code: 'STALE_VERSION' });
    expect(stale.data).toMatchObject({ companyName: COMPANY.companyName });
    expect(stale.data.pendingChange?.fields).toEqual([nameChange('Google India')]);
    expect(await fieldsOf(rohan)).toEqual([nameChange('Google India')]);
  });

  test.each(['NOT_SUBMITTED', 'PENDING', 'UNDER_REVIEW', 'REJECTED'] as ApprovalStatus[])(
    'of one that is %s changes everything at once',
    async (approvalStatus) => {
      const rohan = await createRecruiter(server.db, { approvalStatus });
      await save(rohan);
      const { data } = await save(rohan, { companyName: 'Another', gstNumber: '' });
      expect(data).toMatchObject({ companyName: 'Another', gstNumber: null, pendingChange: null });
      expect(data.isIdentityReviewed).toBe(false);
    },
  );

  test('of one that was suspended goes to review like an approved one’s', async () => {
    const rohan = await createApproved(server, { approvalStatus: 'SUSPENDED' });
    const { data } = await save(rohan, { companyName: 'Phoenix' });
    expect(data.companyName).toBe(COMPANY.companyName);
    expect(data.pendingChange?.fields).toEqual([nameChange('Phoenix')]);
  });
});

describe('an admin', () => {
  test('sees the old and new values, and which other companies use the requested ones', async () => {
    const rohan = await createApproved(server, {
      companyName: 'Peridot',
      companyWebsite: 'https://peridot.in',
    });
    const twin = await createApproved(server, { companyName: 'Gulmohar Labs Pvt. Ltd.' });
    const site = await createApproved(server, {
      companyName: 'Sited',
      companyWebsite: 'http://jobs.gulmohar.co.in/x',
    });
    const mail = await createRecruiter(server.db, { companyName: 'Mailed', email: 'a@hr.gulmohar.co.in' });
    const taxed = await createRecruiter(server.db, { companyName: 'Taxed' });
    const gst = { gstNumber: '33AAGCT4821K1ZA' };
    await server.db.updateTable('companies').set(gst).where('id', '=', taxed.companyId).execute();
    await createApproved(server, { companyName: 'Gulmohar Tree', companyWebsite: 'https://gulmohar.com' });
    const asked = { companyName: 'Gulmohar India', companyWebsite: 'https://gulmohar.co.in', ...gst };
    await propose(rohan, asked);
    const { data } = await server.as(admin).call(adminGetRecruiter, { params: { id: rohan.id } });
    expect(data).toMatchObject({ companyName: 'Peridot', hasPendingChange: true });
    expect(data.company.pendingChange?.fields).toContainEqual({
      field: 'companyName',
      from: 'Peridot',
      to: 'Gulmohar India',
    });
    expect(data.claimedBy).toEqual([
      { id: twin.companyId, companyName: 'Gulmohar Labs Pvt. Ltd.', shares: ['NAME'] },
      { id: site.companyId, companyName: 'Sited', shares: ['DOMAIN'] },
      { id: mail.companyId, companyName: 'Mailed', shares: ['DOMAIN'] },
      { id: taxed.companyId, companyName: 'Taxed', shares: ['GSTIN'] },
    ]);
    expect(data.history.map(({ action }) => action)).toEqual(['company.change_proposed']);
  });

  test('finds the companies with a pending change, and their number', async () => {
    const count = async () => (await server.as(admin).call(adminGetRecruiterStats)).data.pendingChangeCount;
    const before = await count();
    const rohan = await createApproved(server);
    const changeId = await propose(rohan, { companyName: 'Waiting Works' });
    expect(await count()).toBe(before + 1);
    const list = () =>
      server.as(admin).call(adminListRecruiters, { query: { change: 'PENDING', size: 100 } });
    const { data: waiting } = await list();
    expect(waiting.totalElements).toBe(before + 1);
    expect(waiting.content.every(({ hasPendingChange }) => hasPendingChange)).toBe(true);
    expect(waiting.content.map(({ id }) => id)).toContain(rohan.id);
    await withdraw(rohan, changeId);
    expect(await count()).toBe(before);
    expect((await list()).data.content.map(({ id }) => id)).not.toContain(rohan.id);
  });

  test('who approves publishes the new values, notifies all managers and is recorded', async () => {
    const rohan = await createApproved(server);
    const leader = await createMember(server.db, rohan.companyId, 'ADMIN');
    const reader = await createMember(server.db, rohan.companyId, 'RECRUITER');
    const changeId = await propose(rohan, { companyName: 'Google India', gstNumber: '' });
    const { version } = await read(rohan);
    const answer = await approve(rohan, changeId);
    expect(answer).toMatchObject({ status: 200, message: 'Change approved.' });
    expect(answer.data).toMatchObject({
      companyName: 'Google India',
      hasPendingChange: false,
      claimedBy: [],
    });
    expect(await read(rohan)).toMatchObject({
      companyName: 'Google India',
      companyWebsite: COMPANY.companyWebsite,
      gstNumber: null,
      pendingChange: null,
      version: version + 1,
    });
    expect(answer.data.history.at(-1)).toMatchObject({
      action: 'company.change_approved',
      byName: fullName(admin),
    });
    for (const account of [rohan, leader]) {
      const [mail] = await server.mailsTo(account.email);
      expect(mail?.subject).toBe('The new name and GST number of Google India is approved');
      expect(mail?.textBody).toContain('Google India');
      const notices = await server.as(account).call(recruiterNotifications.list);
      expect(notices.data.content[0]).toMatchObject({ title: mail?.subject });
    }
    expect(await server.mailsTo(reader.email)).toEqual([]);
    const [entry] = await server.db
      .selectFrom('auditEvents')
      .select(['before', 'after', 'actorId'])
      .where('action', '=', 'company.change_approved')
      .where('subjectId', '=', rohan.companyId)
      .execute();
    expect(entry).toEqual({
      actorId: admin.id,
      before: { companyName: COMPANY.companyName, gstNumber: COMPANY.gstNumber },
      after: { companyName: 'Google India', gstNumber: null },
    });
  });

  test('who approves does not touch what was saved meanwhile', async () => {
    const rohan = await createApproved(server, { companyWebsite: 'https://agate.co.in' });
    const site = { companyWebsite: 'https://agate.co.in/about', companyCity: 'Pune' };
    const changeId = await propose(rohan, { companyName: 'Agate', companyWebsite: 'https://agate.co.in' });
    expect(await propose(rohan, site)).toBe(changeId);
    await approve(rohan, changeId);
    expect(await read(rohan)).toMatchObject({ companyName: 'Agate', ...site });
  });

  test('who rejects gives a reason, and nothing changes', async () => {
    const rohan = await createApproved(server);
    const changeId = await propose(rohan, { companyName: 'Google India' });
    const missing = { status: 400, message: 'Please provide a rejection reason' };
    expect(await reject(rohan, changeId, ' ')).toMatchObject(missing);
    const answer = await reject(rohan, changeId, 'That <b>name</b> is not yours.');
    expect(answer).toMatchObject({ status: 200, message: 'Change rejected.' });
    expect(await read(rohan)).toMatchObject({ companyName: COMPANY.companyName, pendingChange: null });
    const [mail] = await server.mailsTo(rohan.email);
    expect(mail?.subject).toBe(`The new name of ${COMPANY.companyName} was rejected`);
    expect(mail?.textBody).toContain('That <b>name</b> is not yours.');
    expect(mail?.htmlBody).not.toContain('<b>name</b>');
    const notices = await server.as(rohan).call(recruiterNotifications.list);
    expect(notices.data.content[0]).toMatchObject({
      title: mail?.subject,
      body: 'That <b>name</b> is not yours.',
    });
    expect(await propose(rohan, { companyName: 'Google India' })).not.toBe(changeId);
  });
});

describe('of concurrent actions', () => {
  const settled = { status: 409, code: expect.stringMatching(/^(STATE_CHANGED|ALREADY_DECIDED)$/) };

  test('an approval of a replaced change is refused, and the admin reads the newer one', async () => {
    const rohan = await createApproved(server);
    const read1 = await propose(rohan, { companyName: 'Harmless' });
    const read2 = await propose(rohan, { companyName: 'Google India' });
    expect(await approve(rohan, read1)).toMatchObject(settled);
    expect(await reject(rohan, read1)).toMatchObject(settled);
    expect(await read(rohan)).toMatchObject({
      companyName: COMPANY.companyName,
      pendingChange: { id: read2 },
    });
  });

  test('a change that was withdrawn, approved or rejected cannot be settled again', async () => {
    for (const first of [approve, reject, (by: TestRecruiter, id: string) => withdraw(by, id)]) {
      const rohan = await createApproved(server);
      const changeId = await propose(rohan, { companyName: 'Settled' });
      expect((await first(rohan, changeId)).status).toBe(200);
      const again = [approve(rohan, changeId), reject(rohan, changeId), withdraw(rohan, changeId)];
      for (const answer of await Promise.all(again)) expect(answer).toMatchObject(settled);
    }
  });

  test('exactly one of an approval, a rejection and a withdrawal wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const rohan = await createApproved(server);
      const changeId = await propose(rohan, { companyName: 'Raced' });
      const answers = await Promise.all([
        approve(rohan, changeId),
        reject(rohan, changeId),
        withdraw(rohan, changeId),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const isApproved = answers[0].status === 200;
      expect((await read(rohan)).companyName).toBe(isApproved ? 'Raced' : COMPANY.companyName);
    }
  });

  test('an approval that races with an edit never publishes what the admin did not read', async () => {
    for (let round = 0; round < 5; round += 1) {
      const rohan = await createApproved(server);
      const changeId = await propose(rohan, { companyName: 'Read' });
      const [approval] = await Promise.all([
        approve(rohan, changeId),
        save(rohan, { companyName: 'Never read' }),
      ]);
      const { companyName, pendingChange } = await read(rohan);
      expect(companyName).toBe(approval.status === 200 ? 'Read' : COMPANY.companyName);
      expect(pendingChange?.fields[0]).toMatchObject({ to: 'Never read' });
    }
  });

  test('two edits leave one open change', async () => {
    const rohan = await createApproved(server);
    const names = ['One', 'Two', 'Three', 'Four'];
    await Promise.all(names.map((companyName) => propose(rohan, { companyName })));
    const open = server.db
      .selectFrom('companyIdentityChanges')
      .select('name')
      .where('companyId', '=', rohan.companyId)
      .where('status', '=', 'PENDING');
    expect(await open.execute()).toHaveLength(1);
  });

  test('a database constraint prevents a second open change', async () => {
    const rohan = await createApproved(server);
    const id = await propose(rohan, { companyName: 'First' });
    const row = await server.db
      .selectFrom('companyIdentityChanges')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const twin = { ...row, id: crypto.randomUUID() };
    await expect(server.db.insertInto('companyIdentityChanges').values(twin).execute()).rejects.toThrow(
      'company_identity_changes_one_open',
    );
  });
});

describe('who may', () => {
  test('withdraw: the managers of this company', async () => {
    const rohan = await createApproved(server);
    const changeId = await propose(rohan, { companyName: 'Mine' });
    const viewer = await createMember(server.db, rohan.companyId, 'VIEWER');
    const member = await createMember(server.db, rohan.companyId, 'RECRUITER');
    for (const low of [viewer, member]) {
      expect(await withdraw(low, changeId)).toMatchObject({ status: 403, code: 'ROLE_TOO_LOW' });
      expect((await save(low, { companyName: 'Theirs' })).status).toBe(403);
      expect(await fieldsOf(low)).toEqual([nameChange('Mine')]);
    }
    const stranger = await createApproved(server);
    expect((await withdraw(stranger, changeId)).status).toBe(404);
    expect((await withdraw(rohan, crypto.randomUUID())).status).toBe(404);
    for (const other of [await createCandidate(server.db), admin]) {
      expect((await withdraw(other, changeId)).status).toBe(403);
    }
    expect((await server.call(withdrawIdentityChange, { params: { changeId } })).status).toBe(401);
    const leader = await createMember(server.db, rohan.companyId, 'ADMIN');
    const answer = await withdraw(leader, changeId);
    expect(answer).toMatchObject({ status: 200, data: { pendingChange: null } });
    expect(await server.mailsTo(rohan.email)).toEqual([]);
  });

  test('decide: admins, about the company that requested it', async () => {
    const rohan = await createApproved(server);
    const changeId = await propose(rohan, { companyName: 'Mine' });
    const stranger = await createApproved(server);
    for (const other of [rohan, stranger, await createCandidate(server.db)]) {
      expect((await approve(rohan, changeId, other)).status).toBe(403);
      expect((await reject(rohan, changeId, 'No.', other)).status).toBe(403);
    }
    const params = { id: rohan.id, changeId };
    expect((await server.call(adminApproveIdentityChange, { params })).status).toBe(401);
    expect((await approve(stranger, changeId)).status).toBe(404);
    expect((await reject(stranger, changeId)).status).toBe(404);
    expect((await approve(await createCandidate(server.db), changeId)).status).toBe(404);
    expect((await read(rohan)).pendingChange?.id).toBe(changeId);
    expect((await approve(rohan, changeId, await createAdmin(server.db, 'SUPER_ADMIN'))).status).toBe(200);
  });
});
