import { Button } from '@mantine/core';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { CandidateSignUp } from '#contract/auth/sign-up.ts';
import classes from '#web/features/auth/auth-form.module.css';
import { EmailField } from '#web/features/auth/email-field.tsx';
import { EmailMark, Fine } from '#web/features/auth/email-state.tsx';
import { Message } from '#web/ui/display/message.tsx';
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
