import { signUpCandidate } from '#contract/auth/sign-up.ts';
import { RESEND_SECONDS } from '#contract/auth/verify.ts';
import { required, trimmedEmail } from '#contract/kit/fields.ts';
import { ordered } from '#contract/kit/ordered.ts';
import { SignupPassword } from '#contract/kit/password.ts';
import { GoogleButton } from './google-button.tsx';
import { NameFields, NewPasswordField } from './sign-up-kit/account-fields.tsx';
import { REFERRER_FAILURE } from './sign-up-kit/sign-up-failure.ts';
import { SignUpEmailField, SignUpForm } from './sign-up-kit/sign-up-form.tsx';
import { useAccountForm } from './sign-up-kit/use-account-form.ts';
import { type VerifyState, verifyState } from './verification/verify-state.ts';

const INVALID = 'Please enter a valid email address.';

/** Fewer fields than the form for applicants, with messages of its own. */
export const CandidateReferrer = ordered({
  firstName: required('First name is required', { max: 80 }),
  lastName: required('Last name is required', { max: 80 }),
  email: trimmedEmail('Email is required', INVALID),
  password: SignupPassword,
});

/** Creates a candidate account for somebody who wants to refer others; the mailed code is next. */
export function CandidateReferrerForm({ onDone }: { onDone: (next: VerifyState) => void }) {
  const account = useAccountForm({
    schema: CandidateReferrer,
    empty: { firstName: '', lastName: '', email: '', password: '' },
    endpoint: signUpCandidate,
    toBody: (values) => values,
    words: REFERRER_FAILURE,
    tells: 'box',
    onDone: ({ email, message }) => onDone(verifyState(email, message, RESEND_SECONDS)),
  });
  const { control } = account.form;
  return (
    <SignUpForm {...account.frame} submitLabel="Get Started" before={<GoogleButton />}>
      <SignUpEmailField account={account} />
      <NameFields control={control} labels={['First Name', 'Last Name']} />
      <NewPasswordField control={control} />
    </SignUpForm>
  );
}
