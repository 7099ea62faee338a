import { signUpCandidate } from '#contract/auth/sign-up.ts';
import { RESEND_SECONDS } from '#contract/auth/verify.ts';
import { GoogleButton } from '../google/google-button.tsx';
import { NameFields, NewPasswordField } from '../sign-up-kit/account-fields.tsx';
import { SignUpEmailField } from '../sign-up-kit/sign-up-email-field.tsx';
import { REFERRER_FAILURE } from '../sign-up-kit/sign-up-failure.ts';
import { SignUpForm } from '../sign-up-kit/sign-up-form.tsx';
import { useAccountForm } from '../sign-up-kit/use-account-form.ts';
import { type VerifyState, verifyState } from '../verification/verify-state.ts';
import { CandidateReferrer } from './candidate-referrer.ts';

/** A candidate's account for somebody who comes to refer others; the code that was mailed comes next. */
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
