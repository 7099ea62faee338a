import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exportProfile } from '#contract/candidates/complete.ts';
import { getJob } from '#contract/jobs/public-jobs.ts';
import { PROBE } from '../offline/connection-state.ts';

const stored = new Map<string, Response>();
const store = {
  put: async (path: string, answer: Response) => void stored.set(path, answer),
  match: async (path: string) => stored.get(path)?.clone(),
  keys: async () => [...stored.keys()],
};
const caches = { has: async () => true, keys: async () => [], open: async () => store };
vi.stubGlobal('caches', caches);
Object.assign(window, { caches });
const { call, callFile } = await import('./api.ts');
const { readStoredAnswer, whoAsks } = await import('./stored-answers.ts');
const { endpointQuery } = await import('./query.ts');
const { queryClient } = await import('./query-client.ts');

const INPUT = { params: { id: 'j1' } };
const answers = vi.fn(async (): Promise<Response> => Response.json({ data: { id: 'j1' } }));
let isReached = true;
beforeEach(() => {
  isReached = true;
  stored.clear();
  vi.stubGlobal('fetch', (path: string) => {
    if (path !== PROBE) return answers();
    return isReached ? Promise.resolve(Response.json({})) : Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => {
  answers.mockReset();
  queryClient.clear();
});

/** The headers arrive, the body does not. */
function cutBy(reason: Error): () => Promise<Response> {
  return async () => {
    const answer = Response.json({ data: { id: 'j1' } });
    answer.json = () => Promise.reject(reason);
    answer.blob = () => Promise.reject(reason);
    return answer;
  };
}
const CUT = new TypeError('network error');
const GIVEN_UP = new DOMException('The user aborted a request.', 'AbortError');
const LOST = { status: 0, code: 'NETWORK_ERROR' };

test('an answer or a file that is cut off counts as a lost connection and not as a success', async () => {
  answers.mockImplementation(cutBy(CUT));
  await expect(call(getJob, INPUT)).rejects.toMatchObject(LOST);
  await expect(callFile(exportProfile, { query: { format: 'pdf' } })).rejects.toMatchObject(LOST);
  const question = queryClient.fetchQuery({ ...endpointQuery(getJob, INPUT), retry: false });
  await expect(question).rejects.toMatchObject(LOST);
});

test('half an answer counts as none', async () => {
  answers.mockImplementation(async () => new Response('{"data":{"id":'));
  await expect(call(getJob, INPUT)).rejects.toMatchObject(LOST);
});

test('a stored offline answer stays when the next answer is cut off or aborted', async () => {
  answers.mockResolvedValueOnce(Response.json({ data: { id: 'j1' } }));
  await call(getJob, INPUT);
  const isStored = async () => (await readStoredAnswer(whoAsks(), '/api/jobs/j1'))?.answer;
  expect(await isStored()).toEqual({ id: 'j1' });
  answers.mockImplementation(cutBy(GIVEN_UP));
  await expect(call(getJob, INPUT)).rejects.toBe(GIVEN_UP);
  expect(await isStored()).toEqual({ id: 'j1' });
  isReached = false;
  answers.mockImplementation(cutBy(CUT));
  expect(await call(getJob, INPUT)).toEqual({ id: 'j1' });
});
