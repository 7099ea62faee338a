import { expect, test } from 'vitest';
import { deactivateAccount, deleteAccount, reactivateAccount } from '#contract/account/closing.ts';
import { requestEmailUpdate, verifyEmailUpdate } from '#contract/account/email.ts';
import { updateNotificationPreferences } from '#contract/account/notification-preferences.ts';
import { updatePhone, updateUserProfile, uploadProfilePicture } from '#contract/account/profile.ts';
import { exportUserData } from '#contract/account/records.ts';
import { PASSWORD } from '#server/testing/factories/accounts.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { PNG } from '#server/testing/factories/companies.ts';
import { requestOne } from '#server/testing/factories/interviews.ts';
import { NOBODY, type Told, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

const mailed = (...mails: string[]): Told => ({ notices: [], mails });
const NEW_ADDRESS = 'moved@people.test';

test('changes that people make to their own account notify nobody', async () => {
  const own = server.as(cast.candidate);
  const picture = new FormData();
  picture.append('file', new Blob([new Uint8Array(PNG)]), 'me.png');
  const names = { firstName: 'Asha', lastName: 'Rao' };
  const off = { referrals: { email: true, inApp: true } };
  const told = async (act: () => Promise<unknown>) => toldBy(server, cast, act);
  expect(await told(() => own.call(updateUserProfile, { body: names }))).toEqual({
    'account.nameChanged': NOBODY,
    'account.changed': NOBODY,
  });
  expect(await told(() => own.call(updatePhone, { body: { phone: '+91 70707 07070' } }))).toEqual({
    'account.phoneChanged': NOBODY,
    'account.changed': NOBODY,
  });
  expect(await told(() => own.call(uploadProfilePicture, { form: picture }))).toEqual({
    'account.pictureChanged': NOBODY,
    'account.changed': NOBODY,
  });
  expect(await told(() => own.call(updateNotificationPreferences, { body: off }))).toEqual({
    'notifications.preferencesSaved': NOBODY,
  });
  expect(await told(() => own.call(exportUserData))).toEqual({
    'account.exportRequested': NOBODY,
    'account.exported': NOBODY,
  });
});

test('a deactivation is mailed to the person, a reactivation is not', async () => {
  const own = server.as(cast.otherCandidate);
  expect(await toldBy(server, cast, () => own.call(deactivateAccount))).toEqual({
    'account.deactivated': mailed('otherCandidate'),
    'account.changed': NOBODY,
  });
  expect(await toldBy(server, cast, () => own.call(reactivateAccount))).toEqual({
    'account.reactivated': NOBODY,
    'account.changed': NOBODY,
  });
});

test('a change of address is mailed to the old one, and queued mails are sent to the new one', async () => {
  const own = server.as(cast.candidate);
  await requestOne(server, { recruiter: cast.recruiter, candidate: cast.candidate });
  await own.call(requestEmailUpdate, { body: { newEmail: NEW_ADDRESS } });
  const [mail] = await server.mailsTo(NEW_ADDRESS);
  const otpCode = /\b\d{6}\b/.exec(mail?.textBody ?? '')?.[0] ?? '';
  const move = () => own.call(verifyEmailUpdate, { body: { newEmail: NEW_ADDRESS, otpCode } });
  expect(await toldBy(server, cast, move)).toEqual({
    'account.emailChanged': mailed('candidate'),
    'account.changed': NOBODY,
  });
  await server.moveClock(600);
  const asked = expect.objectContaining({ subject: 'Tamarind Pay asks to interview you' });
  expect(await server.mailsTo(NEW_ADDRESS)).toContainEqual(asked);
  expect(await server.mailsTo(cast.candidate.email)).not.toContainEqual(asked);
  await server.moveClock(0);
});

test('a person who leaves gets a last mail; the company is notified that the request is over', async () => {
  const leaving = cast.otherCandidate;
  const { interviewerId } = { interviewerId: cast.interviewer.id };
  await requestOne(server, { recruiter: cast.recruiter, candidate: leaving, interviewerId });
  const leave = () => server.as(leaving).call(deleteAccount, { body: { password: PASSWORD } });
  expect(await toldBy(server, cast, leave)).toMatchObject({
    'account.deleted': NOBODY,
    'interview.moved': { notices: ['interviewer', 'recruiter'], mails: ['interviewer', 'recruiter'] },
    'account.closed': mailed('otherCandidate'),
    'account.changed': NOBODY,
  });
  const erase = async () => {
    await server.moveClock(31 * 86_400);
    await server.runTasks('eraseDeletedAccounts');
  };
  expect(await toldBy(server, cast, erase)).toMatchObject({ 'account.erased': NOBODY });
  await server.moveClock(0);
});

test('a sole owner gets a last mail; a candidate is notified that the request of the closed company is over', async () => {
  const { stranger, silentCandidate, candidate } = cast;
  const asked = { recruiter: stranger, candidate };
  await requestOne(server, asked);
  await requestOne(server, { ...asked, candidate: silentCandidate });
  const { name } = await server.db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', stranger.companyId)
    .executeTakeFirstOrThrow();
  const body = { password: PASSWORD, companyNames: [name] };
  const close = () => server.as(stranger).call(deleteAccount, { body });
  expect(await toldBy(server, cast, close)).toEqual({
    'company.closed': NOBODY,
    'application.moved': NOBODY,
    'interview.moved': { notices: ['candidate'], mails: [] },
    'job.moved': NOBODY,
    'account.deleted': NOBODY,
    'account.closed': mailed('stranger'),
    'account.changed': NOBODY,
  });
});
