import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createSigner } from 'fast-jwt';
import { beforeAll, expect, test } from 'vitest';
import { getMe, login } from '#contract/auth/session.ts';
import {
  createAdmin,
  createCandidate,
  PASSWORD,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { ownServer } from '#server/testing/server.ts';

const SECRET = 'only for tests, thirty-two characters at least';

interface Claims {
  sub: unknown;
  type: unknown;
  org: unknown;
  sid: unknown;
  [claim: string]: unknown;
}

const server = ownServer();
let asha: TestAccount;
let admin: TestAccount;
beforeAll(async () => {
  asha = await createCandidate(server.db);
  admin = await createAdmin(server.db);
});

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function claimsOf({ token }: Pick<TestAccount, 'token'>): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
}

/** Signs any content with the right key, including the header. */
function forge(header: object, claims: object, key = SECRET): string {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

/** Combines these claims with the signature of another token. */
function withSignatureOf({ token }: TestAccount, claims: object): string {
  const [header, , signature] = token.split('.');
  return `${header}.${encode(claims)}.${signature}`;
}

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const RSA = pair.privateKey.export({ type: 'pkcs8', format: 'pem' });
const PUBLIC = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();

const HS256 = { alg: 'HS256', typ: 'JWT' };
const later = () => Math.floor(Date.now() / 1000) + 600;

const FORGERIES: [kind: string, make: (claims: Claims) => string][] = [
  ['empty', () => ''],
  ['garbage', () => 'garbage'],
  ['three empty parts', () => '..'],
  ['unsigned, algorithm none', (claims) => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`],
  ['signed with another key', (claims) => forge(HS256, claims, `${SECRET}!`)],
  ['signed with an empty key', (claims) => forge(HS256, claims, '')],
  ['of another algorithm', (claims) => createSigner({ key: SECRET, algorithm: 'HS512' })(claims)],
  ['that calls itself RS256', (claims) => forge({ alg: 'RS256', typ: 'JWT' }, claims)],
  ['expired', (claims) => forge(HS256, { ...claims, exp: later() - 1200 })],
  ['without an expiry', ({ exp: _, ...claims }) => forge(HS256, claims)],
  ['whose expiry is a text', (claims) => forge(HS256, { ...claims, exp: 'never' })],
  ['not valid yet', (claims) => forge(HS256, { ...claims, nbf: later() })],
  ['of another issuer', (claims) => forge(HS256, { ...claims, iss: 'elsewhere' })],
  ['for another audience', (claims) => forge(HS256, { ...claims, aud: 'medallist-mail' })],
  ['without an issuer', ({ iss: _, ...claims }) => forge(HS256, claims)],
  ['without an audience', ({ aud: _, ...claims }) => forge(HS256, claims)],
  ['without a session', ({ sid: _, ...claims }) => forge(HS256, claims)],
  ['of a session that does not exist', (claims) => forge(HS256, { ...claims, sid: randomUUID() })],
  ['whose session is not an id', (claims) => forge(HS256, { ...claims, sid: "' or 1=1 --" })],
  ['of a list of sessions', (claims) => forge(HS256, { ...claims, sid: [claims.sid] })],
  ["of another person's session", (claims) => forge(HS256, { ...claims, sid: claimsOf(admin).sid })],
  ['for another person', (claims) => forge(HS256, { ...claims, sub: claimsOf(admin).sub })],
  [
    'unsigned, with the algorithm in another case',
    (claims) => `${encode({ alg: 'nOnE' })}.${encode(claims)}.`,
  ],
  ['with algorithm none but signed', (claims) => forge({ alg: 'none', typ: 'JWT' }, claims)],
  ['without an algorithm', (claims) => forge({ typ: 'JWT' }, claims)],
  ['signed with a key pair, RS256', (claims) => createSigner({ key: RSA, algorithm: 'RS256' })(claims)],
  ['signed with the public key as if it were the secret', (claims) => forge(HS256, claims, PUBLIC)],
  [
    'that contains its own key',
    (claims) => forge({ ...HS256, jwk: { kty: 'oct', k: encode('mine') } }, claims, 'mine'),
  ],
  ['whose key is an empty file', (claims) => forge({ ...HS256, kid: '/dev/null' }, claims, '')],
  ['with the signature of another token', (claims) => withSignatureOf(admin, claims)],
  ['that is a refresh token', () => asha.refreshToken],
  ['of an unknown kind of user', (claims) => forge(HS256, { ...claims, type: 'ROOT' })],
];

test.each(FORGERIES)('a token %s is refused', async (_, make) => {
  const answer = await server.as({ token: make(claimsOf(asha)) }).call(getMe);
  expect(answer.status).toBe(401);
  expect(answer.code).toMatch(/^(SESSION_EXPIRED|UNAUTHENTICATED)$/);
});

test('a genuine token with changed claims or a cut signature is refused', async () => {
  const [header, , signature] = asha.token.split('.');
  const changed = encode({ ...claimsOf(asha), type: 'SUPER_ADMIN' });
  for (const token of [`${header}.${changed}.${signature}`, asha.token.slice(0, -4), `${asha.token}.x`]) {
    expect((await server.as({ token }).call(getMe)).status).toBe(401);
  }
});

test('the forgeries differ from a valid token only in their fault', async () => {
  const token = forge(HS256, { ...claimsOf(asha), exp: later() });
  expect((await server.as({ token }).call(getMe)).status).toBe(200);
});

test('a token is valid for a quarter of an hour', async () => {
  const { data } = await server.call(login, { body: { email: asha.email, password: PASSWORD } });
  const { iat, exp } = claimsOf({ token: data.accessToken });
  expect(Number(exp) - Number(iat)).toBe(15 * 60);
});

test('a call without a token asks to sign in', async () => {
  expect(await server.call(getMe)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
});
