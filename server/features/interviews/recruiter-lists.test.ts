import { expect, test } from 'vitest';
import { listRecruiterInterviews } from '#contract/interviews/recruiter.ts';
import { respondToInterview } from '#contract/interviews/respond.ts';
import { createRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { requestOne } from '#server/testing/factories/interviews.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

test('interviews that are over are past, and those that wait for a side are open', async () => {
  const recruiter = await createRecruiter(server.db);
  const candidate = await createSearchableCandidate(server.db);
  const [declined, asked] = [
    await requestOne(server, { recruiter, candidate }),
    await requestOne(server, { recruiter, candidate }),
  ];
  const body = { interviewId: declined.id, status: 'DECLINED', declineReason: 'Personal reasons' } as const;
  await server.as(candidate).call(respondToInterview, { body });
  const list = async (view?: 'open' | 'past') => {
    const { data } = await server.as(recruiter).call(listRecruiterInterviews, { query: { view } });
    return data.content.map(({ id }) => id);
  };
  expect(await list('past')).toEqual([declined.id]);
  expect(await list('open')).toEqual([asked.id]);
  expect(await list()).toEqual([asked.id, declined.id]);
});

test('a search requires every word, in the name of the candidate or of the job', async () => {
  const recruiter = await createRecruiter(server.db);
  const candidate = await createSearchableCandidate(server.db, { firstName: 'Meera', lastName: 'Iyer' });
  const { id } = await requestOne(server, { recruiter, candidate });
  await requestOne(server, { recruiter });
  const find = async (search: string) => {
    const { data } = await server.as(recruiter).call(listRecruiterInterviews, { query: { search } });
    return data.totalElements;
  };
  expect(await find('iyer BACKEND')).toBe(1);
  expect(await find('  meera  ')).toBe(1);
  expect(await find('backend')).toBe(2);
  expect(await find('iyer frontend')).toBe(0);
  expect(await find('100%')).toBe(0);
  const { data } = await server.as(recruiter).call(listRecruiterInterviews, { query: { search: 'meera' } });
  expect(data.content.map((one) => one.id)).toEqual([id]);
});
