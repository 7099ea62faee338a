import { describe, expect, test } from 'vitest';
import { ERRORS } from '#contract/core/errors.ts';
import { createCandidate, createRecruiter } from '#server/testing/factories/accounts.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const LOGIN = '/api/auth/login';
const MEGABYTE = 1024 * 1024;

const server = ownServer({ silent: true });
const asha = madeOnce(() => createCandidate(server.db));

interface Sent {
  body?: BodyInit;
  type?: string;
  method?: string;
}

async function send(path: string, { body, type = 'application/json', method = 'POST' }: Sent = {}) {
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': type };
  const answer = await server.as(asha).fetch(path, { method, body: body ?? null, headers });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

/** The shape of every refusal. */
function refusal(status: number, code: keyof typeof ERRORS, message: string = ERRORS[code][1]) {
  return {
    status,
    body: { success: false, code, message, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  };
}

describe('an unreadable body', () => {
  test.each([
    '{"email": "a@b.test", ',
    '{email: 1}',
    'undefined',
    '{"a":1}{"b":2}',
    '\u{feff}{',
    '{"__proto__": {"isAdmin": true}}',
    '{"constructor": {"prototype": {"isAdmin": true}}}',
  ])('such as %s is a bad request', async (body) => {
    expect(await send(LOGIN, { body })).toMatchObject(refusal(400, 'MALFORMED_REQUEST'));
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data'])(
    'is refused because it is %s, with a message that JSON is wanted',
    async (type) => {
      const answer = await send(LOGIN, { body: 'email=a@b.test', type });
      expect(answer).toMatchObject(refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Please send JSON.'));
    },
  );

  test('is refused as too large with 2 MB', async () => {
    const body = JSON.stringify({ email: 'a@b.test', password: 'x'.repeat(2 * MEGABYTE) });
    expect(await send(LOGIN, { body })).toMatchObject(refusal(413, 'PAYLOAD_TOO_LARGE'));
  });
});

describe('a readable body that cannot be used', () => {
  test.each(['null', '[]', '[{"email":"a@b.test"}]', '"text"', '42', 'true'])(
    'such as %s is refused in words',
    async (body) => {
      const answer = await send(LOGIN, { body });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ success: false, code: 'VALIDATION_FAILED' });
      expect(answer.body.message).toMatch(/^(Email is required|Invalid request\. Please check)/);
    },
  );

  test('counts as a form without values if it is empty', async () => {
    const answer = await send(LOGIN, { body: '' });
    expect(answer).toMatchObject({ status: 400, body: { message: 'Email is required' } });
    expect(answer.body.errors).toEqual([
      { path: 'email', message: 'Email is required' },
      { path: 'password', message: 'Password is required' },
    ]);
  });

  test.each([
    ['a NUL character', 'a\0b'],
    ['half of a surrogate pair', 'a\ud800b'],
  ])('is refused with %s in a text, with a message to remove it', async (_, password) => {
    const body = JSON.stringify({ email: 'a@b.test', password });
    const answer = await send(LOGIN, { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(answer.body.message).toBe('Please remove invalid characters.');
  });

  test('is refused without recursion when nested 20,000 levels deep', async () => {
    const body = `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    expect((await send(LOGIN, { body })).status).toBe(400);
  });
});

describe('an address', () => {
  test.each([
    ['/api/nothing', 'GET'],
    ['/api/auth/login', 'GET'],
    ['/api/auth/me', 'POST'],
    ['/dev/nothing', 'GET'],
    ['/', 'POST'],
    ['/api/files/not-an-id', 'GET'],
    ['/api/files/00000000-0000-7000-8000-000000000000', 'GET'],
    ['/api/files/..%2f..%2fetc%2fpasswd', 'GET'],
  ])('%s with %s is not found', async (path, method) => {
    expect(await send(path, { method })).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  test.each(['/api/files/%ff', '/api/files/%', '/%c0%ae%c0%ae/'])(
    '%s that cannot be decoded is a bad request',
    async (path) => {
      expect(await send(path, { method: 'GET' })).toMatchObject(refusal(400, 'MALFORMED_REQUEST'));
    },
  );

  test.each([
    ['/api/auth/check-email', 'Please enter a valid email address.'],
    ['/api/auth/check-email?email=a&email=b', 'Please enter a valid email address.'],
    ['/api/auth/check-email?email=a%00@b.test', 'Please remove invalid characters.'],
  ])('%s has parameters that are refused: %s', async (path, message) => {
    expect(await send(path, { method: 'GET' })).toMatchObject({ status: 400, body: { message } });
  });
});

test('browsers never store, frame, sniff or execute answers of the API', async () => {
  const { headers } = await send('/api/auth/me', { method: 'GET' });
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a page of 20 jobs is compressed as a whole, with its length', async () => {
  const recruiter = await createRecruiter(server.db);
  for (let n = 0; n < 20; n += 1) await createJob(server.db, recruiter, { title: `Engineer ${n}` });
  const answer = await server.fetch('/api/jobs?size=20', { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const body = await answer.text();
  // More than the library would by default compress at once on two cores.
  expect(body.length).toBeGreaterThan(8192);
  expect(Number(answer.headers.get('content-length') ?? Number.NaN)).toBeLessThan(body.length / 2);
});

test('an internal error reveals nothing', async () => {
  await server.db.schema.alterTable('notifications').renameTo('notifications_away').execute();
  const answer = await send('/api/jobseeker/notifications', { method: 'GET' });
  await server.db.schema.alterTable('notifications_away').renameTo('notifications').execute();
  expect(answer).toMatchObject(refusal(500, 'INTERNAL', 'Server error. Please try again later.'));
  expect(JSON.stringify(answer.body)).not.toMatch(/notifications|relation|select/i);
});
