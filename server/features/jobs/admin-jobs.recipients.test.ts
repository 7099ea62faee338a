import { expect, test } from 'vitest';
import { adminArchiveJob, adminCloseJob } from '#contract/jobs/admin-jobs.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

const HIRING = ['interviewer', 'leader', 'owner', 'recruiter', 'silentLeader'];

test('a job that an admin closes notifies its recruiters, an archived one also the pending applicants', async () => {
  const { id } = await createJob(server.db, cast.owner);
  await createApplication(server.db, id, cast.candidate);
  await createApplication(server.db, id, cast.silentCandidate);
  const body = { reason: 'It asks for a fee.' };
  const act = (call: typeof adminCloseJob) => () =>
    server.as(cast.admin).call(call, { params: { id }, body });
  expect(await toldBy(server, cast, act(adminCloseJob))).toEqual({
    'job.takenDown': { notices: HIRING, mails: HIRING },
  });
  expect(await toldBy(server, cast, act(adminArchiveJob))).toEqual({
    'job.takenDown': { notices: HIRING, mails: HIRING },
    'application.moved': { notices: ['candidate'], mails: [] },
  });
  const [mail] = await server.mailsTo(cast.owner.email);
  expect(mail?.textBody).toContain('It asks for a fee.');
});
