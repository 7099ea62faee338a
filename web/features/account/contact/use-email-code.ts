import { useState } from 'react';
import { EmailUpdate, resendEmailUpdateCode, verifyEmailUpdate } from '#contract/account/email.ts';
import type { UserProfile } from '#contract/account/profile.ts';
import { ERRORS } from '#contract/core/errors.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { CODE_LENGTH } from '#web/ui/fields/code-input.tsx';
import { useNote } from '../use-note.ts';
import type { SentCode } from './sent-code.ts';

interface Fault {
  message: string;
  attemptsLeft?: number | undefined;
  /** The code was not read: it stays, to be sent again. */
  isUnread?: boolean;
}

function verifyFault(error: ApiError): Fault {
  const { remainingAttempts } = (error.data ?? {}) as { remainingAttempts?: number };
  return {
    message: wordsOf(error, ERRORS.INVALID_CODE[1]),
    attemptsLeft: remainingAttempts,
    isUnread: !error.isRefusal,
  };
}

interface Options {
  sent: SentCode;
  onResent: (sent: SentCode) => void;
  onVerified: (profile: UserProfile) => void;
}

/** The mailed code as it is entered, checked as soon as it is complete, and asked for anew. */
export function useEmailCode({ sent, onResent, onVerified }: Options) {
  const { newEmail } = sent;
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const [note, show] = useNote();

  const verify = useEndpointMutation(verifyEmailUpdate, {
    onSuccess: onVerified,
    onError(error) {
      if (error.isRefusal && error.code !== 'PROOF_REQUIRED') setCode('');
      setFault(verifyFault(error));
    },
  });
  const resend = useEndpointMutation(resendEmailUpdateCode, {
    onSuccess(next) {
      setCode('');
      show(resendEmailUpdateCode.message);
      onResent({
        ...sent,
        expiresAt: Date.parse(next.expiresAt),
        resendAt: Date.now() + next.cooldownSeconds * 1000,
      });
    },
    onError(error) {
      setFault({ message: wordsOf(error, 'Failed to send verification code') });
      if (error.retryAfter) onResent({ ...sent, resendAt: Date.now() + error.retryAfter * 1000 });
    },
  });

  function send(otpCode: string): void {
    if (verify.isPending) return;
    show(null);
    const checked = EmailUpdate.safeParse({ otpCode, newEmail });
    if (checked.success) verify.mutate({ body: checked.data });
    else setFault({ message: checked.error.issues[0]?.message ?? ERRORS.INVALID_CODE[1] });
  }

  return {
    code,
    fault,
    note,
    show,
    isBusy: verify.isPending || verify.isSuccess,
    isResending: resend.isPending,
    enter(next: string): void {
      setCode(next);
      if (next === '') return;
      setFault(null);
      if (next.length === CODE_LENGTH) send(next);
    },
    submit: () => send(code),
    askAgain(): void {
      setFault(null);
      resend.mutate({ body: { newEmail } });
    },
  };
}
