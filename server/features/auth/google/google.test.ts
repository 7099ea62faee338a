import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchangeGoogleCode } from '#contract/auth/google.ts';
import { getMe, login } from '#contract/auth/session.ts';
import { getPublicSettings } from '#contract/settings/public-settings.ts';
import { codeOf, enrol } from '#server/testing/authenticator.ts';
import {
  createCandidate,
  createRecruiter,
  PASSWORD,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';
import { type Issuer, type Person, startIssuer } from '#server/testing/stand-ins/oidc-issuer.ts';

const FAILED = '/login#googleError=GOOGLE_SIGN_IN_FAILED';

let issuer: Issuer;
let server: TestServer;
beforeAll(async () => {
  issuer = await startIssuer();
  server = await startServer({ env: issuer.env });
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});

let count = 0;
function somebody(claims: Partial<Person> = {}): Person {
  count += 1;
  const email = `google${count}@people.test`;
  return { sub: `subject-${count}`, email, email_verified: true, given_name: 'Asha', ...claims };
}

async function visit(path: string, cookie = '') {
  const answer = await server.fetch(path, { redirect: 'manual', headers: { cookie } });
  const [kept = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? '',
    cookie: kept,
    headers: answer.headers,
  };
}

function setOut(query = '') {
  return visit(`/api/auth/google/start${query}`);
}

/**
 * Redirects to Google and back; returns the one-time code of the sign-in page and the cookie of the browser.
 */
async function comeBack(person: Person, query = '') {
  const { location, cookie } = await setOut(query);
  const back = await visit(issuer.consent(location, person), cookie);
  const fragment = new URLSearchParams(back.location.split('#')[1]);
  return { code: fragment.get('googleCode') ?? '', returnTo: fragment.get('returnTo'), cookie, back };
}

function exchange({ code, cookie }: { code: string; cookie: string }, more: object = {}) {
  return server.call(exchangeGoogleCode, { body: { code, ...more }, headers: { cookie } });
}

async function signIn(person: Person, more: object = {}) {
  return exchange(await comeBack(person), more);
}

function setStatus({ id }: TestAccount, status: 'SUSPENDED' | 'DELETED') {
  return server.db.updateTable('users').set({ status }).where('id', '=', id).execute();
}

test('an address confirmed by Google becomes a candidate who is verified and signed in', async () => {
  const person = somebody({ given_name: 'Meera', family_name: 'Iyer' });
  const { status, data } = await signIn(person);
  expect(status).toBe(200);
  expect(data.user).toMatchObject({
    userType: 'JOBSEEKER',
    firstName: 'Meera',
    lastName: 'Iyer',
    email: person.email,
    emailVerified: true,
  });
  expect((await server.as({ token: data.accessToken }).call(getMe)).status).toBe(200);
});

test('the browser is redirected with PKCE, state and nonce, and stores a secret that no script can read', async () => {
  const { status, location, headers } = await setOut();
  expect(status).toBe(303);
  const asked = new URL(location).searchParams;
  expect(asked.get('redirect_uri')).toBe('http://localhost:3000/api/auth/google/callback');
  expect(asked.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(asked.get(name)?.length).toBeGreaterThan(40);
  expect(headers.get('set-cookie')).toMatch(
    /^google_sign_in=[\w-]{43}; Max-Age=600; Path=\/api\/auth\/google; /,
  );
  expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/);
});

test('no token is ever in a URL', async () => {
  const { back } = await comeBack(somebody());
  expect(back.location).toMatch(/^\/login#googleCode=[\w-]{43}$/);
});

test('the return address is passed along, unless it leads to another site', async () => {
  expect((await comeBack(somebody(), '?returnTo=/jobs%3Fpage=2')).returnTo).toBe('/jobs?page=2');
  for (const away of ['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
    const { returnTo, code } = await comeBack(somebody(), `?returnTo=${encodeURIComponent(away)}`);
    expect([returnTo, code.length]).toEqual([null, 43]);
  }
});

test('the same person comes back to the same account, even with another address at Google', async () => {
  const person = somebody();
  const first = await signIn(person);
  const again = await signIn({ ...person, email: 'renamed@people.test' });
  expect(again.data.user).toMatchObject({ id: first.data.user.id, email: person.email });
});

test('an account with that address, verified by us before, is signed in to without changes', async () => {
  const rohan = await createRecruiter(server.db);
  const { status, data } = await signIn(somebody({ email: rohan.email.toUpperCase() }));
  expect(status).toBe(200);
  expect(data.user).toMatchObject({ id: rohan.id, userType: 'RECRUITER' });
  const byPassword = await server.call(login, { body: { email: rohan.email, password: PASSWORD } });
  expect(byPassword.status).toBe(200);
});

test('a person who registered with an address of somebody else loses access when its owner signs in', async () => {
  const squatter = await createRecruiter(server.db, { verified: false });
  const { recoveryCodes } = await enrol(server, squatter);
  const { status, data } = await signIn(somebody({ email: squatter.email }));
  expect(status).toBe(200);
  expect(data.user).toMatchObject({ id: squatter.id, emailVerified: true });
  expect((await server.as(squatter).call(getMe)).code).toBe('SESSION_EXPIRED');
  const body = { email: squatter.email, password: PASSWORD, totpCode: recoveryCodes[0] };
  expect((await server.call(login, { body })).code).toBe('INVALID_CREDENTIALS');
  const subjects = (await server.mailsTo(squatter.email)).map(({ subject }) => subject);
  expect(subjects).toContain('You signed in with Google');
});

test('a second Google account cannot take over an address that is linked', async () => {
  const person = somebody();
  await signIn(person);
  const { status, code } = await signIn({ ...person, sub: 'another subject' });
  expect([status, code]).toEqual([409, 'GOOGLE_OTHER_ACCOUNT']);
});

test('two-step sign-in is required here too; a wrong code does not use up the one-time code', async () => {
  const asha = await createCandidate(server.db);
  const { secret } = await enrol(server, asha);
  const came = await comeBack(somebody({ email: asha.email }));
  expect(await exchange(came)).toMatchObject({ status: 401, code: 'TWO_FACTOR_REQUIRED' });
  expect(await exchange(came, { totpCode: '000000' })).toMatchObject({ status: 401, code: 'INVALID_TOTP' });
  expect((await exchange(came, { totpCode: codeOf(secret, 1) })).status).toBe(200);
});

test('a one-time code works once, also with concurrent requests, and for five minutes', async () => {
  const came = await comeBack(somebody());
  const answers = await Promise.all(Array.from({ length: 4 }, () => exchange(came)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  const late = await comeBack(somebody());
  await server.moveClock(301);
  expect(await exchange(late)).toMatchObject({ status: 400, code: 'GOOGLE_SIGN_IN_FAILED' });
  await server.moveClock(0);
});

test('only the browser that started can come back and exchange', async () => {
  const { location, cookie } = await setOut();
  const address = issuer.consent(location, somebody());
  expect((await visit(address)).location).toBe(FAILED);
  const other = await setOut();
  expect((await visit(address, other.cookie)).location).toBe(FAILED);
  expect((await visit(address, cookie)).location).toMatch(/googleCode=/);
  const { code } = await comeBack(somebody());
  expect((await exchange({ code, cookie: other.cookie })).code).toBe('GOOGLE_SIGN_IN_FAILED');
});

test('a wrong state, a used answer and an expired one are refused', async () => {
  const { location, cookie } = await setOut();
  const address = issuer.consent(location, somebody());
  expect((await visit(address.replace(/state=[^&]+/, 'state=guessed'), cookie)).location).toBe(FAILED);
  expect((await visit(address, cookie)).location).toMatch(/googleCode=/);
  expect((await visit(address, cookie)).location).toBe(FAILED);
  const slow = await setOut();
  await server.moveClock(601);
  expect((await visit(issuer.consent(slow.location, somebody()), slow.cookie)).location).toBe(FAILED);
  await server.moveClock(0);
});

test.each([
  ['another nonce', { nonce: 'of another request' }],
  ['no nonce', { nonce: undefined }],
  ['another audience', { aud: 'somebody else' }],
  ['another issuer', { iss: 'https://evil.test' }],
  ['an expiry in the past', { exp: 1 }],
  ['no address', { email: undefined }],
])('a token with %s is refused', async (_, spoiled) => {
  const { location, cookie } = await setOut();
  expect((await visit(issuer.consent(location, somebody(), spoiled), cookie)).location).toBe(FAILED);
});

test('a made-up Google code is refused', async () => {
  const { location, cookie } = await setOut();
  const address = issuer.consent(location, somebody());
  expect((await visit(address.replace(/code=[^&]+/, 'code=made-up'), cookie)).location).toBe(FAILED);
});

test('a person who declines at Google is back on the sign-in page', async () => {
  const { location, cookie } = await setOut();
  const state = new URL(location).searchParams.get('state');
  const answer = await visit(`/api/auth/google/callback?error=access_denied&state=${state}`, cookie);
  expect(answer.location).toBe(FAILED);
});

test.each([false, undefined])(
  'an address that Google has not verified (%s) is refused',
  async (email_verified) => {
    const { back } = await comeBack(somebody({ email_verified }));
    expect(back.location).toBe('/login#googleError=GOOGLE_EMAIL_UNVERIFIED');
  },
);

test('suspended and deleted accounts stay closed', async () => {
  const [known, linked] = [await createCandidate(server.db), await createCandidate(server.db)];
  const person = somebody({ email: linked.email });
  await signIn(person);
  await setStatus(known, 'SUSPENDED');
  await setStatus(linked, 'DELETED');
  expect(await signIn(somebody({ email: known.email }))).toMatchObject({
    status: 423,
    code: 'ACCOUNT_LOCKED',
  });
  expect(await signIn(person)).toMatchObject({ status: 423, code: 'ACCOUNT_LOCKED' });
});

test('a recruiter or affiliate without an account is sent to the form', async () => {
  for (const userType of ['RECRUITER', 'AFFILIATE']) {
    const came = await comeBack(somebody(), `?userType=${userType}`);
    expect(await exchange(came)).toMatchObject({ status: 404, code: 'GOOGLE_NO_ACCOUNT' });
  }
});

test('no secret is stored in plain text', async () => {
  const { location, cookie } = await setOut();
  const came = await comeBack(somebody());
  const rows = JSON.stringify(await server.db.selectFrom('googleSignIns').selectAll().execute());
  const { searchParams } = new URL(location);
  const secrets = [came.code, cookie.split('=')[1], searchParams.get('state'), searchParams.get('nonce')];
  for (const secret of secrets) expect(rows).not.toContain(secret);
});

test('every page can read that it is on', async () => {
  expect((await server.call(getPublicSettings)).data).toMatchObject({ googleSignIn: true });
});

test('without a Google client it is off, and says so', async () => {
  const plain = await startServer();
  expect((await plain.call(getPublicSettings)).data).toMatchObject({ googleSignIn: false });
  for (const path of ['start', 'callback?code=1&state=2']) {
    const answer = await plain.fetch(`/api/auth/google/${path}`);
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'GOOGLE_SIGN_IN_OFF']);
  }
  const { status, code } = await plain.call(exchangeGoogleCode, { body: { code: 'x' } });
  expect([status, code]).toEqual([404, 'GOOGLE_SIGN_IN_OFF']);
  await plain.close();
});
