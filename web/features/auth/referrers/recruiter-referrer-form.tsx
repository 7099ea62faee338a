import { Button } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { signUpRecruiter } from '#contract/auth/sign-up.ts';
import { EMPTY_RECRUITER, RecruiterForm, toSignUp } from '#web/features/auth/sign-up/recruiter-form.ts';
import { SignUpEmailField } from '#web/features/auth/sign-up/sign-up-email-field.tsx';
import { useEmailAvailability } from '#web/features/auth/sign-up/use-email-availability.ts';
import { beginSession } from '#web/lib/api/begin-session.ts';
import { useZodForm } from '#web/lib/forms/form.ts';
import { referralTrace } from '#web/lib/referral.ts';
import { Message } from '#web/ui/display/message.tsx';
import { FieldPair, Form } from '#web/ui/fields/form-layout.tsx';
import { PhoneField } from '#web/ui/fields/phone-field.tsx';
import { PasswordField, TextField } from '#web/ui/fields/text-field.tsx';
import classes from '../auth-form.module.css';
import { useEarlyTyping } from '../early-typing.ts';
import { useReferrerSignUp } from './use-referrer-sign-up.ts';

/** A recruiter's account for somebody who comes to refer companies; it signs them in. */
export function RecruiterReferrerForm({ onDone }: { onDone: () => void }) {
  const form = useZodForm(RecruiterForm, { defaultValues: EMPTY_RECRUITER, shouldFocusError: false });
  const { control } = form;
  useEarlyTyping(form, [
    'email',
    'phone',
    'firstName',
    'lastName',
    'companyName',
    'password',
    'confirmPassword',
  ]);
  const email = useWatch({ control, name: 'email' });
  const availability = useEmailAvailability(email);
  const signUp = useReferrerSignUp(signUpRecruiter, form, (bundle) => {
    beginSession(bundle);
    onDone();
  });
  return (
    <div className={classes.auth}>
      {signUp.message && <Message family="danger">{signUp.message}</Message>}
      <Form
        onSubmit={form.handleSubmit(
          (values) => signUp.send({ body: { ...toSignUp(values), ...referralTrace() } }),
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
        <PhoneField control={control} codeName="countryCode" name="phone" />
        <FieldPair>
          <TextField control={control} name="firstName" label="First name" autoComplete="given-name" />
          <TextField control={control} name="lastName" label="Last name" autoComplete="family-name" />
        </FieldPair>
        <TextField control={control} name="companyName" label="Company name" autoComplete="organization" />
        <PasswordField
          control={control}
          name="password"
          label="Password"
          description="At least 8 characters"
          autoComplete="new-password"
        />
        <PasswordField
          control={control}
          name="confirmPassword"
          label="Confirm password"
          autoComplete="new-password"
        />
        <Button type="submit" size="md" fullWidth loading={signUp.isBusy} disabled={availability.isTaken}>
          Signup
        </Button>
      </Form>
    </div>
  );
}
