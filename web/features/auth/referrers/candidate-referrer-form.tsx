import { Button } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { signUpCandidate } from '#contract/auth/sign-up.ts';
import { RESEND_SECONDS } from '#contract/auth/verify.ts';
import { SignUpEmailField } from '#web/features/auth/sign-up/sign-up-email-field.tsx';
import { useEmailAvailability } from '#web/features/auth/sign-up/use-email-availability.ts';
import { type VerifyState, verifyState } from '#web/features/auth/verification/verify-state.ts';
import { useZodForm } from '#web/lib/forms/form.ts';
import { referralTrace } from '#web/lib/referral.ts';
import { Message } from '#web/ui/display/message.tsx';
import { FieldPair, Form } from '#web/ui/fields/form-layout.tsx';
import { PasswordField, TextField } from '#web/ui/fields/text-field.tsx';
import classes from '../auth-form.module.css';
import { useEarlyTyping } from '../early-typing.ts';
import { GoogleButton } from '../google/google-button.tsx';
import { CandidateReferrer, EMPTY_REFERRER } from './candidate-referrer.ts';
import { useReferrerSignUp } from './use-referrer-sign-up.ts';

/** A candidate's account for somebody who comes to refer others; the code that was mailed comes next. */
export function CandidateReferrerForm({ onDone }: { onDone: (next: VerifyState) => void }) {
  const form = useZodForm(CandidateReferrer, { defaultValues: EMPTY_REFERRER, shouldFocusError: false });
  const { control } = form;
  useEarlyTyping(form, ['email', 'firstName', 'lastName', 'password']);
  const email = useWatch({ control, name: 'email' });
  const availability = useEmailAvailability(email);
  const signUp = useReferrerSignUp(signUpCandidate, form, (account) =>
    onDone(verifyState(account.email, account.message, RESEND_SECONDS)),
  );
  return (
    <div className={classes.auth}>
      <GoogleButton />
      {signUp.message && <Message family="danger">{signUp.message}</Message>}
      <Form
        onSubmit={form.handleSubmit(
          (values) => signUp.send({ body: { ...values, ...referralTrace() } }),
          signUp.focusFirst,
        )}
      >
        <SignUpEmailField
          control={control}
          name="email"
          email={email}
          availability={availability}
          onOther={() => {
            form.resetField('email');
            form.setFocus('email');
          }}
        />
        <FieldPair>
          <TextField control={control} name="firstName" label="First Name" autoComplete="given-name" />
          <TextField control={control} name="lastName" label="Last Name" autoComplete="family-name" />
        </FieldPair>
        <PasswordField
          control={control}
          name="password"
          label="Password"
          description="At least 8 characters"
          autoComplete="new-password"
        />
        <Button type="submit" size="md" fullWidth loading={signUp.isBusy} disabled={availability.isTaken}>
          Get Started
        </Button>
      </Form>
    </div>
  );
}
