import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import { emit } from '#server/platform/events.ts';
import * as securityLog from '#server/platform/security-log.ts';
import { defineTask, queueTask } from '#server/platform/tasks.ts';
import { FAILED_SIGN_INS, type FailedSignIn, type SignInFailed, signInFailed } from './auth.events.ts';

interface Tried {
  userId: string | undefined;
  email: string;
  ip: string;
}

/** What is told of a failure is written in the background: an address without an account takes as long to refuse. */
export const tellOfFailedSignIn = defineTask<Omit<SignInFailed, 'userId'> & { userId: string | null }>(
  'tellOfFailedSignIn',
  async (db, { userId, ...failed }) => {
    if (userId !== null) await emit(db, signInFailed, { userId, ...failed });
  },
);

function isFailedSignIn(code: AppError['code']): code is FailedSignIn {
  return FAILED_SIGN_INS.some((one) => one === code);
}

/** Leaves the traces of a refused sign-in. Its transaction, if there was one, is over. */
export async function noteFailedSignIn(
  db: Db,
  refusal: unknown,
  { userId, email, ip }: Tried,
): Promise<void> {
  if (!(refusal instanceof AppError) || !isFailedSignIn(refusal.code)) return;
  const { code } = refusal;
  securityLog.write({ event: 'signIn.failed', code, userId, email });
  // However many tries wait to be told of, an address has one row.
  const key = `${tellOfFailedSignIn.name}:${code}:${securityLog.pseudonym(email)}`;
  await queueTask(db, tellOfFailedSignIn, { userId: userId ?? null, code, ip }, { key });
}
