import { beforeAll, expect, test } from 'vitest';
import { addNote, updateNote } from '#contract/notes.ts';
import { type Cast, createCast } from '#server/testing/factories/cast.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
let cast: Cast;
let id: string;
beforeAll(async () => {
  cast = await createCast(server);
  const job = await createJob(server.db, cast.recruiter);
  ({ id } = await createApplication(server.db, job.id, cast.candidate));
});

const idsOf = (names: readonly (keyof Cast)[]) => names.map((name) => cast[name].id);

test('a note notifies the colleagues it mentions, and not the author, the candidate or others', async () => {
  let noteId = '';
  const write = (mentioned: (keyof Cast)[]) => async () => {
    const body = { text: 'Please look.', mentionIds: idsOf(mentioned) };
    noteId = (await server.as(cast.recruiter).call(addNote, { params: { id }, body })).data.id;
  };
  const rewrite = (mentioned: (keyof Cast)[]) => () =>
    server.as(cast.recruiter).call(updateNote, {
      params: { id: noteId },
      body: { text: 'Please look again.', mentionIds: idsOf(mentioned) },
    });
  expect(await toldBy(server, cast, write([]))).toEqual({ 'note.written': NOBODY });
  expect(await toldBy(server, cast, write(['recruiter', 'viewer', 'leader', 'suspendedLeader']))).toEqual({
    'note.written': { notices: ['leader', 'viewer'], mails: ['leader', 'viewer'] },
  });
  expect(await toldBy(server, cast, rewrite(['leader', 'interviewer', 'silentLeader']))).toEqual({
    'note.written': {
      notices: ['interviewer', 'silentLeader'],
      mails: ['interviewer', 'silentLeader'],
    },
  });
  expect(await toldBy(server, cast, rewrite(['leader']))).toEqual({ 'note.written': NOBODY });
});
