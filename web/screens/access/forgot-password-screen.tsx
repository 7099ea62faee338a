import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ForgotPasswordForm } from '#web/features/auth/forgot-password-form.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { ColumnFrame } from '#web/ui/shell/column-frame.tsx';
import classes from './sign-in.module.css';

export const meta = () =>
  pageMeta({
    title: 'Forgot password',
    description: 'Ask for a link to set a new password for your Medallist account.',
    path: '/forgot-password',
    indexed: false,
  });

export default function ForgotPasswordScreen() {
  const [email, setEmail] = useState<string | null>(null);
  if (email !== null) {
    return (
      <ColumnFrame
        title="Check your email"
        lead={
          <>
            If <strong>{email}</strong> has an account, a link to set a new password is on its way. It works
            for 1 hour.
          </>
        }
      >
        <Button variant="default" size="md" onClick={() => setEmail(null)}>
          Use a different email
        </Button>
        <BackToSignIn />
      </ColumnFrame>
    );
  }
  return (
    <ColumnFrame title="Forgot password" lead="We mail you a link to set a new one.">
      <ForgotPasswordForm onSent={setEmail} />
      <BackToSignIn />
    </ColumnFrame>
  );
}

function BackToSignIn() {
  return (
    <p className={classes.back}>
      <Link to="/login">Back to sign in</Link>
    </p>
  );
}
