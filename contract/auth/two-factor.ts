import * as z from 'zod';
import { signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { nothing } from '../core/things.ts';
import { Timestamp } from '../core/time.ts';
import { required, tooLong } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';

export const RECOVERY_CODES = 10;

const CODE_MISSING = 'Please enter the code';
const CODE_MAX = 40;

/** The second step of the sign-in form: six digits or a recovery code. Blank means not entered yet. */
export const TotpCode = z
  .string({ error: CODE_MISSING })
  .trim()
  .max(CODE_MAX, tooLong(CODE_MAX))
  .optional()
  .overwrite((code) => code || undefined);

/** Six digits of the authenticator app, or a recovery code where that is accepted. */
export const TwoFactorCode = ordered({ code: required(CODE_MISSING, { max: CODE_MAX }) });

/** `required`: the account cannot use the admin console until two-step sign-in is on. */
export const TwoFactorStatus = z.object({
  enabled: z.boolean(),
  enabledAt: Timestamp.nullable(),
  recoveryCodesLeft: z.number(),
  required: z.boolean(),
});
export type TwoFactorStatus = z.output<typeof TwoFactorStatus>;

/** `otpauthUri` is the content of the QR code; `secret` is base 32, for typing. */
export const TwoFactorSetup = z.object({ otpauthUri: z.string(), secret: z.string() });
export type TwoFactorSetup = z.output<typeof TwoFactorSetup>;

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const getTwoFactor = endpoint({
  name: 'getTwoFactor',
  method: 'GET',
  path: '/api/user/2fa',
  offline: false,
  summary: 'Whether two-step sign-in is on, and how many recovery codes are left',
  access: signedIn,
  reads: ['twoFactor'],
  response: TwoFactorStatus,
});

export const enableTwoFactor = endpoint({
  name: 'enableTwoFactor',
  method: 'POST',
  path: '/api/user/2fa/enable',
  summary: 'Make a new secret; nothing changes at sign-in until a code of it is verified',
  access: signedIn,
  proof: 'any',
  changes: nothing('The second step is on only once a first code has come'),
  response: TwoFactorSetup,
  replayable: false,
});

export const verifyTwoFactor = endpoint({
  name: 'verifyTwoFactor',
  method: 'POST',
  path: '/api/user/2fa/verify',
  summary: 'Turn two-step sign-in on with a code of the app; answers the recovery codes, once',
  access: signedIn,
  alone: 'account',
  proof: 'any',
  changes: ['twoFactor', 'sessions'],
  body: TwoFactorCode,
  response: RecoveryCodes,
  message: 'Two-step sign-in is on.',
  transaction: 'own',
});

export const disableTwoFactor = endpoint({
  name: 'disableTwoFactor',
  method: 'POST',
  path: '/api/user/2fa/disable',
  summary: 'Turn two-step sign-in off with a code of the app or a recovery code',
  access: signedIn,
  alone: 'account',
  proof: 'passwordFirst',
  changes: ['twoFactor'],
  body: TwoFactorCode,
  message: 'Two-step sign-in is off.',
  transaction: 'own',
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/user/2fa/recovery-codes',
  summary: 'Make new recovery codes with a code of the app; the old ones stop working',
  access: signedIn,
  alone: 'account',
  proof: 'passwordFirst',
  changes: ['twoFactor'],
  body: TwoFactorCode,
  response: RecoveryCodes,
  transaction: 'own',
});
