import { SIGN_UP_TYPES } from '#contract/auth/sign-up-kinds.ts';
import { integer, json, nullable, oneOf, type Row, text, timestamptz, uuid } from './columns.ts';

export const twoFactors = {
  userId: uuid,
  sealedSecret: text,
  lastStep: nullable(integer),
  createdAt: timestamptz,
  confirmedAt: nullable(timestamptz),
};
export type TwoFactorsTable = Row<typeof twoFactors>;

export const recoveryCodes = {
  userId: uuid,
  codeHash: text,
};
export type RecoveryCodesTable = Row<typeof recoveryCodes>;

export const googleIdentities = {
  subject: text,
  userId: uuid,
  linkedAt: timestamptz,
};
export type GoogleIdentitiesTable = Row<typeof googleIdentities>;

export const googleSignIns = {
  id: uuid,
  browserHash: text,
  stateHash: nullable(text),
  sealedChecks: text,
  returnTo: nullable(text),
  userType: oneOf(SIGN_UP_TYPES),
  codeHash: nullable(text),
  identity: nullable(json<{ subject: string; email: string; firstName: string; lastName: string }>()),
  expiresAt: timestamptz,
};
export type GoogleSignInsTable = Row<typeof googleSignIns>;
