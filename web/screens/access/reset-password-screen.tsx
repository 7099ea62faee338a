import { Button, Loader } from '@mantine/core';
import { Link } from 'react-router';
import { ADMIN_LINK_MARK, MISSING_RESET_TOKEN } from '#contract/auth/recovery.ts';
import { ResetPasswordForm, useResetLink } from '#web/features/auth/reset-password-form.tsx';
import { useLinkSecret } from '#web/lib/address/use-link-secret.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useHydrated } from '#web/lib/when/hydrated.ts';
import { ColumnFrame } from '#web/ui/shell/column-frame.tsx';
import classes from './sign-in.module.css';

export const meta = () => [
  ...pageMeta({
    title: 'Reset password',
    description: 'Set a new password for your Medallist account.',
    path: '/reset-password',
    indexed: false,
  }),
  { name: 'referrer', content: 'no-referrer' },
];

const INVALID =
  'This password reset link is invalid or has expired. Password reset links are only valid for 1 hour.';

const ADMIN_LINK_OVER = 'This link is invalid or has expired. A super admin can send you a new one.';

export default function ResetPasswordScreen() {
  return useHydrated() ? <Reset /> : <Validating />;
}

function Reset() {
  const token = useLinkSecret('accessToken');
  const link = useResetLink(token);

  switch (link.state) {
    case 'missing':
      return <DeadEnd text={MISSING_RESET_TOKEN} />;
    case 'validating':
      return <Validating />;
    case 'invalid':
      return <DeadEnd text={token?.startsWith(ADMIN_LINK_MARK) ? ADMIN_LINK_OVER : INVALID} />;
    case 'failed':
      return (
        <ColumnFrame title="Password Reset Failed" lead={link.message}>
          <div className={classes.ways}>
            <Button size="md" onClick={link.tryAgain}>
              Try Again
            </Button>
            <Button component={Link} to="/login" size="md" variant="default">
              Back to Sign In
            </Button>
          </div>
        </ColumnFrame>
      );
    case 'done':
      return (
        <ColumnFrame
          title="Password changed"
          lead="Every device was signed out. Sign in with your new password."
        >
          <Button component={Link} to="/login" size="md">
            Sign in
          </Button>
        </ColumnFrame>
      );
    default:
      return (
        <ColumnFrame title="Set a new password">
          <ResetPasswordForm token={token ?? ''} onDone={link.finish} onFailed={link.fail} />
        </ColumnFrame>
      );
  }
}

function Validating() {
  return (
    <ColumnFrame
      title="Reset password"
      lead={
        <span role="status" className={classes.validating}>
          <Loader size={16} color="var(--m-faint)" aria-hidden="true" /> Validating reset link...
        </span>
      }
    />
  );
}

function DeadEnd({ text }: { text: string }) {
  return (
    <ColumnFrame title="Invalid Reset Link" lead={text}>
      <div className={classes.ways}>
        <Button component={Link} to="/forgot-password" size="md">
          Request New Reset Link
        </Button>
        <Button component={Link} to="/login" size="md" variant="default">
          Back to Sign In
        </Button>
      </div>
      <p className={classes.back}>
        <Link to="/">Back to home</Link>
      </p>
    </ColumnFrame>
  );
}
