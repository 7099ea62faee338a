import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import {
  INVITATION_MESSAGE_MAX,
  InvitationInput,
  type InvitationResult,
  sendInvitations,
  sentInWords,
} from '#contract/referrals/invitations.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { useZodForm } from '#web/lib/forms/form.ts';
import { useKeptForm } from '#web/lib/forms/kept-form.ts';
import { Card } from '#web/ui/display/card.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { CheckboxField } from '#web/ui/fields/choice-field.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { KeptLine } from '#web/ui/fields/kept-line.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { EmailsField, type InvitationValues } from './emails-field.tsx';
import { InvitationOutcome } from './invitation-outcome.tsx';
import { SEND_FAILURE } from './send-failure.ts';

const EMPTY: InvitationValues = { emails: [], includeName: true, message: '' };

/** Invitations by email. What was typed stays until it was sent. */
export function InviteCard({ leftToday }: { leftToday: number | undefined }) {
  const form = useZodForm(InvitationInput, { mode: 'onSubmit', defaultValues: EMPTY });
  const draft = useKeptForm(form, 'invite');
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
        <KeptLine draft={draft} />
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
