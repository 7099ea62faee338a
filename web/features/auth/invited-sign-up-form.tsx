import { useEffect, useState } from 'react';
import { checkTeamInvitation, InvitedSignUp, signUpInvited } from '#contract/auth/team-invitation.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';
import { beginSession } from '#web/lib/api/begin-session.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { NameFields, NewPasswordField } from './sign-up-kit/account-fields.tsx';
import { SIGN_UP_FAILURE } from './sign-up-kit/sign-up-failure.ts';
import { SignUpForm } from './sign-up-kit/sign-up-form.tsx';

export type Invitation = AnswerOf<typeof checkTeamInvitation>;

type State =
  | { kind: 'checking' }
  | { kind: 'dead' }
  | { kind: 'failed'; message: string }
  | { kind: 'open'; invitation: Invitation };

/** What the mailed link is for, and whether it is still valid. */
export function useInvitation(token: string | null) {
  const [state, setState] = useState<State>(token ? { kind: 'checking' } : { kind: 'dead' });
  useEffect(() => {
    if (!token || state.kind !== 'checking') return;
    let isGone = false;
    call(checkTeamInvitation, { body: { token } })
      .then((invitation) => !isGone && setState({ kind: 'open', invitation }))
      .catch((error: unknown) => {
        if (isGone) return;
        const isDead = error instanceof ApiError && error.status === 400;
        setState(isDead ? { kind: 'dead' } : { kind: 'failed', message: messageOf(error) });
      });
    return () => {
      isGone = true;
    };
  }, [token, state]);
  return {
    state,
    bury: () => setState({ kind: 'dead' }),
    tryAgain: () => setState({ kind: 'checking' }),
  };
}

interface InvitedSignUpFormProps {
  token: string;
  onDone: () => void;
  onDead: () => void;
}

/** Creates an account for the invited address, which the link has confirmed. */
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
