import type { JSONColumnType } from 'kysely';

export interface TwoFactorsTable {
  userId: string;
  sealedSecret: string;
  lastStep: number | null;
  createdAt: Date;
  confirmedAt: Date | null;
}

export interface RecoveryCodesTable {
  userId: string;
  codeHash: string;
}

export interface GoogleIdentitiesTable {
  subject: string;
  userId: string;
  linkedAt: Date;
}

export interface GoogleSignInsTable {
  id: string;
  browserHash: string;
  stateHash: string | null;
  sealedChecks: string;
  returnTo: string | null;
  userType: 'JOBSEEKER' | 'RECRUITER' | 'AFFILIATE';
  codeHash: string | null;
  identity: JSONColumnType<{ subject: string; email: string; firstName: string; lastName: string }> | null;
  expiresAt: Date;
}
