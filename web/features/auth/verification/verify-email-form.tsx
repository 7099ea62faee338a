import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { TokenBundle } from '#contract/auth/session.ts';
import { resendCode, verifyEmailCode, verifyEmailLink } from '#contract/auth/verify.ts';
import { Fault } from '#web/features/auth/email-state.tsx';
import { isSecondStep } from '#web/features/auth/sign-in/sign-in-failure.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { formatCountdown, useCountdown } from '#web/lib/use-countdown.ts';
import { CODE_LENGTH, CodeInput } from '#web/ui/fields/code-input.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { IconMail } from '#web/ui/icons/messages.ts';
import { RESEND_FAILURE, VERIFY_FAILURE } from './verification-failure.ts';
import classes from './verify-email-form.module.css';
import { type VerifyState, verifyState } from './verify-state.ts';

interface CodeFault {
  message: string;
  remainingAttempts?: number | undefined;
}

interface Options {
  sent: VerifyState;
  onResent: (next: VerifyState) => void;
  onVerified: (bundle: TokenBundle) => void;
  /** The address is confirmed, but the session still needs the second step of signing in. */
  onSecondStep: () => void;
}

/** Entering the code: checked as soon as it is complete, and sent again on request. */
function useVerification({ sent: { email }, onResent, onVerified, onSecondStep }: Options) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<CodeFault | null>(null);

  const verify = useEndpointMutation(verifyEmailCode, {
    onSuccess: onVerified,
    onError(error) {
      if (isSecondStep(error)) return onSecondStep();
      setCode('');
      setFault({ message: wordsOf(error, VERIFY_FAILURE.code), remainingAttempts: error.remainingAttempts });
    },
  });
  const resend = useEndpointMutation(resendCode, {
    onSuccess({ cooldownSeconds }) {
      setCode('');
      onResent(verifyState(email, 'Verification code sent successfully!', cooldownSeconds));
    },
    onError(error) {
      setFault({ message: wordsOf(error, RESEND_FAILURE['verify-email']) });
      if (error.retryAfter !== undefined) onResent(verifyState(email, null, error.retryAfter));
    },
  });

  function send(otpCode: string): void {
    if (otpCode.length < CODE_LENGTH) setFault({ message: 'Please enter the complete 6-digit code' });
    else if (!verify.isPending) verify.mutate({ body: { email, otpCode } });
  }

  function enter(next: string): void {
    setCode(next);
    if (next === '') return;
    setFault(null);
    if (next.length === CODE_LENGTH) send(next);
  }

  return {
    code,
    fault,
    isBusy: verify.isPending || verify.isSuccess,
    isResending: resend.isPending,
    enter,
    submit: () => send(code),
    askAgain() {
      setFault(null);
      resend.mutate({ body: { email } });
    },
  };
}

/** Redeems the token of a mailed link once; null means that there is none. Returns why it failed. */
export function useLinkVerification(
  token: string | null,
  onVerified: (bundle: TokenBundle) => void,
  onSecondStep: () => void,
): string | null {
  const redeemed = useRef<string | null>(null);
  const { mutate, error } = useEndpointMutation(verifyEmailLink, {
    onSuccess: onVerified,
    onError: (refusal) => isSecondStep(refusal) && onSecondStep(),
  });
  useEffect(() => {
    if (token === null || redeemed.current === token) return;
    redeemed.current = token;
    mutate({ params: { token } });
  }, [token, mutate]);
  return error && !isSecondStep(error) ? wordsOf(error, VERIFY_FAILURE.link) : null;
}

interface VerifyEmailFormProps {
  sent: VerifyState;
  onResent: (next: VerifyState) => void;
  onVerified: (bundle: TokenBundle) => void;
  onSecondStep: () => void;
}

/** The form for the mailed code, with a button to request another. */
export function VerifyEmailForm(props: VerifyEmailFormProps) {
  const { sent } = props;
  const entry = useVerification(props);
  const wait = useCountdown(sent.resendAt);
  const { fault } = entry;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        entry.submit();
      }}
    >
      <p className={classes.envelope}>
        <IconMail size={18} stroke={1.6} aria-hidden="true" />
        <span>
          Enter the code we sent to <strong>{sent.email}</strong>
        </span>
      </p>
      <div>
        <CodeInput
          value={entry.code}
          onChange={entry.enter}
          hasError={fault !== null && entry.code === ''}
          isDisabled={entry.isBusy}
          describedBy="code-note"
        />
        <div id="code-note" role="status" className={classes.note}>
          {fault && <Fault>{fault.message}</Fault>}
          {fault?.remainingAttempts !== undefined && <p>{attemptsLeft(fault.remainingAttempts)}</p>}
          {!fault && sent.message && <p>{sent.message}</p>}
        </div>
      </div>
      <Button type="submit" size="md" fullWidth loading={entry.isBusy}>
        Verify email
      </Button>
      <p className={classes.again}>
        The code works for 10 minutes.{' '}
        {wait > 0 ? (
          <span className="num">Resend code in {formatCountdown(wait)}</span>
        ) : (
          <Button
            variant="link"
            className={classes.resend}
            loading={entry.isResending}
            onClick={entry.askAgain}
          >
            Resend code
          </Button>
        )}
      </p>
    </Form>
  );
}

function attemptsLeft(count: number): string {
  return count === 1 ? '1 attempt left' : `${count} attempts left`;
}
