import { Button } from '@mantine/core';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { Link, useNavigate } from 'react-router';
import { resendCodeFromLogin } from '#contract/auth/verify.ts';
import { useEndpointMutation } from '#web/lib/query.ts';
import { Message } from '#web/ui/display/message.tsx';
import { verifyState } from './verify-state.ts';

/** For an address that still has to be confirmed: mails a code, then asks for it. */
export function ResendButton({ email }: { email: string }) {
  const navigate = useNavigate();
  const resend = useEndpointMutation(resendCodeFromLogin, {
    onSuccess: ({ message, cooldownSeconds }) =>
      navigate('/verify-email', { state: verifyState(email, message, cooldownSeconds) }),
  });
  return (
    <>
      {resend.error && (
        <Message
          family="danger"
          action={
            <Link to="/verify-email" state={verifyState(email, null, resend.error.retryAfter ?? 0)}>
              I have a code
            </Link>
          }
        >
          {resend.error.message}
        </Message>
      )}
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<IconSend size={16} stroke={1.6} aria-hidden="true" />}
        loading={resend.isPending}
        onClick={() => resend.mutate({ body: { email } })}
      >
        Resend verification code
      </Button>
    </>
  );
}
