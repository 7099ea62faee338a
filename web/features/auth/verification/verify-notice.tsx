import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { getMe } from '#contract/auth/session.ts';
import { resendOwnCode } from '#contract/auth/verify.ts';
import classes from '#web/features/auth/auth-form.module.css';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { Message } from '#web/ui/display/message.tsx';
import { IconMailExclamation } from '#web/ui/icons/messages.ts';
import { RESEND_FAILURE } from './verification-failure.ts';
import { verifyState } from './verify-state.ts';

/** For a signed-in user with an unconfirmed address: a link to confirm it, and a new code. */
export function VerifyNotice() {
  const navigate = useNavigate();
  const { data: me } = useEndpoint(getMe, {});
  const resend = useEndpointMutation(resendOwnCode, {
    onSuccess: ({ cooldownSeconds }) =>
      navigate('/verify-email', {
        state: verifyState(me?.email ?? '', 'Verification code sent successfully!', cooldownSeconds),
      }),
  });
  if (!me || me.emailVerified) return null;
  const { error } = resend;
  return (
    <Message
      icon={IconMailExclamation}
      title="Confirm your email address"
      action={
        <div className={classes.codes}>
          <Button
            size="xs"
            variant="default"
            component={Link}
            to="/verify-email"
            state={verifyState(me.email, null, error?.retryAfter ?? 0)}
          >
            I have the code
          </Button>
          <Button size="xs" variant="default" loading={resend.isPending} onClick={() => resend.mutate({})}>
            Send a new code
          </Button>
        </div>
      }
    >
      We sent a code to {me.email}. {me.userType === 'RECRUITER' ? WHY_COMPANY : WHY_AFFILIATE}
      {error && <p role="alert">{wordsOf(error, RESEND_FAILURE.reminder)}</p>}
    </Message>
  );
}

const WHY_COMPANY =
  'Confirm it before you submit your company for approval, invite people by email or are paid.';
const WHY_AFFILIATE = 'We can pay you once it is confirmed.';
