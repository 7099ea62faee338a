import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The issuer's claims about a person; the rest of the token follows from the request. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
}

export interface Issuer {
  /** Environment of a server that trusts this issuer. */
  env: Record<string, string>;
  /**
   * Gives a person's consent to a request of the authorization endpoint; returns the address of the redirect.
   */
  consent(address: string, person: Person, spoiled?: Record<string, unknown>): string;
  close(): Promise<void>;
}

const CLIENT_ID = 'medallist-in-tests';
const CLIENT_SECRET = 'known to the issuer and to the server';

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

interface Grant {
  challenge: string;
  redirectUri: string;
  claims: object;
}

/** A small OpenID Connect issuer on this machine: discovery, keys, and codes bound to a PKCE challenge. */
export async function startIssuer(): Promise<Issuer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const grants = new Map<string, Grant>();
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return { status: 200, body: metadata(origin) };
      case '/keys':
        return {
          status: 200,
          body: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] },
        };
      case '/token':
        return redeem(new URLSearchParams(await text(request)));
      default:
        return { status: 404, body: {} };
    }
  }

  /** Each code works once, for the client that requested it, with the verifier of its challenge. */
  function redeem(form: URLSearchParams): { status: number; body: unknown } {
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      grant?.challenge === challenge &&
      grant.redirectUri === form.get('redirect_uri') &&
      form.get('client_id') === CLIENT_ID &&
      form.get('client_secret') === CLIENT_SECRET;
    if (!isRight) return { status: 400, body: { error: 'invalid_grant' } };
    const signed = `${encode({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${encode(grant.claims)}`;
    const signature = sign('sha256', Buffer.from(signed), privateKey).toString('base64url');
    return {
      status: 200,
      body: {
        access_token: randomUUID(),
        token_type: 'Bearer',
        expires_in: 60,
        id_token: `${signed}.${signature}`,
      },
    };
  }

  return {
    env: { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET, GOOGLE_ISSUER: origin },
    consent(address, person, spoiled = {}) {
      const asked = new URL(address).searchParams;
      const code = randomUUID();
      const iat = Math.floor(Date.now() / 1000);
      const claims = {
        iss: origin,
        aud: CLIENT_ID,
        iat,
        exp: iat + 60,
        nonce: asked.get('nonce'),
        ...person,
      };
      const redirectUri = asked.get('redirect_uri') ?? '';
      grants.set(code, {
        challenge: asked.get('code_challenge') ?? '',
        redirectUri,
        claims: { ...claims, ...spoiled },
      });
      const back = new URL(redirectUri);
      back.search = new URLSearchParams({ code, state: asked.get('state') ?? '', iss: origin }).toString();
      return back.pathname + back.search;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function metadata(origin: string) {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}
