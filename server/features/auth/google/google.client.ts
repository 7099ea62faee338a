import * as oidc from 'openid-client';
import { AppError } from '#contract/core/errors.ts';
import type { Env } from '#server/env.ts';
import { linkTo } from '#server/platform/links.ts';

interface Settings {
  issuer: URL;
  clientId: string;
  clientSecret: string;
}

let settings: Settings | undefined;
let discovered: Promise<oidc.Configuration> | undefined;

/** Sign-in with Google needs both the id and the secret of a client. */
export function configureGoogle(env: Env): void {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  settings =
    clientId && clientSecret ? { issuer: new URL(env.GOOGLE_ISSUER), clientId, clientSecret } : undefined;
  discovered = undefined;
}

export function isConfigured(): boolean {
  return settings !== undefined;
}

/** The issuer's endpoints and keys, fetched once; retried after a failure. */
async function configuration(): Promise<oidc.Configuration> {
  if (!settings) throw new AppError('GOOGLE_SIGN_IN_OFF');
  const { issuer, clientId, clientSecret } = settings;
  // Production refuses an issuer without TLS; only tests run one locally.
  const options = issuer.protocol === 'http:' ? { execute: [oidc.allowInsecureRequests] } : {};
  discovered ??= oidc.discovery(issuer, clientId, clientSecret, undefined, options);
  try {
    return await discovered;
  } catch (error) {
    discovered = undefined;
    throw error;
  }
}

function callbackAddress(): string {
  return linkTo('/api/auth/google/callback');
}

/** Values that must come back unchanged. They are stored on our side; only the state is part of a URL. */
export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export function newChecks(): Checks {
  return {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    codeVerifier: oidc.randomPKCECodeVerifier(),
  };
}

/** The URL to which the browser is redirected to sign in. */
export async function authorizationAddress({ state, nonce, codeVerifier }: Checks): Promise<string> {
  const address = oidc.buildAuthorizationUrl(await configuration(), {
    redirect_uri: callbackAddress(),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  return address.href;
}

/** The claims that Google has verified. */
export interface Identity {
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Redeems Google's answer. Throws unless state, nonce, signature, audience and address are valid. */
export async function readIdentity(search: string, checks: Checks): Promise<Identity> {
  const answer = new URL(callbackAddress());
  answer.search = search;
  const tokens = await oidc.authorizationCodeGrant(await configuration(), answer, {
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    pkceCodeVerifier: checks.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || typeof claims.email !== 'string') throw new AppError('GOOGLE_SIGN_IN_FAILED');
  if (claims.email_verified !== true) throw new AppError('GOOGLE_EMAIL_UNVERIFIED');
  return { subject: claims.sub, email: claims.email, ...nameOf(claims) };
}

const NAME_MAX = 80;

function nameOf({ given_name, family_name, name, email }: oidc.IDToken) {
  const [first = '', ...rest] = text(name).split(' ');
  const mailbox = text(email).split('@')[0] ?? '';
  return {
    firstName: (text(given_name) || first || mailbox).slice(0, NAME_MAX),
    lastName: (text(family_name) || rest.join(' ')).slice(0, NAME_MAX),
  };
}

function text(claim: unknown): string {
  return typeof claim === 'string' ? claim.trim() : '';
}
