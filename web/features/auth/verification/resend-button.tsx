import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { resendCodeFromLogin } from '#contract/auth/verify.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { Message } from '#web/ui/display/message.tsx';
import { IconSend } from '#web/ui/icons/acts.ts';
import { RESEND_FAILURE, readResendRefusal } from './verification-failure.ts';
import { verifyState } from './verify-state.ts';

/** Mails a code to an unconfirmed address, then asks for it. */
export function ResendButton({ email }: { email: string }) {
  const navigate = useNavigate();
  const [fault, setFault] = useState<{ text: string; wait: number } | null>(null);
  const resend = useEndpointMutation(resendCodeFromLogin, {
    onSuccess(answer) {
      const { success, message, cooldownSeconds } = answer;
      if (!success) return setFault({ text: readResendRefusal(answer), wait: cooldownSeconds });
      navigate('/verify-email', { state: verifyState(email, message, cooldownSeconds) });
    },
    onError: (error) =>
      setFault({ text: wordsOf(error, RESEND_FAILURE['sign-in']), wait: error.retryAfter ?? 0 }),
  });
  return (
    <>
      {fault && (
        <Message
          family="danger"
          action={
            <Link to="/verify-email" state={verifyState(email, null, fault.wait)}>
              I have a code
            </Link>
          }
        >
          {fault.text}
        </Message>
      )}
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<IconSend size={16} stroke={1.6} aria-hidden="true" />}
        loading={resend.isPending}
        onClick={() => {
          setFault(null);
          resend.mutate({ body: { email } });
        }}
      >
        Resend verification code
      </Button>
    </>
  );
}
