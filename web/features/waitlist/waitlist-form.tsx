import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { ERRORS } from '#contract/core/errors.ts';
import { MISSING_TEXTS, type Waitlist } from '#contract/waitlist.ts';
import { track } from '#web/lib/analytics.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { type FailureWords, wordsOf } from '#web/lib/api/failure-words.ts';
import { useFocusBack } from '#web/lib/focus/use-focus-back.ts';
import { useDraftForm } from '#web/lib/forms/draft-form.ts';
import { SharedTexts } from '#web/lib/forms/field.ts';
import { applyServerErrors } from '#web/lib/forms/form.ts';
import { knownState } from '#web/lib/forms/known-person.ts';
import { Message } from '#web/ui/display/message.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { listFaults } from '#web/ui/fields/error-summary.tsx';
import { TenDigitField } from '#web/ui/fields/ten-digit-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { DialogFooter } from '#web/ui/overlays/dialog.tsx';
import classes from './waitlist-form.module.css';

/** Why somebody could not join, by the status of the answer. */
export const WAITLIST_FAILURE: FailureWords = {
  409: ERRORS.ALREADY_ON_WAITLIST[1],
  500: 'Server error occurred. Please try again later.',
  otherwise: 'Something went wrong. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
};

/**
 * Sends the form of a waitlist, counts the outcome as events, and clears the form once the
 * person is on the list.
 */
function useJoining<T extends FieldValues>(
  list: Waitlist,
  form: UseFormReturn<T, unknown, T>,
  join: (values: T) => Promise<unknown>,
  forget: () => void,
) {
  const [joinedAs, setJoinedAs] = useState<T>();
  const [failure, setFailure] = useState<string>();

  async function send(values: T): Promise<void> {
    setFailure(undefined);
    track('waitlist_signup_attempt', { list });
    try {
      await join(values);
      track('waitlist_signup_success', { list });
      form.reset();
      forget();
      setJoinedAs(values);
    } catch (error) {
      track('waitlist_signup_failed', { list, ...(error instanceof ApiError && { status: error.status }) });
      if (!applyServerErrors(form, error)) setFailure(wordsOf(error, WAITLIST_FAILURE));
    }
  }

  const submit = form.handleSubmit(send, () => setFailure(undefined));
  return { submit, joinedAs, failure, isJoining: form.formState.isSubmitting };
}

export interface Contact {
  name: string;
  email: string;
  phone: string;
  company?: string;
}

interface WaitlistFormProps<T extends FieldValues & Contact> {
  list: Waitlist;
  form: UseFormReturn<T, unknown, T>;
  join: (values: T) => Promise<unknown>;
  onClose: () => void;
  intro: ReactNode;
  /** The link to sign up, which needs no waitlist. */
  signUp: { to: string; label: string };
  /** Further fields of this list, besides name, email and phone. */
  children: ReactNode;
}

export function WaitlistForm<T extends FieldValues & Contact>({
  list,
  form,
  join,
  onClose,
  intro,
  signUp,
  children,
}: WaitlistFormProps<T>) {
  const draft = useDraftForm(form, `waitlist:${list}`);
  const { submit, joinedAs, failure, isJoining } = useJoining(list, form, join, draft.forget);
  const button = useFocusBack(isJoining);
  if (joinedAs) return <Joined person={joinedAs} signUp={signUp} onClose={onClose} />;

  const control = form.control as unknown as Control<Contact>;
  const missing = listFaults(form.formState.errors).find(({ message }) => MISSING_TEXTS.includes(message));
  return (
    <SharedTexts value={MISSING_TEXTS}>
      <p className={`muted ${classes.intro}`}>{intro}</p>
      <form noValidate onSubmit={submit}>
        <div className={classes.fields}>
          {failure && <FailureMessage>{failure}</FailureMessage>}
          {missing && !failure && <Message family="danger">{missing.message}</Message>}
          <TextField control={control} name="name" label="Name" autoComplete="name" data-autofocus />
          <TextField control={control} name="email" label="Email" type="email" autoComplete="email" />
          <TenDigitField control={control} name="phone" label="Phone" />
          {children}
        </div>
        <DialogFooter>
          <Button ref={button} type="submit" loading={isJoining}>
            Join the waitlist
          </Button>
        </DialogFooter>
      </form>
    </SharedTexts>
  );
}

type JoinedProps = Pick<WaitlistFormProps<Contact>, 'signUp' | 'onClose'> & { person: Contact };

function Joined({ person, signUp, onClose }: JoinedProps) {
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <>
      <p role="status">
        You are on the waitlist. We will write to <b className={classes.email}>{person.email}</b>.
      </p>
      <p className={`muted ${classes.next}`}>
        Sign-up is open too. What you just told us is filled in there.
      </p>
      <DialogFooter>
        <Button ref={next} component={Link} to={signUp.to} state={knownState(person)}>
          {signUp.label}
        </Button>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogFooter>
    </>
  );
}
