import { createSigner, createVerifier } from 'fast-jwt';
import * as z from 'zod';
import { USER_TYPES } from '#contract/core/roles.ts';

export const ACCESS_TOKEN_SECONDS = 15 * 60;

const Claims = z.object({
  sub: z.uuid(),
  type: z.enum(USER_TYPES),
  org: z.uuid().nullable(),
  sid: z.uuid(),
});
export type Claims = z.output<typeof Claims>;

/** Issuer and audience, so that other signatures made with the installation's secret are no access tokens. */
const ISSUER = 'medallist';
const AUDIENCE = 'medallist-api';

let sign: (claims: Claims) => string;
let verify: (token: string) => unknown;

/** `secret`: at least 32 characters; only HS256 is signed and accepted. */
export function configureTokens(secret: string): void {
  sign = createSigner({
    key: secret,
    algorithm: 'HS256',
    expiresIn: ACCESS_TOKEN_SECONDS * 1000,
    iss: ISSUER,
    aud: AUDIENCE,
  });
  verify = createVerifier({
    key: secret,
    algorithms: ['HS256'],
    requiredClaims: ['exp', 'sub', 'sid', 'iss', 'aud'],
    allowedIss: ISSUER,
    allowedAud: AUDIENCE,
  });
}

export function signAccessToken(claims: Claims): string {
  return sign(claims);
}

/** The claims of a valid, unexpired token; undefined otherwise. */
export function readAccessToken(token: string): Claims | undefined {
  try {
    return Claims.parse(verify(token));
  } catch {
    return undefined;
  }
}
