import { Pill, TagsInput } from '@mantine/core';
import { type Control, useController } from 'react-hook-form';
import type * as z from 'zod';
import { parseInvitationEmails } from '#contract/referrals/invitation-emails.ts';
import { INVITATIONS_A_DAY, type InvitationInput } from '#contract/referrals/invitations.ts';
import { count } from '#web/lib/format/counts.ts';
import { fieldId } from '#web/lib/forms/field-id.ts';
import classes from './invite-card.module.css';

const MOST = 200;

export type InvitationValues = z.input<typeof InvitationInput>;

interface EmailsFieldProps {
  // biome-ignore lint/suspicious/noExplicitAny: the parsed type of the form does not matter to a field.
  control: Control<InvitationValues, any, any>;
  leftToday: number | undefined;
}

/** Addresses, typed or pasted, one after another; a space or a comma ends each. */
export function EmailsField({ control, leftToday }: EmailsFieldProps) {
  const { field, fieldState } = useController({ control, name: 'emails' });
  const { valid, invalid } = parseInvitationEmails(field.value);
  // The keyboards of telephones do not say which key was pressed, so one entry may hold several addresses.
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
