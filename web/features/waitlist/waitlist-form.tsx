import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form';
import { MISSING_TEXTS, type Waitlist } from '#contract/waitlist.ts';
import { SharedTexts } from '#web/lib/forms/field.ts';
import { useFocusBack } from '#web/lib/use-focus-back.ts';
import { Message } from '#web/ui/display/message.tsx';
import { listFaults } from '#web/ui/fields/error-summary.tsx';
import { TenDigitField } from '#web/ui/fields/ten-digit-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { DialogFooter } from '#web/ui/overlays/dialog.tsx';
import { useJoining } from './use-joining.ts';
import classes from './waitlist-form.module.css';

export interface Contact {
  name: string;
  email: string;
  phone: string;
}

interface WaitlistFormProps<T extends FieldValues & Contact> {
  list: Waitlist;
  form: UseFormReturn<T, unknown, T>;
  join: (values: T) => Promise<unknown>;
  onClose: () => void;
  intro: ReactNode;
  /** What this list asks beside name, email and phone. */
  children: ReactNode;
}

export function WaitlistForm<T extends FieldValues & Contact>({
  list,
  form,
  join,
  onClose,
  intro,
  children,
}: WaitlistFormProps<T>) {
  const { submit, joinedAs, failure, isJoining } = useJoining(list, form, join);
  const button = useFocusBack(isJoining);
  if (joinedAs !== undefined) return <Joined email={joinedAs} onClose={onClose} />;

  const control = form.control as unknown as Control<Contact>;
  const missing = listFaults(form.formState.errors).find(({ message }) => MISSING_TEXTS.includes(message));
  const problem = failure ?? missing?.message;
  return (
    <SharedTexts value={MISSING_TEXTS}>
      <p className={`muted ${classes.intro}`}>{intro}</p>
      <form noValidate onSubmit={submit}>
        <div className={classes.fields}>
          {problem && <Message family="danger">{problem}</Message>}
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

function Joined({ email, onClose }: { email: string; onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p role="status">
        You are on the waitlist. We will write to <b className={classes.email}>{email}</b>.
      </p>
      <DialogFooter>
        <Button ref={button} onClick={onClose}>
          Close
        </Button>
      </DialogFooter>
    </>
  );
}
