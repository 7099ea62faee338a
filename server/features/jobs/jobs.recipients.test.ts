import { expect, test } from 'vitest';
import { closeJob, publishJob, reopenJob, unpublishJob, updateJob } from '#contract/jobs/own-jobs.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { BACKEND_JOB, createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

test('taking a job off the board, or putting it back, notifies nobody, not even applicants', async () => {
  const { id } = await createJob(server.db, cast.owner);
  await createApplication(server.db, id, cast.candidate);
  for (const move of [closeJob, reopenJob, unpublishJob, publishJob]) {
    const act = () => server.as(cast.owner).call(move, { params: { id } });
    expect(await toldBy(server, cast, act)).toEqual({ 'job.moved': NOBODY });
  }
});

test('a change of pay, place or role notifies candidates with an open application, and nobody else', async () => {
  const { id } = await createJob(server.db, cast.owner);
  const { otherCandidate } = cast;
  await createApplication(server.db, id, cast.candidate);
  await createApplication(server.db, id, cast.silentCandidate);
  const { id: over } = await createApplication(server.db, id, otherCandidate);
  const rejected = server.db.updateTable('applications').set({ status: 'REJECTED' });
  await rejected.where('id', '=', over).execute();
  const change = (body: object) => () =>
    server.as(cast.recruiter).call(updateJob, { params: { id }, body: { ...BACKEND_JOB, ...body } });
  expect(
    await toldBy(server, cast, change({ description: 'Shorter.', maxNoticePeriod: 'ONE_MONTH' })),
  ).toEqual({});
  expect(await toldBy(server, cast, change({ salary: { min: 0, max: 5_000_000 } }))).toEqual({
    'job.termsChanged': { notices: ['candidate'], mails: ['candidate'] },
  });
});
