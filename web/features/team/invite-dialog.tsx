import { notifications } from '@mantine/notifications';
import { useWatch } from 'react-hook-form';
import { INVITABLE_ROLES } from '#contract/companies/team.policy.ts';
import { INVITATION_DAYS, InviteInput, inviteMember } from '#contract/companies/team.ts';
import { MEMBER_ROLE_LABELS, type MemberRole } from '#contract/labels/accounts.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';
import { ROLE_WORDS } from './role-words.ts';

const wordsOf = (role: MemberRole) => `${MEMBER_ROLE_LABELS[role]}: ${ROLE_WORDS[role]}`;
const ROLES = INVITABLE_ROLES.map((value) => ({ value, label: MEMBER_ROLE_LABELS[value] }));

/** Invites an address with a role; a link is mailed. */
export function InviteDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Invite a colleague">
      <InviteForm onClose={onClose} />
    </Dialog>
  );
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const { form, submit, failure, isPending } = useEndpointForm(InviteInput, inviteMember, {
    defaultValues: { email: '', role: 'RECRUITER' },
    onSuccess: ({ email }) => {
      notifications.show({ message: `Invitation sent to ${email}` });
      onClose();
    },
  });
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <Form onSubmit={submit}>
      <FormFailure error={failure} />
      <TextField
        control={form.control}
        name="email"
        label="Email"
        type="email"
        autoComplete="off"
        data-autofocus
        description={`A link is mailed that works once, for ${INVITATION_DAYS} days.`}
      />
      <SelectField
        control={form.control}
        name="role"
        label="Role"
        description={`${wordsOf(role as MemberRole)}.`}
        data={ROLES}
        renderOption={({ option }) => wordsOf(option.value as MemberRole)}
        allowDeselect={false}
      />
      <SubmitFooter isSending={isPending} onCancel={onClose}>
        Send invitation
      </SubmitFooter>
    </Form>
  );
}
