import * as z from 'zod';
import { signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { nothing } from '../core/things.ts';
import { tooLong } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { TotpCode } from './two-factor.ts';

/** Minutes for which a proof of identity is valid in its session. */
export const PROOF_MINUTES = 10;

const PROOF_MISSING = 'Please enter your password or a code';
const PASSWORD_MAX = 200;

/** The password, or six digits of the authenticator app, or a recovery code. */
export const Proof = ordered(
  {
    password: z
      .string({ error: PROOF_MISSING })
      .max(PASSWORD_MAX, tooLong(PASSWORD_MAX))
      .optional()
      .overwrite((password) => password || undefined),
    totpCode: TotpCode,
  },
  {
    at: 'password',
    reads: ['password', 'totpCode'],
    text: PROOF_MISSING,
    holds: ({ password, totpCode }) => !password !== !totpCode,
  },
);
export type Proof = z.output<typeof Proof>;

export const proveSession = endpoint({
  name: 'proveSession',
  method: 'POST',
  path: '/api/auth/prove',
  summary: 'Prove with the password or the second step who acts; counts 10 minutes, for this session alone',
  access: signedIn,
  alone: 'account',
  changes: nothing('Only the session that asks may do more'),
  body: Proof,
  transaction: 'own',
});
