import { expect, test } from 'vitest';
import { cancelApplication, submitApplication } from '#contract/companies/approval.ts';
import { listCompanyDocuments } from '#contract/companies/documents.ts';
import {
  adminApproveIdentityChange,
  adminRejectIdentityChange,
  withdrawIdentityChange,
} from '#contract/companies/identity.ts';
import { updateCompany } from '#contract/companies/profile.ts';
import {
  adminApproveRecruiter,
  adminProcessRecruiter,
  adminRejectRecruiter,
  adminRejectRecruiterDocument,
} from '#contract/companies/recruiter-review.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { COMPANY, completeApplication } from '#server/testing/factories/companies.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

/** The managers; mails about the company's approval cannot be switched off. */
const LEADERS = ['leader', 'owner', 'silentLeader'];
const reason = 'The papers are out of date.';

function process(action: 'UNDER_REVIEW' | 'SUSPEND' | 'REINSTATE', recruiterId = cast.owner.id) {
  const body = { recruiterId, action, reason };
  return server.as(cast.admin).call(adminProcessRecruiter, { body });
}

test('the company’s own actions notify nobody', async () => {
  await server.db
    .updateTable('companies')
    .set({ approvalStatus: 'NOT_SUBMITTED' })
    .where('id', '=', cast.owner.companyId)
    .execute();
  await completeApplication(server, cast.owner);
  const owner = server.as(cast.owner);
  const save = () => owner.call(updateCompany, { body: { ...COMPANY, companyCity: 'Mysuru' } });
  expect(await toldBy(server, cast, save)).toEqual({ 'company.saved': NOBODY });
  for (const act of [submitApplication, cancelApplication, submitApplication]) {
    expect(await toldBy(server, cast, () => owner.call(act))).toEqual({ 'company.approvalMoved': NOBODY });
  }
});

test('an admin’s decision notifies the managers, and is mailed to the founder where it ends something', async () => {
  const admin = server.as(cast.admin);
  const params = { id: cast.owner.id };
  const review = { notices: LEADERS, mails: [] };
  const decision = { notices: LEADERS, mails: ['owner'] };
  expect(await toldBy(server, cast, () => process('UNDER_REVIEW'))).toEqual({
    'company.approvalMoved': review,
  });
  const { data } = await server.as(cast.owner).call(listCompanyDocuments);
  const document = { id: cast.owner.id, documentId: data[0]?.id ?? '' };
  const refuse = () => admin.call(adminRejectRecruiterDocument, { params: document, body: { reason } });
  expect(await toldBy(server, cast, refuse)).toEqual({ 'company.documentRejected': review });
  const reject = () => admin.call(adminRejectRecruiter, { params, body: { reason } });
  expect(await toldBy(server, cast, reject)).toEqual({ 'company.approvalMoved': decision });
  const waiting = { approvalStatus: 'PENDING' } as const;
  await server.db.updateTable('companies').set(waiting).where('id', '=', cast.owner.companyId).execute();
  const approve = () => admin.call(adminApproveRecruiter, { params });
  expect(await toldBy(server, cast, approve)).toEqual({ 'company.approvalMoved': decision });
});

test('a change of the name notifies and mails all managers when it is decided, and nobody before', async () => {
  await server.db
    .updateTable('companies')
    .set({ approvalStatus: 'APPROVED' })
    .where('id', '=', cast.owner.companyId)
    .execute();
  const [owner, admin] = [server.as(cast.owner), server.as(cast.admin)];
  let changeId = '';
  const propose = async () => {
    const answer = await owner.call(updateCompany, { body: { ...COMPANY, companyName: 'Google India' } });
    changeId = answer.data.pendingChange?.id ?? '';
  };
  const quiet = { 'company.identityMoved': NOBODY };
  const loud = { 'company.identityMoved': { notices: LEADERS, mails: LEADERS } };
  const params = () => ({ id: cast.owner.id, changeId });
  const saved = { 'company.saved': NOBODY };
  expect(await toldBy(server, cast, propose)).toEqual({ ...quiet, ...saved });
  const withdraw = () => owner.call(withdrawIdentityChange, { params: { changeId } });
  expect(await toldBy(server, cast, withdraw)).toEqual(quiet);
  await propose();
  const reject = () => admin.call(adminRejectIdentityChange, { params: params(), body: { reason } });
  expect(await toldBy(server, cast, reject)).toEqual(loud);
  await propose();
  const approve = () => admin.call(adminApproveIdentityChange, { params: params() });
  expect(await toldBy(server, cast, approve)).toEqual(loud);
});

test('a suspended or reinstated member gets a mail, and for a company the managers do', async () => {
  // The factory makes each member a founder as well; an invited member founded nothing.
  const elsewhere = { founderId: cast.stranger.id };
  await server.db
    .updateTable('companies')
    .set(elsewhere)
    .where('founderId', '=', cast.recruiter.id)
    .execute();
  const person = await toldBy(server, cast, () => process('SUSPEND', cast.recruiter.id));
  const founder = await toldBy(server, cast, () => process('SUSPEND'));
  expect(founder).toEqual({ 'company.approvalMoved': { notices: LEADERS, mails: ['owner'] } });
  expect(person).toEqual({ 'company.recruiterSuspended': { notices: [], mails: ['recruiter'] } });
  const back = await toldBy(server, cast, () => process('REINSTATE', cast.recruiter.id));
  expect(back).toEqual({ 'company.recruiterReinstated': { notices: [], mails: ['recruiter'] } });
  const open = await toldBy(server, cast, () => process('REINSTATE'));
  expect(open).toEqual({ 'company.approvalMoved': { notices: LEADERS, mails: ['owner'] } });
});
