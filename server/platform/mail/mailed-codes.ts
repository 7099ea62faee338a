import { RESEND_SECONDS } from '#contract/auth/verify.ts';
import { AppError } from '#contract/core/errors.ts';
import { now } from '#server/platform/clock.ts';
import { hashSecret } from '#server/platform/secret.ts';

export type CodeRefusal = {
  code: 'INVALID_CODE' | 'CODE_EXPIRED' | 'NO_ATTEMPTS_LEFT';
  remainingAttempts: number;
};

/** A code has only a million possible values, so it is hashed together with the id of its row. */
export function hashCode(id: string, code: string): string {
  return hashSecret(`${id}:${code}`);
}

/** Throws 429 if the last code was requested less than a minute ago. */
export function demandPause(lastAskedAt: Date | undefined): void {
  const age = lastAskedAt ? (now().getTime() - lastAskedAt.getTime()) / 1000 : RESEND_SECONDS;
  if (age >= RESEND_SECONDS) return;
  const wait = Math.ceil(RESEND_SECONDS - age);
  throw new AppError('RATE_LIMITED', {
    retryAfter: wait,
    message: `Please wait ${wait} seconds before requesting a new code.`,
  });
}
