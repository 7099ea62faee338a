import { signUpRecruiter } from '#contract/auth/sign-up.ts';
import { beginSession } from '#web/lib/api/begin-session.ts';
import { PhoneField } from '#web/ui/fields/phone-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { NameFields, NewPasswordFields } from './sign-up-kit/account-fields.tsx';
import { REFERRER_FAILURE } from './sign-up-kit/sign-up-failure.ts';
import { SignUpEmailField, SignUpForm } from './sign-up-kit/sign-up-form.tsx';
import { EMPTY_RECRUITER, RecruiterForm, toAccount, useAccountForm } from './sign-up-kit/use-account-form.ts';

/** Creates a recruiter account for somebody who wants to refer companies, and signs them in. */
export function RecruiterReferrerForm({ onDone }: { onDone: () => void }) {
  const account = useAccountForm({
    schema: RecruiterForm,
    empty: EMPTY_RECRUITER,
    endpoint: signUpRecruiter,
    toBody: toAccount,
    words: REFERRER_FAILURE,
    tells: 'box',
    onDone: (bundle) => {
      beginSession(bundle);
      onDone();
    },
  });
  const { control } = account.form;
  return (
    <SignUpForm {...account.frame} submitLabel="Signup">
      <SignUpEmailField account={account} />
      <PhoneField control={control} codeName="countryCode" name="phone" />
      <NameFields control={control} />
      <TextField control={control} name="companyName" label="Company name" autoComplete="organization" />
      <NewPasswordFields control={control} />
    </SignUpForm>
  );
}
