import { expect, test } from 'vitest';
import { setJobTeam } from '#contract/jobs/team.ts';
import { type Cast, createCast } from '#server/testing/factories/cast.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

test('a hiring team change notifies its new members, and never the member who made it', async () => {
  const { id } = await createJob(server.db, cast.recruiter);
  const set = (who: keyof Cast, owner: keyof Cast, members: (keyof Cast)[]) => () =>
    server.as(cast[who]).call(setJobTeam, {
      params: { id },
      body: { ownerId: cast[owner].id, memberIds: members.map((name) => cast[name].id) },
    });
  expect(await toldBy(server, cast, set('recruiter', 'recruiter', ['viewer', 'interviewer']))).toEqual({
    'job.teamChanged': { notices: ['interviewer', 'viewer'], mails: [] },
  });
  expect(await toldBy(server, cast, set('leader', 'interviewer', ['viewer', 'leader']))).toEqual({
    'job.teamChanged': { notices: ['interviewer'], mails: [] },
  });
  expect(await toldBy(server, cast, set('leader', 'interviewer', ['viewer']))).toEqual({
    'job.teamChanged': NOBODY,
  });
  expect(await toldBy(server, cast, set('leader', 'leader', ['viewer', 'interviewer']))).toEqual({
    'job.teamChanged': NOBODY,
  });
});
