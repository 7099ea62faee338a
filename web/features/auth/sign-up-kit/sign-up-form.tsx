import { Button } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import classes from '#web/features/auth/auth-form.module.css';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { Agreement } from './agreement.tsx';

interface SignUpFormProps {
  /** Above the fields: why the last try failed. */
  message: string | null | undefined;
  submitLabel: string;
  isBusy: boolean;
  /** The address belongs to somebody. */
  isTaken: boolean;
  onSubmit: FormEventHandler;
  /** Other ways in, above or below. */
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}

/** The frame of a sign-up: what went wrong, the fields, the button. */
export function SignUpForm({ message, submitLabel, isBusy, isTaken, onSubmit, ...parts }: SignUpFormProps) {
  return (
    <div className={classes.auth}>
      {parts.before}
      {message && <FailureMessage>{message}</FailureMessage>}
      <Form onSubmit={onSubmit}>
        {parts.children}
        <Button type="submit" size="md" fullWidth loading={isBusy} disabled={isTaken}>
          {submitLabel}
        </Button>
        <Agreement />
      </Form>
      {parts.after}
    </div>
  );
}
