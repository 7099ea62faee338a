import { CandidateSignUp, signUpCandidate } from '#contract/auth/sign-up.ts';
import { RESEND_SECONDS } from '#contract/auth/verify.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { GoogleButton } from './google-button.tsx';
import { NameFields, NewPasswordField } from './sign-up-kit/account-fields.tsx';
import { SIGN_UP_FAILURE } from './sign-up-kit/sign-up-failure.ts';
import { SignUpEmailField, SignUpForm } from './sign-up-kit/sign-up-form.tsx';
import { useAccountForm } from './sign-up-kit/use-account-form.ts';
import { type VerifyState, verifyState } from './verification/verify-state.ts';

/** Creates a candidate account; the mailed code is next. */
export function CandidateSignUpForm({ onDone }: { onDone: (next: VerifyState) => void }) {
  const account = useAccountForm({
    schema: CandidateSignUp,
    empty: { firstName: '', lastName: '', email: '', password: '', phone: '' },
    endpoint: signUpCandidate,
    toBody: (values) => values,
    words: SIGN_UP_FAILURE,
    onDone: ({ email, message }) => onDone(verifyState(email, message, RESEND_SECONDS)),
  });
  const { control } = account.form;
  return (
    <SignUpForm {...account.frame} submitLabel="Create account" after={<GoogleButton isLast />}>
      <NameFields control={control} />
      <SignUpEmailField account={account} />
      <NewPasswordField control={control} />
      <TextField control={control} name="phone" label="Phone" optional type="tel" autoComplete="tel" />
    </SignUpForm>
  );
}
