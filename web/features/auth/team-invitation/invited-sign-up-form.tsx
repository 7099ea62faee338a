import { InvitedSignUp, signUpInvited } from '#contract/auth/team-invitation.ts';
import { beginSession } from '#web/lib/api/begin-session.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { NameFields, NewPasswordField } from '../sign-up-kit/account-fields.tsx';
import { SIGN_UP_FAILURE } from '../sign-up-kit/sign-up-failure.ts';
import { SignUpForm } from '../sign-up-kit/sign-up-form.tsx';

interface InvitedSignUpFormProps {
  token: string;
  onDone: () => void;
  onDead: () => void;
}

/** Makes an account for the invited address, which the link has proved. */
export function InvitedSignUpForm({ token, onDone, onDead }: InvitedSignUpFormProps) {
  const form = useZodForm(InvitedSignUp, {
    defaultValues: { token, firstName: '', lastName: '', phone: '', password: '' },
  });
  const signUp = useEndpointMutation(signUpInvited, {
    onSuccess: (bundle) => {
      beginSession(bundle);
      onDone();
    },
    onError: (error) => {
      if (error.code === 'INVALID_LINK') onDead();
      else applyServerErrors(form, error);
    },
  });
  const { control } = form;
  return (
    <SignUpForm
      message={signUp.error && wordsOf(signUp.error, SIGN_UP_FAILURE)}
      submitLabel="Join the team"
      isBusy={signUp.isPending || signUp.isSuccess}
      isTaken={false}
      onSubmit={form.handleSubmit((body) => signUp.mutate({ body }))}
    >
      <NameFields control={control} />
      <TextField control={control} name="phone" label="Phone" type="tel" autoComplete="tel" optional />
      <NewPasswordField control={control} />
    </SignUpForm>
  );
}
