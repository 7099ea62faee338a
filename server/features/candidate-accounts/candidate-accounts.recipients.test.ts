import { expect, test } from 'vitest';
import { adminActivateCandidate, adminSuspendCandidate } from '#contract/candidate-account.ts';
import { adminExportCandidates } from '#contract/candidate-accounts.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { requestOne } from '#server/testing/factories/interviews.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

test('a suspension is mailed to the candidate regardless of their settings, and so is its end', async () => {
  const params = { id: cast.silentCandidate.id };
  const admin = server.as(cast.admin);
  const body = { reason: 'Spam.' };
  const recruiter = cast.recruiter;
  await requestOne(server, { recruiter, candidate: cast.silentCandidate });
  expect(await toldBy(server, cast, () => admin.call(adminSuspendCandidate, { params, body }))).toMatchObject(
    {
      'candidate.suspended': { notices: [], mails: ['silentCandidate'] },
      'interview.moved': { notices: ['recruiter'], mails: ['recruiter'] },
      'account.changed': NOBODY,
    },
  );
  expect(await toldBy(server, cast, () => admin.call(adminActivateCandidate, { params }))).toEqual({
    'candidate.activated': { notices: ['silentCandidate'], mails: ['silentCandidate'] },
    'account.changed': NOBODY,
  });
});

test('an export notifies nobody', async () => {
  const act = async () => (await server.as(cast.admin).fetch(adminExportCandidates.path)).text();
  expect(await toldBy(server, cast, act)).toEqual({ 'candidate.listExported': NOBODY });
});
