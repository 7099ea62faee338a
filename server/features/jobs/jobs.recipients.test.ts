import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeJob, publishJob, reopenJob, unpublishJob } from '#contract/jobs/own-jobs.ts';
import { type Cast, createCast } from '#server/testing/factories/cast.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startServer();
  cast = await createCast(server);
});
afterAll(() => server.close());

test('a job that is taken off the board or put on it again is told to nobody, applicants included', async () => {
  const { id } = await createJob(server.db, cast.owner);
  await createApplication(server.db, id, cast.candidate);
  for (const move of [closeJob, reopenJob, unpublishJob, publishJob]) {
    const act = () => server.as(cast.owner).call(move, { params: { id } });
    expect(await toldBy(server, cast, act)).toEqual({ 'job.moved': NOBODY });
  }
});
