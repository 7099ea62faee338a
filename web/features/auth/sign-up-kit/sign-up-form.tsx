import { Button } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { CandidateSignUp } from '#contract/auth/sign-up.ts';
import classes from '#web/features/auth/auth-form.module.css';
import { EmailField, EmailMark, Fine } from '#web/features/auth/email-state.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { Agreement } from './agreement.tsx';
import { ACCOUNT_EXISTS } from './sign-up-failure.ts';
import type { Availability } from './use-email-availability.ts';

interface SignUpEmailFieldProps<T extends FieldValues> {
  account: {
    form: Pick<UseFormReturn<T>, 'control' | 'resetField' | 'setFocus'>;
    email: string;
    availability: Availability;
    isTakenTold: boolean;
  };
}

/** The address of a new account, with whether it is still free. */
export function SignUpEmailField<T extends FieldValues>({ account }: SignUpEmailFieldProps<T>) {
  const { form, email, availability, isTakenTold } = account;
  const { isChecking, isTaken, answer } = availability;
  const name = 'email' as Path<T>;
  const onOther = () => {
    form.resetField(name);
    form.setFocus(name);
  };
  const known = answer !== null && !isTaken ? answer : null;
  const isFree = known !== null && CandidateSignUp.shape.email.safeParse(email).success === true;
  return (
    <EmailField
      control={form.control}
      name={name}
      autoComplete="email"
      tone={isTaken ? 'danger' : undefined}
      mark={<EmailMark state={isChecking ? 'checking' : isFree ? 'ready' : ''} />}
    >
      {isChecking && <p>Checking…</p>}
      {isFree && <Fine>{known.message}</Fine>}
      {isTaken && (
        <Message
          family="danger"
          action={
            <div className={classes.choices}>
              {answer?.canSignIn && <Link to="/login">Sign in</Link>}
              {answer?.canRecover && <Link to="/forgot-password">Forgot password?</Link>}
              <Button variant="link" onClick={onOther} className={classes.other}>
                Use a different email
              </Button>
            </div>
          }
        >
          {isTakenTold ? null : ACCOUNT_EXISTS}
        </Message>
      )}
    </EmailField>
  );
}

interface SignUpFormProps {
  /** Above the fields: why the last try failed. */
  message: string | null | undefined;
  submitLabel: string;
  isBusy: boolean;
  /** True if the address is taken. */
  isTaken: boolean;
  onSubmit: FormEventHandler;
  /** Other ways to sign up, above or below the form. */
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}

/** The layout of a sign-up: errors, fields, button. */
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
