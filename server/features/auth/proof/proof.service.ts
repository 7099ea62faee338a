import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import { proofRefused } from '#server/features/auth/auth.events.ts';
import * as sessions from '#server/features/auth/sessions/sessions.service.ts';
import * as twoFactor from '#server/features/auth/two-factor/two-factor.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { emit } from '#server/platform/events.ts';

interface Shown {
  /** Absent where a password was shown. */
  totpCode: string | undefined;
  /** Looked at before the transaction. */
  isPasswordRight: boolean;
  ip: string;
}

async function isRight(db: Db, userId: string, { totpCode, isPasswordRight }: Shown): Promise<boolean> {
  if (totpCode === undefined) return isPasswordRight;
  if (!(await twoFactor.isTwoFactorOn(db, userId))) throw new AppError('TWO_FACTOR_NOT_ON');
  return twoFactor.accept(db, userId, totpCode);
}

/** Whether the session is proved now. A refusal is returned, not thrown, so that its trace commits. */
export async function prove(db: Db, { userId, sessionId }: Actor, shown: Shown): Promise<boolean> {
  const by = shown.totpCode === undefined ? 'PASSWORD' : 'CODE';
  const isProved = await isRight(db, userId, shown);
  if (isProved) await sessions.markProved(db, sessionId, by);
  else await emit(db, proofRefused, { userId, by, ip: shown.ip });
  return isProved;
}
