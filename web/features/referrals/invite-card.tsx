import { Button, Pill, TagsInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import type * as z from 'zod';
import { parseInvitationEmails } from '#contract/referrals/invitation-emails.ts';
import {
  INVITATION_MESSAGE_MAX,
  INVITATIONS_A_DAY,
  InvitationInput,
  type InvitationResult,
  sendInvitations,
  sentInWords,
} from '#contract/referrals/invitations.ts';
import { type FailureWords, said, wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { useDraftForm } from '#web/lib/forms/draft-form.ts';
import { fieldId } from '#web/lib/forms/field-id.ts';
import { useZodForm } from '#web/lib/forms/form.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { CheckboxField } from '#web/ui/fields/choice-field.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import classes from './invite-card.module.css';

const UNCONFIRMED = 'Please confirm your email address first. Then you can send invitations.';
const FAILED = 'Failed to send invitations. Please try again.';

/** Why nothing was sent. For limits the server's message is used, since retrying would be bad advice. */
export const SEND_FAILURE: FailureWords = {
  EMAIL_NOT_VERIFIED: UNCONFIRMED,
  RATE_LIMITED: said,
  NETWORK_ERROR: FAILED,
  rest: FAILED,
  otherwise: FAILED,
};

/** A ref callback that scrolls a new element into view, once. */
export function intoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Which addresses were skipped, with reasons; renders nothing if all invitations were sent. */
function InvitationOutcome({ result }: { result: InvitationResult }) {
  const { sent, skipped } = result;
  if (skipped.length === 0) return null;
  const leftOut = `${count(skipped.length, 'address was', 'addresses were')} left out`;
  return (
    <div ref={intoView}>
      <Message family="warning" title={sent === 0 ? sentInWords(result) : leftOut}>
        <ul className={classes.skipped}>
          {skipped.map(({ email, reason }) => (
            <li key={email} className="small">
              <b>{email}</b> {reason}
            </li>
          ))}
        </ul>
      </Message>
    </div>
  );
}

const MOST = 200;

type InvitationValues = z.input<typeof InvitationInput>;

interface EmailsFieldProps {
  // biome-ignore lint/suspicious/noExplicitAny: the parsed type of the form does not matter to a field.
  control: Control<InvitationValues, any, any>;
  leftToday: number | undefined;
}

/** Addresses, typed or pasted; a space or a comma ends each. */
function EmailsField({ control, leftToday }: EmailsFieldProps) {
  const { field, fieldState } = useController({ control, name: 'emails' });
  const { valid, invalid } = parseInvitationEmails(field.value);
  // Phone keyboards do not report keys, so one entry may contain several addresses.
  const change = (entries: string[]) => {
    const read = parseInvitationEmails(entries);
    field.onChange([...read.valid, ...read.invalid]);
  };
  return (
    <div>
      <TagsInput
        ref={field.ref}
        id={fieldId('emails')}
        label="Email addresses"
        description="Separate them with spaces or commas"
        inputMode="email"
        autoComplete="off"
        classNames={{ input: classes.emails ?? '' }}
        splitChars={[' ', ',', '\n', '\r', '\t']}
        maxTags={MOST}
        value={[field.value].flat()}
        onChange={change}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
        renderPill={({ value, onRemove }) => (
          <Pill
            withRemoveButton
            onRemove={() => onRemove?.()}
            className={invalid.includes(String(value)) ? (classes.odd ?? '') : ''}
          >
            {value}
          </Pill>
        )}
      />
      <p className={`meta num ${classes.note}`} aria-live="polite">
        {valid.length > 0 && invalid.length > 0 && (
          <span className={classes.warning}>{oddInWords(invalid)}</span>
        )}
        <span className="faint">
          {valid.length > 0 && `${count(valid.length, 'address', 'addresses')}. `}
          {leftToday !== undefined && `${leftToday} of ${INVITATIONS_A_DAY} invitations left today.`}
        </span>
      </p>
    </div>
  );
}

function oddInWords([first, ...others]: readonly string[]): string {
  if (others.length === 0) return `“${first}” is not an email address and will be left out. `;
  return `“${first}” and ${count(others.length, 'other')} are not email addresses and will be left out. `;
}

const EMPTY: InvitationValues = { emails: [], includeName: true, message: '' };

/** Invitations by mail. Input stays until it is sent. */
export function InviteCard({ leftToday }: { leftToday: number | undefined }) {
  const form = useZodForm(InvitationInput, { mode: 'onSubmit', defaultValues: EMPTY });
  const draft = useDraftForm(form, 'invite');
  const [outcome, setOutcome] = useState<InvitationResult | null>(null);
  const { mutate, isPending, error } = useEndpointMutation(sendInvitations, {
    onSuccess(result) {
      setOutcome(result);
      if (result.sent === 0) return;
      form.reset(EMPTY);
      draft.forget();
      notifications.show({ message: sentInWords(result) });
    },
  });
  const submit = form.handleSubmit((body) => {
    setOutcome(null);
    mutate({ body });
  });
  return (
    <Card title="Invite by email">
      <Form onSubmit={submit}>
        {error && <FailureMessage>{wordsOf(error, SEND_FAILURE)}</FailureMessage>}
        {outcome && <InvitationOutcome result={outcome} />}
        <DraftNotice draft={draft} />
        <EmailsField control={form.control} leftToday={leftToday} />
        <TextareaField
          control={form.control}
          name="message"
          label="Personal message"
          optional
          minRows={2}
          limit={INVITATION_MESSAGE_MAX}
        />
        <CheckboxField
          control={form.control}
          name="includeName"
          label="Include my name in the invitation email"
        />
        <div>
          <Button type="submit" loading={isPending}>
            Send Invitations
          </Button>
        </div>
      </Form>
    </Card>
  );
}
