import { beforeEach, expect, test, vi } from 'vitest';
import { ENDPOINTS } from '#contract/all.ts';

/** The part of the browser's Cache API that is used. */
class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>();
  has = async (name: string) => this.stores.has(name);
  keys = async () => [...this.stores.keys()];
  delete = async (name: string) => this.stores.delete(name);
  open = async (name: string) => {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    return {
      put: async (path: string, answer: Response) => {
        store.delete(path);
        store.set(path, answer);
      },
      match: async (path: string) => store.get(path)?.clone(),
      keys: async () => [...store.keys()],
      delete: async (path: string) => store.delete(path),
    };
  };
}

const fake = new FakeCaches();
vi.stubGlobal('caches', fake);
Object.assign(window, { caches: fake });
const { isStoredOffline, storeAnswer, readStoredAnswer, whoAsks } = await import('./stored-answers.ts');
const { endSession, startSession } = await import('./session.ts');

function signIn(id: string, org = 'first') {
  const user = { id, userType: 'JOBSEEKER' as const, firstName: 'A', lastName: 'B', email: 'a@b.test' };
  startSession({ accessToken: `x.${btoa(JSON.stringify({ org }))}.x`, refreshToken: 'y', user });
}

beforeEach(() => {
  vi.useRealTimers();
  endSession('signed-out');
  fake.stores.clear();
});

test('no file, stream, secret, proof or console page is stored', () => {
  const stored = ENDPOINTS.filter(isStoredOffline).map(({ path }) => path);
  expect(stored).toContain('/api/jobseeker/interviews/pending');
  expect(stored).toContain('/api/jobs/{id}');
  expect(stored.filter((path) => path.startsWith('/api/admin/') || path.startsWith('/dev/'))).toEqual([]);
  const secret = /calendar|export|files|live|2fa|sessions|check-email|user\/activity|google|token|otp/;
  expect(stored.filter((path) => secret.test(path))).toEqual([]);
  const people = ['/api/recruiter/candidates/{id}', '/api/recruiter/applications/{id}'];
  expect(stored.filter((path) => people.includes(path))).toEqual([]);
  expect(ENDPOINTS.filter((one) => one.method !== 'GET' && isStoredOffline(one))).toEqual([]);
});

test('the last answer is available again to the user it was for', async () => {
  signIn('ann');
  storeAnswer(whoAsks(), '/api/home', { open: 1 });
  storeAnswer(whoAsks(), '/api/home', { open: 2 });
  expect(await readStoredAnswer(whoAsks(), '/api/home')).toEqual({ answer: { open: 2 } });
  expect(await readStoredAnswer(whoAsks(), '/api/other')).toBeUndefined();
});

test.each(['signed-out', 'expired'] as const)('nothing is left once the session is %s', async (reason) => {
  signIn('ann');
  const ann = whoAsks();
  storeAnswer(ann, '/api/home', { open: 1 });
  await readStoredAnswer(ann, '/api/home');
  endSession(reason);
  expect(await readStoredAnswer(ann, '/api/home')).toBeUndefined();
  expect([...fake.stores.keys()]).toEqual([]);
});

test('an answer that arrives after its user has left is not stored', async () => {
  signIn('ann');
  const ann = whoAsks();
  endSession('signed-out');
  storeAnswer(ann, '/api/home', { open: 1 });
  await readStoredAnswer(whoAsks(), '/api/home');
  expect([...fake.stores.keys()]).toEqual([]);
});

test('the next user to sign in finds no data of the previous user', async () => {
  signIn('ann');
  storeAnswer(whoAsks(), '/api/home', { open: 1 });
  await readStoredAnswer(whoAsks(), '/api/home');
  signIn('ben');
  expect(await readStoredAnswer(whoAsks(), '/api/home')).toBeUndefined();
  expect([...fake.stores.keys()].filter((name) => name.includes('ann'))).toEqual([]);
});

test('after switching to another company no data of the first is found', async () => {
  signIn('ann');
  storeAnswer(whoAsks(), '/api/recruiter/jobs', { open: 1 });
  await readStoredAnswer(whoAsks(), '/api/recruiter/jobs');
  signIn('ann', 'second');
  expect(await readStoredAnswer(whoAsks(), '/api/recruiter/jobs')).toBeUndefined();
  expect([...fake.stores.keys()]).toEqual([]);
});

test('an answer of four days ago is too old', async () => {
  signIn('ann');
  storeAnswer(whoAsks(), '/api/home', { open: 1 });
  await readStoredAnswer(whoAsks(), '/api/home');
  vi.useFakeTimers({ now: Date.now() + 4 * 86_400_000 });
  expect(await readStoredAnswer(whoAsks(), '/api/home')).toBeUndefined();
});

test('answers that were not used for long are evicted', async () => {
  signIn('ann');
  for (let place = 0; place < 155; place++) storeAnswer(whoAsks(), `/api/jobs/${place}`, { place });
  expect(await readStoredAnswer(whoAsks(), '/api/jobs/4')).toBeUndefined();
  expect(await readStoredAnswer(whoAsks(), '/api/jobs/5')).toEqual({ answer: { place: 5 } });
});

test('another build does not read what this one stored', async () => {
  signIn('ann');
  storeAnswer(whoAsks(), '/api/home', { open: 1 });
  await readStoredAnswer(whoAsks(), '/api/home');
  vi.stubGlobal('__reactRouterManifest', { version: 'next' });
  expect(await readStoredAnswer(whoAsks(), '/api/home')).toBeUndefined();
  vi.stubGlobal('__reactRouterManifest', undefined);
});
