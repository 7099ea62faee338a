import { Button } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { signUpRecruiter } from '#contract/auth/sign-up.ts';
import classes from '#web/features/auth/auth-form.module.css';
import { useEarlyTyping } from '#web/features/auth/early-typing.ts';
import { beginSession } from '#web/lib/api/begin-session.ts';
import { useZodForm } from '#web/lib/forms/form.ts';
import { referralTrace } from '#web/lib/referral.ts';
import { Message } from '#web/ui/display/message.tsx';
import { listFaults } from '#web/ui/fields/error-summary.tsx';
import { FieldPair, Form } from '#web/ui/fields/form-layout.tsx';
import { PhoneField } from '#web/ui/fields/phone-field.tsx';
import { PasswordField, TextField } from '#web/ui/fields/text-field.tsx';
import { EMPTY_RECRUITER, RecruiterForm, toSignUp } from './recruiter-form.ts';
import { SignUpEmailField } from './sign-up-email-field.tsx';
import { useEmailAvailability } from './use-email-availability.ts';
import { useSignUp } from './use-sign-up.ts';

/** Makes a recruiter's account with their company, and signs them in. */
export function RecruiterSignUpForm({ onDone }: { onDone: () => void }) {
  const form = useZodForm(RecruiterForm, { defaultValues: EMPTY_RECRUITER, shouldFocusError: false });
  const { control } = form;
  useEarlyTyping(form, [
    'firstName',
    'lastName',
    'companyName',
    'phone',
    'email',
    'password',
    'confirmPassword',
  ]);
  const email = useWatch({ control, name: 'email' });
  const availability = useEmailAvailability(email);
  const signUp = useSignUp(signUpRecruiter, form, (bundle) => {
    beginSession(bundle);
    onDone();
  });
  return (
    <div className={classes.auth}>
      {signUp.message && <Message family="danger">{signUp.message}</Message>}
      <Form
        onSubmit={form.handleSubmit(
          (values) => signUp.send({ body: { ...toSignUp(values), ...referralTrace() } }),
          // The rule that failed first, not the topmost field: the confirmation comes before its password.
          (faults) => form.setFocus(listFaults(faults)[0]?.path as keyof typeof EMPTY_RECRUITER),
        )}
      >
        <FieldPair>
          <TextField control={control} name="firstName" label="First name" autoComplete="given-name" />
          <TextField control={control} name="lastName" label="Last name" autoComplete="family-name" />
        </FieldPair>
        <TextField control={control} name="companyName" label="Company name" autoComplete="organization" />
        <PhoneField control={control} codeName="countryCode" name="phone" />
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
        <PasswordField
          control={control}
          name="confirmPassword"
          label="Confirm password"
          autoComplete="new-password"
        />
        <Button type="submit" size="md" fullWidth loading={signUp.isBusy} disabled={availability.isTaken}>
          Start hiring
        </Button>
      </Form>
    </div>
  );
}
