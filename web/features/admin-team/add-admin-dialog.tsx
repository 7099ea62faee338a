import { notifications } from '@mantine/notifications';
import {
  ADMIN_LINK_DAYS,
  ADMIN_ROLE_LABELS,
  ADMIN_ROLES,
  AddAdminInput,
  addAdmin,
} from '#contract/admin-team.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { FieldPair, Form } from '#web/ui/fields/form-layout.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

const ROLES = ADMIN_ROLES.map((value) => ({ value, label: ADMIN_ROLE_LABELS[value] }));

/** Adds an admin, who gets a mail with a link that opens the account. */
export function AddAdminDialog({ onClose }: { onClose: () => void }) {
  const { form, draft, submit, failure, isPending } = useEndpointForm(AddAdminInput, addAdmin, {
    draftName: 'add-admin',
    defaultValues: { firstName: '', lastName: '', email: '', role: 'ADMIN' },
    onSuccess: ({ email }) => {
      notifications.show({ message: `${addAdmin.message}. A link was mailed to ${email}.` });
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title="Add Admin">
      <Form onSubmit={submit}>
        <FormFailure error={failure} />
        <DraftNotice draft={draft} />
        <FieldPair>
          <TextField
            control={form.control}
            name="firstName"
            label="First name"
            autoComplete="off"
            data-autofocus
          />
          <TextField control={form.control} name="lastName" label="Last name" autoComplete="off" />
        </FieldPair>
        <TextField
          control={form.control}
          name="email"
          label="Email"
          type="email"
          autoComplete="off"
          description={`A link is mailed that sets the password, once, for ${ADMIN_LINK_DAYS} days.`}
        />
        <SelectField
          control={form.control}
          name="role"
          label="Role"
          description="Super admins also decide who is an admin."
          data={ROLES}
          allowDeselect={false}
        />
        <SubmitFooter isSending={isPending} onCancel={onClose}>
          Add Admin
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
