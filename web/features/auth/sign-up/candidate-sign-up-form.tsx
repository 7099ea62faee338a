import { Button } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { CandidateSignUp, signUpCandidate } from '#contract/auth/sign-up.ts';
import { RESEND_SECONDS } from '#contract/auth/verify.ts';
import classes from '#web/features/auth/auth-form.module.css';
import { useEarlyTyping } from '#web/features/auth/early-typing.ts';
import { GoogleButton } from '#web/features/auth/google/google-button.tsx';
import { type VerifyState, verifyState } from '#web/features/auth/verification/verify-state.ts';
import { useZodForm } from '#web/lib/forms/form.ts';
import { referralTrace } from '#web/lib/referral.ts';
import { Message } from '#web/ui/display/message.tsx';
import { FieldPair, Form } from '#web/ui/fields/form-layout.tsx';
import { PasswordField, TextField } from '#web/ui/fields/text-field.tsx';
import { SignUpEmailField } from './sign-up-email-field.tsx';
import { useEmailAvailability } from './use-email-availability.ts';
import { useSignUp } from './use-sign-up.ts';

const EMPTY = { firstName: '', lastName: '', email: '', password: '', phone: '' };

/** Makes a candidate's account; the code that was mailed comes next. */
export function CandidateSignUpForm({ onDone }: { onDone: (next: VerifyState) => void }) {
  const form = useZodForm(CandidateSignUp, { defaultValues: EMPTY });
  const { control } = form;
  useEarlyTyping(form, ['firstName', 'lastName', 'email', 'password', 'phone']);
  const email = useWatch({ control, name: 'email' });
  const availability = useEmailAvailability(email);
  const signUp = useSignUp(signUpCandidate, form, (account) =>
    onDone(verifyState(account.email, account.message, RESEND_SECONDS)),
  );
  return (
    <div className={classes.auth}>
      {signUp.message && <Message family="danger">{signUp.message}</Message>}
      <Form onSubmit={form.handleSubmit((body) => signUp.send({ body: { ...body, ...referralTrace() } }))}>
        <FieldPair>
          <TextField control={control} name="firstName" label="First name" autoComplete="given-name" />
          <TextField control={control} name="lastName" label="Last name" autoComplete="family-name" />
        </FieldPair>
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
        <PasswordField
          control={control}
          name="password"
          label="Password"
          description="At least 8 characters"
          autoComplete="new-password"
        />
        <TextField control={control} name="phone" label="Phone" optional type="tel" autoComplete="tel" />
        <Button type="submit" size="md" fullWidth loading={signUp.isBusy} disabled={availability.isTaken}>
          Create account
        </Button>
      </Form>
      <GoogleButton isLast />
    </div>
  );
}
