import { expect, test } from 'vitest';
import { createCast } from '#server/testing/factories/cast.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

test('a digest is mailed to those who can act on it, without a further notification', async () => {
  const { id } = await createJob(server.db, cast.owner);
  await createApplication(server.db, id, cast.candidate);
  await server.moveClock(7200);
  expect(await toldBy(server, cast, () => server.runTasks())).toEqual({
    'applications.gathered': { notices: [], mails: ['interviewer', 'leader', 'owner', 'recruiter'] },
  });
});
