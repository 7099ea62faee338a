import { expect, test } from 'vitest';
import { saveCandidate, saveCandidates, unsaveCandidate } from '#contract/search/saved-candidates.ts';
import { changeSavedTags, writeSavedNote } from '#contract/search/saved-details.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

test('what a team stores about saved candidates notifies nobody, least of all the candidate', async () => {
  const { id } = await createSearchableCandidate(server.db);
  const as = () => server.as(cast.recruiter);
  const params = { id };
  expect(await toldBy(server, cast, () => as().call(saveCandidate, { params }))).toEqual({
    'saved_candidate.saved': NOBODY,
  });
  const tag = () => as().call(changeSavedTags, { params, body: { add: ['Payments'], remove: [] } });
  expect(await toldBy(server, cast, tag)).toEqual({ 'saved_candidate.tagged': NOBODY });
  const note = () =>
    as().call(writeSavedNote, { params, body: { note: 'Met' }, headers: { 'if-match': '"1"' } });
  expect(await toldBy(server, cast, note)).toEqual({ 'saved_candidate.noted': NOBODY });
  expect(await toldBy(server, cast, () => as().call(unsaveCandidate, { params }))).toEqual({
    'saved_candidate.removed': NOBODY,
  });
  const several = () => as().call(saveCandidates, { body: { candidateIds: [id] } });
  expect(await toldBy(server, cast, several)).toEqual({ 'saved_candidate.saved': NOBODY });
});
