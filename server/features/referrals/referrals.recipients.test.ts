import { expect, test } from 'vitest';
import { adminApproveRecruiter } from '#contract/companies/recruiter-review.ts';
import { sendInvitations } from '#contract/referrals/invitations.ts';
import { adminReviewReferral } from '#contract/referrals/review.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { joinAsCandidate, joinAsRecruiter } from '#server/testing/factories/referrals.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';
import * as codes from './links.service.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

const NEW = 'newcomer@friends.test';

test.each([
  ['candidate', { notices: ['candidate'], mails: [] }],
  ['recruiter', { notices: ['recruiter'], mails: [] }],
  ['silentCandidate', NOBODY],
] as const)('a person joins by the link of a %s', async (who, told) => {
  const ref = await codes.ensureCode(server.db, cast[who].id);
  const email = `${who}-${NEW}`;
  expect(await toldBy(server, cast, () => joinAsCandidate(server, { ref, email }))).toEqual({
    'auth.codeMade': { notices: [], mails: [email] },
    'auth.signedUp': NOBODY,
    'user.created': NOBODY,
    'referral.moved': told,
  });
});

test('a suspended referrer is not notified of new referrals', async () => {
  const ref = await codes.ensureCode(server.db, cast.suspendedLeader.id);
  const email = `suspended-${NEW}`;
  const join = () => joinAsCandidate(server, { ref, email });
  expect(Object.keys(await toldBy(server, cast, join))).not.toContain('referral.moved');
});

test('a referrer is notified when the company of a referred recruiter is approved', async () => {
  const ref = await codes.ensureCode(server.db, cast.otherCandidate.id);
  const id = await joinAsRecruiter(server, { ref, email: `founder-${NEW}` });
  const members = server.db.selectFrom('companyMembers').select('companyId').where('userId', '=', id);
  const { companyId } = await members.executeTakeFirstOrThrow();
  const waiting = { approvalStatus: 'PENDING' } as const;
  await server.db.updateTable('companies').set(waiting).where('id', '=', companyId).execute();
  const approve = () => server.as(cast.admin).call(adminApproveRecruiter, { params: { id } });
  expect(await toldBy(server, cast, approve)).toEqual({
    'company.approvalMoved': { notices: [id], mails: [`founder-${NEW}`] },
    'referral.moved': { notices: ['otherCandidate'], mails: [] },
  });
});

test('an invitation is mailed to the invited address, unless it has an account', async () => {
  const emails = `invited-${NEW}, ${cast.stranger.email}`;
  const act = () => server.as(cast.candidate).call(sendInvitations, { body: { emails } });
  expect(await toldBy(server, cast, act)).toEqual({
    'referral.invitationMade': { notices: [], mails: [`invited-${NEW}`] },
  });
});

test('a refusal is sent to the referrer, and a flagged referral notifies nobody', async () => {
  const ref = await codes.ensureCode(server.db, cast.otherCandidate.id);
  for (const decision of ['REFUSED', 'ALLOWED'] as const) {
    await joinAsCandidate(server, { ref, email: cast.otherCandidate.email.replace('@', `+${decision}@`) });
    const flagged = server.db
      .selectFrom('referrals')
      .select('id')
      .where('flags', '!=', '{}' as never);
    const { id } = await flagged.where('review', 'is', null).executeTakeFirstOrThrow();
    const body = { decision, reason: 'The same mailbox.' };
    const review = () => server.as(cast.admin).call(adminReviewReferral, { params: { id }, body });
    const told = { notices: ['otherCandidate'], mails: ['otherCandidate'] };
    expect(await toldBy(server, cast, review)).toEqual({
      'referral.reviewed': decision === 'REFUSED' ? told : NOBODY,
    });
  }
});
